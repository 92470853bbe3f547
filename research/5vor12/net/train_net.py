"""Learn the expert's value of 5 vor 12: the net plays itself at thousands of tables of two, three and four seats at once.

    python3 research/5vor12/net/train_net.py --seed 1 --seconds 500 --out FOLDER          (a GPU)
    python3 research/5vor12/net/train_net.py --seed 1 --seconds 600 --tables 96 --batch 1024 --out FOLDER  (two cores)

A position is worth what the best turn after it is expected to be worth, and a part of what was learnt later in that game;
how lucky the tiles were plays no part in it, because what they would have been worth on average is known (TD(lambda) with
the luck taken out). Seats misjudge a little in a third of the games, and anything at all is tried now and then; what comes
of that is not blamed on the positions before. Then: npx tsx research/5vor12/net/export-net.ts FOLDER.
"""
import argparse
import copy
import json
import os
import time

import torch
import torch.nn.functional as F
from net import DEEP, KINDS, SPAN, Net, forward
from strong import Strong
from tables import Tables
from weights import load

parser = argparse.ArgumentParser()
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--seconds', type=float, default=500)
parser.add_argument('--tables', type=int, default=8192)
parser.add_argument('--crowd', type=float, nargs='+', default=[0.5], help='tables of three and four seats, for one of two')
parser.add_argument('--turns', type=int, default=24)
parser.add_argument('--batch', type=int, default=8192)
parser.add_argument('--rate', type=float, default=2e-3)
parser.add_argument('--trace', type=float, default=0.85)
parser.add_argument('--slips', type=float, default=0.015)
parser.add_argument('--noisy', type=float, default=0.35, help='the part of the seats that misjudge a little')
parser.add_argument('--strong', default='', help='strong.bin of write-weights.ts: at some tables others play')
parser.add_argument('--guests', type=float, default=0.4, help='at which part of the tables')
parser.add_argument('--start', default='', help='state.pt of an earlier run, or net.bin of write-weights.ts')
parser.add_argument('--measured', type=int, default=8192, help='games for each number of seats to measure by')
parser.add_argument('--out', default='/tmp/5vor12-net')
args = parser.parse_args()

device = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.manual_seed(args.seed)
if device == 'cuda':
    torch.backends.cuda.matmul.allow_tf32 = True

SEATS = (2, 3, 4)


def save(net, name, seconds):
    """All weights in one row of floats, in the order in which export-net.ts reads them."""
    os.makedirs(args.out, exist_ok=True)
    rows = net.rows().detach()
    spans = rows[:KINDS * SPAN].reshape(KINDS, 22, 22, DEEP)
    pairs = [spans[:, low, high] for low in range(21) for high in range(low + 1, 22)]
    parts = [torch.stack(pairs, 1).reshape(-1, DEEP), rows[KINDS * SPAN:], net.start.detach()]
    for head in net.heads:
        parts += [head.weights, head.counts, head.second, head.bias, head.last, head.end]
    flat = torch.cat([part.detach().reshape(-1) for part in parts]).float().cpu()
    with open(f'{args.out}/{name}.bin', 'wb') as file:
        file.write(flat.numpy().astype('<f4').tobytes())
    torch.save(net.state_dict(), f'{args.out}/state.pt')
    about = dict(vars(args), device=device, games=games, played=played, updates=updates, took=round(seconds))
    print(json.dumps(about), flush=True)


def targets(records, seats, trace):
    """The worth of each recorded position but the last in hindsight; and whether the game went on from it."""
    later = records[-1]['value']
    result = [None] * (len(records) - 1)
    for i in range(len(records) - 2, -1, -1):
        following = records[i + 1]
        goes_on = ~(following['done'] | following['strays'])
        worth = following['expected'] + trace * goes_on[:, None] * (later - following['value'])
        later = worth.roll(1, 1)
        result[i] = later.clamp(0, 1)
        later = torch.where(records[i]['done'][:, None], records[i]['value'], later)
    return result


@torch.no_grad()
def wins_alone(net, seats, count):
    """The share of wins of the net, one move ahead, alone among `strong`'s; everybody has started by eye."""
    hall = Tables(count, seats, device, 0, strong, 1)
    seat = torch.randint(seats, (count,), device=device)
    hall.is_guest = torch.arange(seats, device=device) != seat[:, None]
    won = torch.zeros(count, device=device)
    going = torch.ones(count, dtype=torch.bool, device=device)
    for turn in range(60 * seats):
        record = hall.step(net, 0)
        role = (seat - turn) % seats
        ends = going & record['done']
        won = torch.where(ends, record['value'].gather(1, role[:, None])[:, 0], won)
        going &= ~ends
        if not going.any():
            break
    return float(won.mean())


net = Net().to(device)
if args.start:
    load(net, args.start, device)
mean = copy.deepcopy(net)
best = torch.optim.Adam(net.parameters(), lr=args.rate, betas=(0.9, 0.99))
strong = Strong(args.strong, device) if args.strong else None
halls = {n: Tables(int(args.tables * part), n, device, args.noisy, strong, args.guests)
         for n, part in zip(SEATS, (1, args.crowd[0], args.crowd[-1]))}
carried = {n: [] for n in SEATS}
began = last_word = time.time()
updates = games = played = block = 0
playing = 0.0
while time.time() - began < args.seconds:
    done = (time.time() - began) / args.seconds
    rate = args.rate * max(0.02, min(1.0, updates / 200) * (1 if done < 0.35 else (1 - done) / 0.65))
    for group in best.param_groups:
        group['lr'] = rate
    samples = {}
    off = {}
    plays = time.time()
    for n in SEATS:
        hall = halls[n]
        if block % 8 == 0:
            hall.stock()
        records = carried[n]
        with torch.no_grad():
            while len(records) < args.turns + 1:
                records.append(hall.step(net, args.slips))
        worth = targets(records, n, args.trace if args.start or done > 0.1 else 0.95)
        keeps = torch.cat([~record['done'] for record in records[:-1]])
        take = lambda key: torch.cat([record[key] for record in records[:-1]])[keeps]
        samples[n] = (take('boards'), take('middle'), take('pool'), torch.cat(worth)[keeps])
        off[n] = (take('value') - samples[n][3])[:, 0].pow(2).mean().sqrt()
        games += int((~keeps).sum())
        played += keeps.shape[0]
        carried[n] = records[-1:]
    playing += time.time() - plays
    orders = {n: torch.randperm(samples[n][0].shape[0], device=device) for n in SEATS}
    batches = orders[2].shape[0] // args.batch
    for i in range(max(1, batches)):
        loss = 0
        for n in SEATS:
            size = orders[n].shape[0] // max(1, batches)
            pick = orders[n][i * size:(i + 1) * size]
            boards, middle, pool, worth = (part[pick] for part in samples[n])
            logits = forward(net, n, boards.long(), middle.long(), pool.long())
            loss = loss + F.binary_cross_entropy_with_logits(logits, worth)
        best.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        best.step()
        updates += 1
        with torch.no_grad():
            keep = min(0.9995, 1 - 1 / (updates + 1))
            for slow, fast in zip(mean.parameters(), net.parameters()):
                slow.lerp_(fast, 1 - keep)
    block += 1
    if time.time() - last_word > args.seconds / 8 or block == 1:
        last_word = time.time()
        seconds = last_word - began
        print(f'{seconds:.0f} s ({playing:.0f} playing), {games} games, {played} turns, {updates} steps, loss {float(loss):.4f}, off',
              ' '.join(f'{float(off[n]):.4f}' for n in SEATS), flush=True)
        if strong:
            print('wins alone among strong, one move ahead:', [round(100 * wins_alone(mean, n, args.measured), 1) for n in SEATS], flush=True)
        save(mean, 'net', seconds)
save(mean, 'net', time.time() - began)
