"""The network of src/qwinto/network.ts in PyTorch: 2756 features -> 128 -> 32 -> utility, points, chance to win."""
import base64
import json
from array import array

import torch
import torch.nn as nn
import torch.nn.functional as F
from sheets import CELLS, FEATURES, GAP, LOWER, ROW, SPAN, UPPER, span_at

WIDE, NARROW, HEADS = 128, 32, 3
UTILITY, POINTS, WIN = 0, 1, 2
POINTS_UNIT = 20
# The approximate outputs of a fresh network for every sheet: 30 points and an even chance.
FRESH = (0.0, 1.5, 0.5)


class Net(nn.Module):
    def __init__(self, wide=WIDE, narrow=NARROW):
        super().__init__()
        self.first = nn.Parameter(torch.randn(FEATURES, wide) * 0.05)
        self.first_bias = nn.Parameter(torch.zeros(wide))
        self.second = nn.Parameter(torch.randn(wide, narrow) * (2 / wide) ** 0.5)
        self.second_bias = nn.Parameter(torch.zeros(narrow))
        self.heads = nn.Parameter(torch.randn(HEADS, narrow) * 0.1)
        self.head_bias = nn.Parameter(torch.tensor(FRESH))

    def finish(self, sums):
        hidden = torch.relu(torch.relu(sums) @ self.second + self.second_bias)
        return hidden @ self.heads.t() + self.head_bias

    def forward(self, lists):
        """Heads of lists of features. A GPU learns much faster by a product with a table of how often each holds."""
        if not lists.is_cuda:
            table = torch.cat([self.first, self.first.new_zeros(1, self.first.shape[1])])
            return self.finish(F.embedding_bag(lists, table, mode='sum') + self.first_bias)
        counts = torch.zeros(lists.shape[0], FEATURES + 1, device=lists.device)
        counts.scatter_add_(1, lists, torch.ones_like(lists, dtype=torch.float32))
        return self.finish(counts[:, :FEATURES] @ self.first + self.first_bias)


PARTS = dict(first=(FEATURES, WIDE), first_bias=(WIDE,), second=(WIDE, NARROW), second_bias=(NARROW,), heads=(HEADS, NARROW),
             head_bias=(HEADS,))


def read(file):
    """A file of floats as unpack.ts and train.ts write it."""
    with open(file) as opened:
        told = json.load(opened)
    floats = torch.tensor(array('f', base64.b64decode(told['floats32'])))
    net = Net()
    at = 0
    with torch.no_grad():
        for name in PARTS:
            part = getattr(net, name)
            part.copy_(floats[at:at + part.numel()].reshape(part.shape))
            at += part.numel()
    return net


def filled(part, shape):
    """A file has room for all units. Those that a smaller network lacks weigh nothing, and would never learn anything."""
    room = part.new_zeros(shape)
    room[tuple(slice(size) for size in part.shape)] = part
    return room.reshape(-1)


def write(net, file, command, seed, step):
    parts = [filled(getattr(net, name).detach(), shape) for name, shape in PARTS.items()]
    flat = torch.cat(parts + [torch.zeros(1, device=net.first.device)])
    floats = base64.b64encode(array('f', flat.tolist()).tobytes()).decode()
    told = dict(game='qwinto', featureVersion=2, arch=[FEATURES, WIDE, NARROW, HEADS], seed=str(seed), round=step,
                command=command, floats32=floats)
    with open(file, 'w') as opened:
        json.dump(told, opened)


# Gaps of a row by their first field and length, and how many there are.
STARTS = [(start, length) for start in range(ROW) for length in range(1, ROW - start + 1)]
SHAPES = len(STARTS)
# Numbers at both ends of a gap, the lower first: 0 and 19 where there is none.
PAIRS = 190
GAPS = FEATURES + 1
NO_GAP = GAPS + 3 * SHAPES * PAIRS
TABLE = NO_GAP + 1


def gap_at(row, start, length, low, high):
    """The index of the sum of all features of a gap in the table; nothing for one of no length."""
    shape = start * ROW - ((start * (start - 1)) >> 1) + length - 1
    at = GAPS + (row * SHAPES + shape) * PAIRS + span_at(low, high)
    return torch.where(length > 0, at, torch.full_like(at, NO_GAP))


def table_of(net):
    """The first layer with a row for every gap there can be, so that writing a number changes a few rows only."""
    device = net.first.device
    first = net.first.detach()
    wide = first.shape[1]
    zero = torch.zeros(1, wide, device=device)
    sums = lambda at: torch.cat([torch.zeros(3, 1, 18, wide, device=device), first[at:at + CELLS * 18].reshape(3, ROW, 18, wide).cumsum(1)], 1)
    lower, upper = sums(LOWER), sums(UPPER)
    start = torch.tensor([s for s, _ in STARTS], device=device)
    length = torch.tensor([n for _, n in STARTS], device=device)
    pairs = torch.tensor([(low, high) for high in range(1, 20) for low in range(high)], device=device)
    low, high = pairs[:, 0], pairs[:, 1]
    gaps = (lower[:, start + length] - lower[:, start])[:, :, low.clamp(max=17)]
    gaps = gaps + (upper[:, start + length] - upper[:, start])[:, :, (high - 2).clamp(min=0)]
    kinds = GAP + (length[:, None] - 1) * 18 + (high - low - 1).clamp(max=17)
    gaps = gaps + first[kinds] + first[SPAN:SPAN + PAIRS]
    return torch.cat([first, zero, gaps.reshape(-1, wide), zero])
