"""A stand-in for the public players of Qwinto, who are no part of this project: trained from what was published of them alone.

    python3 research/qwinto/net/points_net.py --seconds 300 --out FOLDER                          (a GPU)
    python3 research/qwinto/net/points_net.py --seconds 900 --tables 48 --turns 16 --batch 256 --rate 0.0005 \\
        --means 100 --out FOLDER

Published: a network of the own sheet alone that says its final score, an exact turn of dice, second roll and field by it,
learnt from games of five with evaluations misjudged by one point. Here the luck is taken out of what is learnt, as train_net.py
does. Their input for the turn is left out: it always said 1. Means in games among themselves: alone 66 to 68 points, with two
seats 74 to 76, with three 80, with four 82, with five 79 to 85. Then match.ts plays FOLDER/points.json,kind=points.
"""
import argparse
import copy
import os
import time

import torch
from net import POINTS_UNIT
from own_sheet import OwnSheet, OwnTables, read, write
from samples import targets

parser = argparse.ArgumentParser()
parser.add_argument('--start', default='')
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--seconds', type=float, default=300)
parser.add_argument('--tanh', type=int, default=60)
parser.add_argument('--elu', type=int, default=60)
parser.add_argument('--seats', type=int, default=5)
parser.add_argument('--tables', type=int, default=8192)
parser.add_argument('--turns', type=int, default=24)
parser.add_argument('--batch', type=int, default=8192)
parser.add_argument('--passes', type=int, default=1)
parser.add_argument('--rate', type=float, default=1e-3)
parser.add_argument('--trace', type=float, default=0.95)
parser.add_argument('--noise', type=float, default=1.0, help='points')
parser.add_argument('--means', type=int, default=8192, help='games that means are measured with')
parser.add_argument('--out', default='/tmp/qwinto-points')
args = parser.parse_args()

device = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.manual_seed(args.seed)
if device == 'cuda':
    torch.backends.cuda.matmul.allow_tf32 = True
os.makedirs(args.out, exist_ok=True)


@torch.no_grad()
def mean_of(net, seats, games):
    """Mean score among themselves, one game a table, nobody misjudging, and the turns of a game."""
    tables = OwnTables(games, seats, device)
    waiting = torch.ones(games, dtype=torch.bool, device=device)
    scores, turns = [], 0
    while waiting.any():
        turns += int(waiting.sum())
        record = tables.step(net)
        ends = record['over'] & waiting
        scores.append(record['result'][ends].mean((1, 2)) * POINTS_UNIT)
        waiting &= ~ends
    scores = torch.cat(scores)
    return f'{seats}: {float(scores.mean()):.1f} ±{1.96 * float(scores.std()) / games ** 0.5:.1f} ({turns / games:.1f} turns)'


net = (read(args.start) if args.start else OwnSheet(args.tanh, args.elu)).to(device)
mean = copy.deepcopy(net)
adam = torch.optim.Adam(net.parameters(), lr=args.rate)
hall = OwnTables(args.tables, args.seats, device, args.noise / POINTS_UNIT)
command = ' '.join(f'--{name} {value}' for name, value in vars(args).items() if name not in ('start', 'out', 'means'))
began = time.time()
told = began
updates = games = 0
playing = 0.0
records = []
recent = []


def save():
    write(mean, f'{args.out}/points.json', f'points_net.py {command}')


while time.time() - began < args.seconds:
    part = (time.time() - began) / args.seconds
    rate = args.rate * min(1.0, (updates + 1) / 100) * max(0.02, 1 if part < 0.4 else (1 - part) / 0.6)
    for group in adam.param_groups:
        group['lr'] = rate
    since = time.time()
    with torch.no_grad():
        while len(records) < args.turns + 1:
            records.append(hall.step(net))
    worth = torch.cat(targets(records, args.trace)).reshape(-1)
    stack = lambda key: torch.cat([record[key] for record in records[:-1]])
    numbers, misthrows = stack('numbers').flatten(0, 1), stack('misthrows').flatten(0, 1)
    over = stack('over')
    games += int(over.sum())
    recent.append(stack('result')[over].reshape(-1) * POINTS_UNIT)
    records = records[-1:]
    playing += time.time() - since
    order = torch.cat([torch.randperm(worth.shape[0], device=device) for _ in range(args.passes)])
    for pick in order.split(args.batch):
        error = ((net(numbers[pick], misthrows[pick]) - worth[pick]) ** 2).mean()
        adam.zero_grad(set_to_none=True)
        error.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        adam.step()
        updates += 1
        with torch.no_grad():
            keep = min(0.9995, 1 - 1 / (0.2 * updates + 1))
            for slow, fast in zip(mean.parameters(), net.parameters()):
                slow.lerp_(fast, 1 - keep)
    now = time.time()
    if now - told > max(args.seconds / 30, 2):
        told = now
        points = float(torch.cat(recent).mean())
        recent = []
        print(f'{now - began:.0f} s ({playing:.0f} playing), {games} games, {updates} steps, '
              f'error {float(error):.4f}, {points:.1f} points while learning', flush=True)
        save()
save()
print('among themselves:', '; '.join(mean_of(mean, seats, args.means) for seats in range(1, 6)), flush=True)
