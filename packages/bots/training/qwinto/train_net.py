"""Go on training Qwinto's network: thousands of tables of one to six seats at once, with the luck taken out of what is learnt.

    npx tsx packages/bots/training/qwinto/unpack.ts shipped.json
    python3 packages/bots/training/qwinto/train_net.py --start shipped.json --seconds 500 --out FOLDER            (a GPU)
    python3 packages/bots/training/qwinto/train_net.py --start shipped.json --seconds 300 --tables 64 --batch 512 --out FOLDER

All that a seat could write is judged anyway to choose, so it is known what a roll was worth on average, to everybody: a sheet
learns from that, and from what was learnt later in the game, never from which sum came (TD(lambda) with the luck taken out).
Some tables have seats that play for points, or by the network it began with; some seats misjudge. Then export.ts FOLDER/net.json.
"""
import argparse
import copy
import os
import time

import torch
from net import WIN, read, write
from samples import lessons
from tables import LEARNER, OLD, OLD_POINTS, POINTS_PLAYER, Tables
from values import Minds

parser = argparse.ArgumentParser()
parser.add_argument('--start', required=True)
parser.add_argument('--old', default='')
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--seconds', type=float, default=500)
parser.add_argument('--tables', type=int, default=65536)
parser.add_argument('--turns', type=int, default=24)
parser.add_argument('--batch', type=int, default=16384)
parser.add_argument('--passes', type=int, default=2)
parser.add_argument('--rate', type=float, default=1e-3)
parser.add_argument('--trace', type=float, default=0.95)
parser.add_argument('--measure', type=float, default=120)
parser.add_argument('--out', default='/tmp/qwinto-net')
args = parser.parse_args()

device = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.manual_seed(args.seed)
if device == 'cuda':
    torch.backends.cuda.matmul.allow_tf32 = True
os.makedirs(args.out, exist_ok=True)

# Tables of each number of seats, for one of two seats; and in which of two rounds in turn they play, 2: in both.
CROWDS = {1: (0.3, 0), 2: (1.0, 2), 3: (0.5, 0), 4: (0.5, 2), 5: (0.25, 1), 6: (0.25, 1)}


def pool(count, seats, device):
    """A quarter of the tables are learners only, half have one among others who play for points, at the rest all but one
    seat may be a stranger. One seat in three misjudges."""
    kind = torch.zeros(count, seats, dtype=torch.int64, device=device)
    chance = lambda *shape: torch.rand(*shape, device=device)
    noise = (chance(count, seats) - 0.67).clamp(min=0) * 0.6
    if seats == 1:
        return kind, noise
    host = torch.arange(seats, device=device) == torch.randint(0, seats, (count, 1), device=device)
    which = chance(count, seats)
    mixed = torch.where(which < 0.4, OLD, torch.where(which < 0.7, OLD_POINTS, POINTS_PLAYER))
    mixed = torch.where(chance(count, seats) < 0.7, mixed, kind)
    table = chance(count, 1)
    others = torch.where(table < 0.25, kind, torch.where(table < 0.5, OLD_POINTS, torch.where(table < 0.7, POINTS_PLAYER, mixed)))
    return torch.where(host, kind, others), noise


def one_among(other):
    """One learner somewhere among others of one kind, nobody misjudging."""
    def seat(count, seats, device):
        host = torch.arange(seats, device=device) == torch.randint(0, seats, (count, 1), device=device)
        return torch.where(host, LEARNER, other), torch.zeros(count, seats, device=device)
    return seat


@torch.no_grad()
def measure(minds, seats, other, count):
    """The share of wins of one learner among others, one game a table, and points of both."""
    tables = Tables(count, seats, device, one_among(other))
    waiting = torch.ones(count, dtype=torch.bool, device=device)
    won = own = others = games = 0
    for _ in range(70):
        record = tables.step(minds)
        ends = record['over'] & waiting
        is_learner = (record['kind'] == LEARNER)[ends]
        result = record['result'][ends]
        won += float(result[..., WIN][is_learner].sum())
        own += float(result[..., 1][is_learner].sum())
        others += float(result[..., 1][~is_learner].sum())
        games += int(ends.sum())
        waiting &= ~record['over']
    games = max(1, games)
    share = won / games
    points = f'{20 * own / games:.1f} : {20 * others / games / max(1, seats - 1):.1f}'
    return f'{seats}: {100 * share:.1f} ±{196 * (share * (1 - share) / games) ** 0.5:.1f}, {points}'


net = read(args.start).to(device)
old = read(args.old or args.start).to(device)
mean = copy.deepcopy(net)
adam = torch.optim.Adam(net.parameters(), lr=args.rate)
halls = {n: Tables(max(1, int(args.tables * part)), n, device, pool) for n, (part, _) in CROWDS.items()}
carried = {n: [] for n in CROWDS}
command = ' '.join(f'--{name} {value}' for name, value in vars(args).items() if name not in ('start', 'old', 'out', 'measure'))
began = time.time()
told = measured = saved = began
updates = games = turns = block = 0
playing = 0.0


def save(file='net.json'):
    write(mean, f'{args.out}/{file}', f'train_net.py {command}', args.seed, updates)


def report():
    minds = Minds(mean, old)
    count = min(args.tables, 16384)
    for name, other, seats in (('before', OLD, (1, 2, 4)), ('for points', OLD_POINTS, (2, 4))):
        print(f'  one among {name}:', '; '.join(measure(minds, n, other, count) for n in seats), flush=True)


report()
while time.time() - began < args.seconds:
    part = (time.time() - began) / args.seconds
    rate = args.rate * min(1.0, (updates + 1) / 300) * max(0.02, 1 if part < 0.35 else (1 - part) / 0.65)
    for group in adam.param_groups:
        group['lr'] = rate
    since = time.time()
    minds = Minds(net, old)
    parts = []
    for n, hall in halls.items():
        if CROWDS[n][1] == 1 - block % 2:
            continue
        records = carried[n]
        with torch.no_grad():
            while len(records) < args.turns + 1:
                records.append(hall.step(minds))
        parts.append(lessons(records, args.trace))
        games += sum(int(record['over'].sum()) for record in records[:-1])
        turns += hall.count * args.turns
        carried[n] = records[-1:]
    lists, worths, counts = (torch.cat(part) for part in zip(*parts))
    playing += time.time() - since
    block += 1
    # Judging is what takes time, so every lesson is learnt more than once.
    order = torch.cat([torch.randperm(lists.shape[0], device=device) for _ in range(args.passes)])
    batches = max(1, order.shape[0] // args.batch)
    for i in range(batches):
        pick = order[i * args.batch:(i + 1) * args.batch]
        error = (net(lists[pick].long()) - worths[pick]) ** 2
        loss = (error * counts[pick]).sum() / pick.shape[0]
        adam.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        adam.step()
        updates += 1
        with torch.no_grad():
            keep = min(0.9995, 1 - 1 / (updates + 1))
            for slow, fast in zip(mean.parameters(), net.parameters()):
                slow.lerp_(fast, 1 - keep)
    now = time.time()
    if now - told > args.seconds / 30 or block == 1:
        told = now
        errors = error.mean(0).tolist()
        print(f'{now - began:.0f} s ({playing:.0f} playing), {games} games, {turns} turns, {updates} steps, errors',
              ' '.join(f'{x:.4f}' for x in errors), flush=True)
    if now - saved > 60:
        saved = now
        save()
    if now - measured > args.measure:
        measured = now
        report()
save()
report()
