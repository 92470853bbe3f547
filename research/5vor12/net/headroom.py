"""Measures how much better the net's seat could play. At decisions of the net alone among `strong`'s, the best moves by the net are tried
in whole games to the end, all luck subtracted; half of the games choose one, the other half say by how much it is better than the
net's own choice. Summed over the decisions of a game this is about what a search by so many games could win.

    python3 research/5vor12/net/headroom.py --net FOLDER/net.bin --strong FOLDER/strong.bin --seats 4 --decisions 2000
"""
import argparse
import math
import time

import torch
import torch.nn.functional as F
from net import CELLS, Net
from strong import Strong
from tables import Moves, Tables, best_of, evaluate
from weights import load

parser = argparse.ArgumentParser()
parser.add_argument('--net')
parser.add_argument('--strong')
parser.add_argument('--seats', type=int, default=4)
parser.add_argument('--decisions', type=int, default=2000)
parser.add_argument('--moves', type=int, default=4)
parser.add_argument('--worlds', type=int, default=64)
parser.add_argument('--chunk', type=int, default=65536)
parser.add_argument('--seed', type=int, default=1)
args = parser.parse_args()
device = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.manual_seed(args.seed)
seats = args.seats
net = Net().to(device)
load(net, args.net, device)
strong = Strong(args.strong, device)


def hall_of(count):
    hall = Tables(count, seats, device, 0, strong, 0)
    hall.is_guest = torch.zeros(count, seats, dtype=torch.bool, device=device)
    return hall


@torch.no_grad()
def play_on(boards, middle, pool, idle, guests, role):
    """The share these tables bring the seat that sits `role` after the one to move, luck subtracted."""
    count = boards.shape[0]
    result = torch.zeros(count, device=device)
    here = torch.arange(count, device=device)
    hall = hall_of(1)
    hall.noise = torch.zeros(count, seats, device=device)
    hall.boards, hall.middle, hall.pool, hall.idle, hall.is_guest, hall.count = boards, middle, pool, idle, guests, count
    role = role.clone()
    while here.shape[0]:
        record = hall.step(net, 0, fresh=False)
        at = role[:, None]
        gain = record['expected'].gather(1, at) - record['value'].gather(1, at)
        result[here] += gain[:, 0]
        result[here] += torch.where(record['done'], record['value'].gather(1, at)[:, 0], torch.zeros_like(gain[:, 0]))
        on = ~record['done']
        here, role = here[on], (role[on] - 1) % seats
        for name in ('boards', 'middle', 'pool', 'idle', 'is_guest', 'noise'):
            setattr(hall, name, getattr(hall, name)[on])
        hall.count = here.shape[0]
    return result


@torch.no_grad()
def collect(count):
    """Decisions of the net's seat at random moments: boards, middle, pool, idle, guests, and the tile drawn or 0."""
    found = []
    hall = hall_of(4096 if device == 'cuda' else 64)
    seat = torch.randint(seats, (hall.count,), device=device)
    hall.is_guest = (torch.arange(seats, device=device) != seat[:, None])
    mine = torch.arange(seats, device=device) == seat[:, None]
    turns = draws = games = total = 0
    while total < count or games < hall.count:
        turn = mine[:, 0]
        keep = turn & (torch.rand(hall.count, device=device) < 0.05)
        before = (hall.boards, hall.middle, hall.pool, hall.idle, hall.is_guest)
        drawn_before = hall.pool.sum(1)
        record = hall.step(net, 0)
        drew = record['pool'].long().sum(1) < drawn_before
        turns += int(turn.sum())
        draws += int((turn & drew).sum())
        games += int(record['done'].sum())
        fresh = record['done']
        seat = torch.where(fresh, torch.randint(seats, (hall.count,), device=device), torch.zeros_like(seat))
        mine = torch.where(fresh[:, None], torch.arange(seats, device=device) == seat[:, None], mine.roll(-1, 1))
        hall.is_guest = ~mine
        tile = (before[2] - record['pool'].long()).clamp(min=0).argmax(1) * drew
        second = keep & drew & (torch.rand(hall.count, device=device) < 0.5)
        for which, what in ((keep & ~second, torch.zeros_like(tile)), (second, tile)):
            if which.any() and total < count:
                found.append([part[which].clone() for part in before] + [what[which]])
                total += int(which.sum())
    parts = [torch.cat(part)[:count] for part in zip(*found)]
    return parts, turns / games, draws / games


@torch.no_grad()
def study(parts):
    boards, middle, pool, idle, guests, drawn = parts
    count = boards.shape[0]
    moves = Moves(boards, middle, pool, idle, seats)
    values, ends = evaluate(net, boards, middle, pool, moves, seats)
    own = values[:, 0]
    d = moves.many_draws
    draw_index = (moves.table[:d] * 21 + moves.tile[:d]) * 17 + moves.at[:d]
    _, best_at = best_of(own[:d], draw_index, (count, 21, 17))
    chance = pool.float() / pool.sum(1, keepdim=True)
    drawing = (chance * own[best_at]).sum(1)
    # All that may be done here: -1 stands for drawing.
    allowed = torch.where(drawn[moves.table] > 0, (~moves.is_open) & (moves.tile == drawn[moves.table]), moves.is_open)
    which = allowed.nonzero()[:, 0]
    table = torch.cat([moves.table[which], (drawn == 0).nonzero()[:, 0]])
    action = torch.cat([which, torch.full((int((drawn == 0).sum()),), -1, device=device)])
    worth = torch.cat([own[which], drawing[drawn == 0]])
    order = torch.argsort(worth, descending=True)
    order = order[torch.argsort(table[order], stable=True)]
    table, action, worth = table[order], action[order], worth[order]
    first = torch.searchsorted(table, torch.arange(count, device=device))
    rank = torch.arange(table.shape[0], device=device) - first[table]
    keep = rank < args.moves
    table, action, rank = table[keep], action[keep], rank[keep]
    jobs_table = table.repeat_interleave(args.worlds)
    jobs_action = action.repeat_interleave(args.worlds)
    got = []
    for at in range(0, jobs_table.shape[0], args.chunk):
        t, a = jobs_table[at:at + args.chunk], jobs_action[at:at + args.chunk]
        spin = (torch.rand(t.shape[0], 1, device=device) * pool[t].sum(1, keepdim=True)).long()
        tile = (torch.cumsum(pool[t], 1) <= spin).sum(1)
        move = torch.where(a < 0, best_at[t, tile], a)
        start = torch.where(a < 0, drawing[t] - own[move], torch.zeros_like(drawing[t]))
        tile, square, is_open = moves.tile[move], moves.at[move], moves.is_open[move]
        b = boards[t].clone()
        padded = F.pad(b[:, 0], (0, 1))
        freed = padded.gather(1, square[:, None])[:, 0]
        b[:, 0] = padded.scatter(1, square[:, None], tile[:, None])[:, :CELLS]
        m, p = middle[t].clone(), pool[t].clone()
        e = torch.arange(t.shape[0], device=device)
        m[e, tile] -= is_open.long()
        p[e, tile] -= (~is_open).long()
        m[e, torch.where(square < CELLS, freed, tile)] += 1
        m[:, 0] = 0
        i = torch.where(is_open & (freed > 0), idle[t] + 1, torch.zeros_like(idle[t]))
        over = ends[move]
        result = torch.where(over, own[move], torch.zeros_like(start))
        on = ~over
        role = torch.full((int(on.sum()),), seats - 1, device=device)
        result[on] = play_on(b[on].roll(-1, 1), m[on], p[on], i[on], guests[t][on].roll(-1, 1), role)
        got.append(start + result)
    results = torch.cat(got).reshape(-1, args.worlds)
    half = args.worlds // 2
    grid = torch.full((2, count, args.moves), -9.0, device=device)
    grid[0, table, rank] = results[:, :half].mean(1)
    grid[1, table, rank] = results[:, half:].mean(1)
    gain = torch.zeros(count, device=device)
    for choose, judge in ((0, 1), (1, 0)):
        best = grid[choose].argmax(1)
        gain += 0.5 * (grid[judge].gather(1, best[:, None])[:, 0] - grid[judge][:, 0])
    return gain, drawn > 0, float(results.std(1).mean())


began = time.time()
parts, turns, draws = collect(args.decisions)
print(f'{turns:.1f} turns of the net in a game, {draws:.1f} tiles placed or left; {time.time() - began:.0f} s', flush=True)
gain, placing, spread = study(parts)
print(f'one game, luck subtracted, has a spread of {100 * spread:.1f} %; {time.time() - began:.0f} s')
total = [0.0, 0.0]
for name, which, times in (('turns', ~placing, turns), ('tiles', placing, draws)):
    part = 100 * gain[which]
    mean, error = float(part.mean()), 1.96 * float(part.std()) / math.sqrt(part.shape[0])
    print(f'{name}: {part.shape[0]} decisions, {mean:.3f} ± {error:.3f} % each')
    total = [total[0] + times * mean, total[1] + (times * error) ** 2]
print(f'in a game: {total[0]:.1f} ± {math.sqrt(total[1]):.1f} %')
