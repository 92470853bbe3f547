"""Hold the fast tables against the rules and the shipped network (turns.ts, unpack.ts).

    npx tsx research/qwinto/net/turns.ts 40 > /tmp/turns.jsonl
    npx tsx research/qwinto/net/unpack.ts /tmp/shipped.json
    python3 research/qwinto/net/check.py /tmp/turns.jsonl /tmp/shipped.json

With a file of points_net.py as the last argument of turns.ts and check.py, also that one against points-net.ts.
"""
import json
import sys
from collections import Counter

import own_sheet
import torch
from net import read
from sheets import CELLS, NOTHING, SUMS, Rivals, Sheets, all_features
from tables import Tables
from turn import SETS, Best, Plan
from values import Minds, Values

net = read(sys.argv[2])
minds = Minds(net)
own_net = own_sheet.read(sys.argv[3]) if len(sys.argv) > 3 else None
seen = Counter()
worst = Counter()


def note(name, difference):
    worst[name] = max(worst[name], float(difference))


with torch.no_grad():
    for line in open(sys.argv[1]):
        turn = json.loads(line)
        numbers, misthrows = torch.tensor(turn['numbers']), torch.tensor(turn['misthrows'])
        seats = len(numbers)
        sheets = Sheets(numbers, misthrows)
        assert sheets.score.tolist() == turn['scores'], turn
        believed = torch.full((seats,), seats)
        distance = torch.tensor([seats] + list(range(1, seats)))
        lists = all_features(sheets, Rivals(sheets, seats), believed, distance)
        values = Values(minds, sheets, seats, believed, torch.zeros(seats, dtype=torch.int64))
        legal = sheets.legal()
        fast = torch.stack([values.dense(values.out[:, head]) for head in range(3)], 1)
        slow = net(lists)
        note('net', (slow - values.now).abs().max())
        for seat, told in enumerate(turn['heads']):
            assert Counter(i for i in lists[seat].tolist() if i != NOTHING) == Counter(told['features']), (turn, seat)
            assert [legal[seat, :, v].nonzero()[:, 0].tolist() for v in range(SUMS)] == told['legal'], (turn, seat)
            for head in range(3):
                theirs = torch.tensor([float('-inf') if x is None else x for x in told['values'][head]]).reshape(SUMS, CELLS).t()
                ours = fast[seat, head]
                assert ((ours > float('-inf')) == (theirs > float('-inf'))).all(), (turn, seat)
                both = ours > float('-inf')
                if both.any():
                    note(f'value {head}', (ours - theirs)[both].abs().max())
                note(f'nothing {head}', (values.nothing[seat, head] - told['pass'][head]).abs())
                seen['values'] += int(both.sum())
        if own_net:
            own = own_sheet.OwnValues(own_net, sheets, seats)
            for seat, told in enumerate(turn['heads']):
                theirs = torch.tensor([float('-inf') if x is None else x for x in told['own']['values']]).reshape(SUMS, CELLS).t()
                both = theirs > float('-inf')
                assert ((own.worth[seat] > float('-inf')) == both).all(), (turn, seat)
                note('own sheet', (own.worth[seat] - theirs)[both].abs().max() if both.any() else 0)
                note('own nothing', (own.nothing[seat] - told['own']['pass']).abs())
                seen['own'] += int(both.sum())
        best = Best(values, values.out[:, 0], values.nothing[:, 0])
        plan = Plan(values, best, best, torch.ones(1, seats, dtype=torch.bool))
        # If two sets of dice are equally good, the two programs may take different ones for the usual: that shifts all alike.
        apart = torch.cat([plan.once[0] - torch.tensor(turn['once']), plan.twice[0] - torch.tensor(turn['twice'])])
        note('dice', apart.max() - apart.min())
        at = torch.tensor([SETS.index(turn['rows'])])
        clean = plan.answers(at, best)[0][0, :, turn['total'] - 1]
        for seat in range(seats):
            field = -1 if clean[seat] < 0 else int(values.found[clean[seat]] // SUMS % CELLS)
            seen['answers'] += 1
            seen['other answers'] += field != turn['best'][seat]
        after = Sheets(torch.tensor(turn['after']), torch.tensor(turn['missed']))
        over = bool(((after.complete >= 2) | (after.misthrows >= 4)).any())
        assert over == (turn['shares'] is not None), turn
        seen['turns'] += 1
        seen['ends'] += over
        if over:
            first = (after.score == after.score.max()).float()
            assert torch.allclose(first / first.sum(), torch.tensor(turn['shares'], dtype=torch.float32)), turn

    # The tables for a sheet that was written on must agree with the network on the whole sheet.
    torch.manual_seed(1)
    calm = lambda count, seats, device: (torch.zeros(count, seats, dtype=torch.int64), torch.zeros(count, seats))
    for seats in range(1, 7):
        hall = Tables(8, seats, 'cpu', calm)
        for _ in range(30):
            record = hall.step(minds)
            whole = net(record['lists'].long()).reshape(8, seats, 3)
            note(f'{seats} seats', ((whole - record['after']).abs().max(2)[0] * ~record['own_end']).max())
print(dict(seen))
print({name: round(value, 5) for name, value in worst.items()})
