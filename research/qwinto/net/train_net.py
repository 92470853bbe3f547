"""Train Qwinto's network: thousands of tables of one to six seats at once, with the luck taken out of what is learnt.

    npx tsx research/qwinto/net/unpack.ts shipped.json
    python3 research/qwinto/net/train_net.py --start shipped.json --seconds 500 --out FOLDER            (a GPU)
    python3 research/qwinto/net/train_net.py --start shipped.json --seconds 300 --tables 64 --batch 512 --out FOLDER

Without --start a fresh network learns from nothing; with --blocks in place of --seconds a run can be repeated to the bit on the
same machine. A smaller sibling for two seats, in ten to fifteen minutes on two cores (with two threads one waits for the other):

    OMP_NUM_THREADS=1 python3 research/qwinto/net/train_net.py --wide 32 --narrow 16 --crowd 1,2 --tables 128 --turns 12 \
        --batch 128 --passes 1 --rate 5e-3 --blocks 1800 --seed 1 --out FOLDER
    npx tsx research/qwinto/measure/match.ts FOLDER/net.json slack --games 2000

All that a seat could write is judged anyway to choose, so it is known what a roll was worth on average, to everybody: a sheet
learns from that, and from what was learnt later in the game, never from which sum came (TD(lambda) with the luck taken out).
Some tables have seats that play for points, or by the network it began with; some seats misjudge. Then export.ts FOLDER/net.json.
"""
import argparse
import copy
import os
import time

import torch
from net import NARROW, WIDE, WIN, Net, read, write
from samples import lessons
from tables import LEARNER, OLD, OLD_POINTS, POINTS_PLAYER, Tables
from values import Minds

parser = argparse.ArgumentParser()
parser.add_argument('--start', default='')
parser.add_argument('--old', default='')
parser.add_argument('--wide', type=int, default=WIDE)
parser.add_argument('--narrow', type=int, default=NARROW)
parser.add_argument('--crowd', default='1,2,3,4,5,6')
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--seconds', type=float, default=500)
parser.add_argument('--blocks', type=int, default=0)
parser.add_argument('--tables', type=int, default=65536)
parser.add_argument('--turns', type=int, default=24)
parser.add_argument('--batch', type=int, default=16384)
parser.add_argument('--passes', type=int, default=2)
parser.add_argument('--rate', type=float, default=1e-3)
parser.add_argument('--trace', type=float, default=0.95)
parser.add_argument('--measure', type=float, default=120)
parser.add_argument('--out', default='/tmp/qwinto-net')
args = parser.parse_args()
if args.old and not args.start:
    parser.error('--old needs --start')
if args.wide > WIDE or args.narrow > NARROW:
    parser.error(f'at most {WIDE} and {NARROW} units')

device = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.manual_seed(args.seed)
if device == 'cuda':
    torch.backends.cuda.matmul.allow_tf32 = True
os.makedirs(args.out, exist_ok=True)

# Tables of each number of seats, for one of two seats; and in which of two rounds in turn they play, 2: in both.
CROWDS = {1: (0.3, 0), 2: (1.0, 2), 3: (0.5, 0), 4: (0.5, 2), 5: (0.25, 1), 6: (0.25, 1)}
CROWDS = {n: CROWDS[n] for n in map(int, args.crowd.split(','))}


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


net = (read(args.start) if args.start else Net(args.wide, args.narrow)).to(device)
# Without a network to begin with the seats that would play by it play by the one that learns.
old = [read(args.old or args.start).to(device)] if args.start else []
mean = copy.deepcopy(net)
adam = torch.optim.Adam(net.parameters(), lr=args.rate)
halls = {n: Tables(max(1, int(args.tables * part)), n, device, pool) for n, (part, _) in CROWDS.items()}
carried = {n: [] for n in CROWDS}
unsaid = {'start', 'old', 'out', 'measure'} | ({'wide', 'narrow'} if args.start else set()) | {'seconds' if args.blocks else 'blocks'}
command = ' '.join(f'--{name} {value}' for name, value in vars(args).items() if name not in unsaid)
began = time.time()
told = measured = saved = began
updates = games = turns = block = 0
playing = 0.0


def save(file='net.json'):
    write(mean, f'{args.out}/{file}', f'train_net.py {command}', args.seed, updates)


def report():
    minds = Minds(mean, *old)
    count = min(args.tables, 16384)
    groups = [('before', OLD, (1, 2, 4)), ('for points', OLD_POINTS, (2, 4))] if old else [('for points', OLD_POINTS, (1, 2, 4))]
    # The number of evaluations does not change the training.
    with torch.random.fork_rng():
        for name, other, seats in groups:
            print(f'  one among {name}:', '; '.join(measure(minds, n, other, count) for n in seats if n in CROWDS), flush=True)


def part_done():
    return block / args.blocks if args.blocks else (time.time() - began) / args.seconds


report()
while (part := part_done()) < 1:
    rate = args.rate * min(1.0, (updates + 1) / 300) * max(0.02, 1 if part < 0.35 else (1 - part) / 0.65)
    for group in adam.param_groups:
        group['lr'] = rate
    since = time.time()
    minds = Minds(net, *old)
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
    playing += time.time() - since
    block += 1
    if not parts:
        continue
    lists, worths, counts = (torch.cat(part) for part in zip(*parts))
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
