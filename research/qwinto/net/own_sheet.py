"""Players who know nothing but their own sheet and want points: a baseline like the public players, trained by points_net.py.

A number on a field, or a misthrow, is worth what the network says of the sheet after it; the others do not come into it.
points-net.ts plays the same for one table.
"""
import base64
import json
from array import array

import torch
import torch.nn as nn
import torch.nn.functional as F
from net import POINTS_UNIT
from sheets import CELLS, LAST_MISTHROW, SUMS, Sheets
from turn import SETS, Best, chances

# A number on a field; then misthrows, a fourth for each.
MISTHROWS = CELLS * SUMS
INPUTS = MISTHROWS + 1
# So many numbers on fields are judged at a time.
CHUNK = 1 << 21
PARTS = ('first', 'first_bias', 'last', 'last_bias')


class OwnSheet(nn.Module):
    """487 inputs -> units of tanh and of ELU, side by side -> the final score, in twenties."""

    def __init__(self, tanh, elu):
        super().__init__()
        self.tanh = tanh
        self.first = nn.Parameter(torch.randn(INPUTS, tanh + elu) * 0.1)
        self.first_bias = nn.Parameter(torch.zeros(tanh + elu))
        self.last = nn.Parameter(torch.randn(tanh + elu) * 0.05)
        self.last_bias = nn.Parameter(torch.full((1,), 2.0))

    def finish(self, sums):
        return torch.tanh(sums[:, :self.tanh]) @ self.last[:self.tanh] + F.elu(sums[:, self.tanh:]) @ self.last[self.tanh:] + self.last_bias

    def sums(self, numbers, misthrows):
        count = numbers.shape[0]
        at = torch.arange(CELLS, device=numbers.device) * SUMS + numbers.long() - 1
        inputs = torch.zeros(count, INPUTS + 1, device=numbers.device)
        inputs.scatter_(1, torch.where(numbers > 0, at, torch.full_like(at, INPUTS)), 1.0)
        inputs[:, MISTHROWS] = misthrows / LAST_MISTHROW
        return inputs[:, :INPUTS] @ self.first + self.first_bias

    def forward(self, numbers, misthrows):
        return self.finish(self.sums(numbers, misthrows))


class OwnValues:
    """The worth of every number on every field to every seat, [b, 27, 18] with -inf where it does not fit, and of writing nothing."""

    def __init__(self, net, sheets, seats):
        self.seats, self.sheets = seats, sheets
        base = net.sums(sheets.numbers, sheets.misthrows)
        rolls = torch.arange(base.shape[0], device=base.device) % seats == 0
        self.nothing = net.finish(base + rolls[:, None] * net.first[MISTHROWS] / LAST_MISTHROW)
        found = sheets.legal().reshape(-1).nonzero()[:, 0]
        self.worth = torch.full((base.shape[0] * CELLS * SUMS,), float('-inf'), device=base.device)
        for part in found.split(CHUNK):
            at = part % (CELLS * SUMS)
            self.worth[part] = net.finish(base[torch.div(part, CELLS * SUMS, rounding_mode='floor')] + net.first[at])
        self.worth = self.worth.reshape(-1, CELLS, SUMS)
        self.ends_row = sheets.filled >= 9

    def dense(self, judged):
        return judged


class OwnTables:
    """Many tables at once. Seat 0 is always the one that rolls; all play by one network and misjudge by `noise` twenties of points."""

    def __init__(self, count, seats, device, noise=0.0):
        self.count, self.seats, self.noise = count, seats, noise
        self.chances = chances().to(device)
        self.numbers = torch.zeros(count, seats, CELLS, dtype=torch.int64, device=device)
        self.misthrows = torch.zeros(count, seats, dtype=torch.int64, device=device)

    def blurred(self, worth):
        return worth + self.noise * torch.randn_like(worth) if self.noise > 0 else worth

    def rolls(self, worth):
        """The best set of dice for the seat that rolls, and the chance of every sum with it, kept at once or rolled again."""
        every = torch.arange(self.count, device=worth.device)
        once = (self.chances * worth).sum(2)
        twice = (self.chances * torch.maximum(worth, once[:, :, None])).sum(2)
        at = twice.max(1)[1]
        chance = self.chances[at]
        kept = chance * (worth[every, at] > once[every, at][:, None])
        return at, kept + (1 - kept.sum(1, keepdim=True)) * chance

    def step(self, net):
        """A whole turn at every table, and what there is to learn from it (samples.py)."""
        count, seats, device = self.count, self.seats, self.numbers.device
        values = OwnValues(net, Sheets(self.numbers.reshape(-1, CELLS), self.misthrows.reshape(-1)), seats)
        best = Best(values, self.blurred(values.worth), self.blurred(values.nothing))
        at, rolls = self.rolls(best.sets()[0][:, 0])
        field, takes, _ = best.answers(torch.tensor(SETS, device=device)[at])
        number = torch.arange(SUMS, device=device)
        worth = values.worth.reshape(count, seats, -1).gather(2, field * SUMS + number)
        worth = torch.where(takes, worth, values.nothing.reshape(count, seats, 1))
        before = (rolls[:, None] * worth).sum(2)
        spin = torch.rand(count, 1, device=device) * rolls.sum(1, keepdim=True)
        total = (torch.cumsum(rolls, 1) <= spin).sum(1).clamp(max=SUMS - 1)
        every = torch.arange(count, device=device)
        after, field, takes = worth[every, :, total], field[every, :, total], takes[every, :, total]

        numbers = F.pad(self.numbers, (0, 1))
        field = torch.where(takes, field, torch.full_like(field, CELLS))
        numbers = numbers.scatter(2, field[:, :, None], (total + 1)[:, None, None].expand(-1, seats, 1))[:, :, :CELLS]
        misthrows = self.misthrows.clone()
        misthrows[:, 0] += ~takes[:, 0]
        then = Sheets(numbers.reshape(-1, CELLS), misthrows.reshape(-1))
        over = ((then.complete >= 2) | (then.misthrows >= LAST_MISTHROW)).reshape(count, seats).any(1)
        one = lambda part: part.reshape(count, seats, 1)
        record = dict(
            numbers=numbers.to(torch.int8), misthrows=misthrows.to(torch.int8), before=one(before), after=one(after), over=over,
            result=one(then.score / POINTS_UNIT), luck=torch.zeros_like(one(after)), strays=torch.zeros_like(takes))

        fresh = over[:, None]
        self.numbers = torch.where(fresh[..., None], torch.zeros_like(numbers), numbers.roll(-1, 1))
        self.misthrows = torch.where(fresh, torch.zeros_like(misthrows), misthrows.roll(-1, 1))
        return record


def read(file):
    with open(file) as opened:
        told = json.load(opened)
    floats = torch.tensor(array('f', base64.b64decode(told['floats32'])))
    net = OwnSheet(told['tanh'], told['elu'])
    with torch.no_grad():
        for name, part in zip(PARTS, floats.split([getattr(net, name).numel() for name in PARTS])):
            getattr(net, name).copy_(part.reshape(getattr(net, name).shape))
    return net


def write(net, file, command):
    flat = torch.cat([getattr(net, name).detach().reshape(-1) for name in PARTS])
    floats = base64.b64encode(array('f', flat.tolist()).tobytes()).decode()
    told = dict(game='qwinto', kind='points', tanh=net.tanh, elu=net.last.numel() - net.tanh, command=command, floats32=floats)
    with open(file, 'w') as opened:
        json.dump(told, opened)
