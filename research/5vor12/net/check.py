"""Hold the fast tables against the rules (turns.ts), and the two ways to the net's values against each other.

    npx tsx research/5vor12/net/turns.ts 40 > /tmp/turns.jsonl
    python3 research/5vor12/net/check.py /tmp/turns.jsonl

With two more files, that the shipped net and the tables of `strong` are the same here:

    npx tsx research/5vor12/net/write-weights.ts /tmp/5vor12
    npx tsx research/5vor12/net/values.ts 12 > /tmp/values.jsonl
    python3 research/5vor12/net/check.py /tmp/turns.jsonl /tmp/values.jsonl /tmp/5vor12
"""
import json
import sys

import torch
from net import Net, forward
from strong import Strong
from tables import Moves, Tables, evaluate
from weights import load

torch.manual_seed(1)
net = Net()
turns = checked = ends = 0
for line in open(sys.argv[1]):
    turn = json.loads(line)
    seats = len(turn['boards'])
    boards = torch.tensor([turn['boards']])
    middle, pool = torch.tensor([turn['middle']]), torch.tensor([turn['pool']])
    moves = Moves(boards, middle, pool, torch.zeros(1, dtype=torch.int64), seats)
    drawn = turn['drawn']
    ours = {(int(t), int(a)) for t, a, o in zip(moves.tile, moves.at, moves.is_open) if (t == drawn if drawn else o) and bool(o) == (not drawn)}
    assert ours == {tuple(one) for one in turn['legal']}, (turn, ours)
    turns += 1
    if turn['move'] is None:
        continue
    with torch.no_grad():
        values, over = evaluate(net, boards, middle, pool, moves, seats)
    move = turn['move']
    for i in range(len(values)):
        if int(moves.tile[i]) == move['tile'] and int(moves.at[i]) == move.get('at', 16) and bool(moves.is_open[i]) == (not drawn):
            checked += 1
            assert bool(over[i]) == (turn['shares'] is not None), turn
            if turn['shares']:
                ends += 1
                assert torch.allclose(values[i], torch.tensor(turn['shares'], dtype=torch.float32)), (turn, values[i])
print(turns, 'turns,', checked, 'moves,', ends, 'ends as by the rules')

for seats in (2, 3, 4):
    hall = Tables(16, seats, 'cpu')
    most = 0.0
    with torch.no_grad():
        for _ in range(40):
            left = hall.pool.sum(1)
            record = hall.step(net, 0.3)
            going = ~record['done']
            full = torch.sigmoid(forward(net, seats, *(record[key][going].long() for key in ('boards', 'middle', 'pool'))))
            taken = record['pool'].sum(1)[going] == left[going]
            if taken.any():
                most = max(most, float((full - record['value'][going])[taken].abs().max()))
            tiles = torch.zeros(16, 21, dtype=torch.int64)
            tiles.scatter_add_(1, record['boards'].long().reshape(16, -1), torch.ones(16, 16 * seats, dtype=torch.int64))
            tiles += record['middle'] + record['pool']
            assert (tiles[:, 1:] == seats).all()
            grid = record['boards'].long().reshape(-1, 4, 4)
            for lines in (grid, grid.transpose(1, 2)):
                for i in range(4):
                    for j in range(i):
                        a, b = lines[:, :, j], lines[:, :, i]
                        assert ((a < b) | (a == 0) | (b == 0)).all()
    print(seats, 'seats: values differ by', most)

if len(sys.argv) > 3:
    load(net, f'{sys.argv[3]}/net.bin', 'cpu')
    strong = Strong(f'{sys.argv[3]}/strong.bin', 'cpu')
    count, most = 0, [0.0, 0.0]
    for line in open(sys.argv[2]):
        position = json.loads(line)
        seats = len(position['boards'])
        boards, middle, pool = (torch.tensor([position[key]]) for key in ('boards', 'middle', 'pool'))
        moves = Moves(boards, middle, pool, torch.zeros(1, dtype=torch.int64), seats)
        with torch.no_grad():
            values, _, judged = evaluate(net, boards, middle, pool, moves, seats, strong)
        assert len(judged) == len(position['net'])
        for i in range(len(judged)):
            key = f'{int(moves.tile[i])},{int(moves.at[i])},{int(moves.is_open[i])}'
            most = [max(most[0], abs(float(values[i, 0]) - position['net'][key])),
                    max(most[1], abs(float(judged[i]) - position['strong'][key]))]
            count += 1
    assert max(most) < 1e-4, most
    print(count, 'moves: the net differs by', most[0], 'and strong by', most[1])
