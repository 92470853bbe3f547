"""The expert's value of 5 vor 12 in PyTorch: what it sees of a table, and the net itself.

Everything is seen after a move: board 0 is that of the seat that has just moved, board 1 of the one whose turn it is, and
so on. The value is the chance of every seat to win. src/5vor12/expert-net.ts computes the same in the browser.
"""
import math

import torch
import torch.nn as nn
import torch.nn.functional as F

HIGHEST = 20
CELLS = 16
DEEP, WIDE, LAST = 48, 32, 16

KIND = [0, 1, 2, 3, 1, 4, 5, 6, 2, 5, 7, 8, 3, 6, 8, 9]
KINDS = 10
SPAN = 22 * 22
BUCKETS = 17

# Rows of a board's squares.
FREE = 0
CHANCE = FREE + KINDS * SPAN
FILLED = CHANCE + KINDS * 4 * BUCKETS
NOTHING = FILLED + KINDS * 80
ROWS = NOTHING + 1

# Rows of counts, of which a table with few seats uses a part.
MOST_FREE = 13
FILLABLE = 0
CROSS = FILLABLE + 4 * 14 * 4
LEFT = CROSS + 14 * 14
MIDDLE = LEFT + 32
POOL = MIDDLE + 20 * 3
COUNTS = POOL + 20 * 5


class Head(nn.Module):
    def __init__(self, seats):
        super().__init__()
        self.weights = nn.Parameter(torch.randn(seats, DEEP, WIDE) * 0.15)
        self.counts = nn.Parameter(torch.randn(COUNTS, WIDE) * 0.02)
        self.second = nn.Parameter(torch.randn(WIDE, LAST) * 0.2)
        self.bias = nn.Parameter(torch.zeros(LAST))
        self.last = nn.Parameter(torch.randn(LAST, seats) * 0.2)
        # Before anything is learnt every seat has the same chance.
        self.end = nn.Parameter(torch.full((seats,), -math.log(seats - 1)))

    def finish(self, total):
        return torch.relu(torch.relu(total) @ self.second + self.bias) @ self.last + self.end


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.table = nn.Parameter(torch.randn(ROWS, DEEP) * 0.02)
        # Intervals with one end in common resemble each other.
        self.low = nn.Parameter(torch.randn(KINDS, 22, 1, DEEP) * 0.05)
        self.high = nn.Parameter(torch.randn(KINDS, 1, 22, DEEP) * 0.05)
        self.start = nn.Parameter(torch.zeros(DEEP))
        self.heads = nn.ModuleList([Head(n) for n in (2, 3, 4)])

    def rows(self):
        both = (self.low + self.high).reshape(KINDS * SPAN, DEEP)
        return self.table + F.pad(both, (0, 0, 0, ROWS - KINDS * SPAN))


def limits(boards):
    """Open limits of every square, from its row and its column: low < number < high."""
    grid = boards.reshape(boards.shape[:-1] + (4, 4))
    up = torch.where(grid == 0, torch.full_like(grid, 21), grid)
    zero, top = torch.zeros_like(grid[..., 0]), torch.full_like(grid[..., 0], 21)
    a, b, c, d = grid.unbind(-1)
    ab = torch.maximum(a, b)
    row_low = torch.stack([zero, a, ab, torch.maximum(ab, c)], -1)
    b, c, d = up.unbind(-1)[1:]
    cd = torch.minimum(c, d)
    row_high = torch.stack([torch.minimum(b, cd), cd, d, top], -1)
    a, b, c, d = grid.unbind(-2)
    ab = torch.maximum(a, b)
    low = torch.maximum(row_low, torch.stack([zero, a, ab, torch.maximum(ab, c)], -2))
    b, c, d = up.unbind(-2)[1:]
    cd = torch.minimum(c, d)
    high = torch.minimum(row_high, torch.stack([torch.minimum(b, cd), cd, d, top], -2))
    return low.reshape(boards.shape), high.reshape(boards.shape)


def tables(middle, pool):
    """For each table and every interval: how many open numbers lie in it, and how likely the next hidden tile does."""
    span = torch.arange(22, device=middle.device)
    is_open = (middle > 0).to(torch.int64)
    upto = torch.cumsum(F.pad(is_open, (0, 1)), 1)
    hidden = torch.cumsum(F.pad(pool, (0, 1)), 1)
    before = (span - 1).clamp(min=0)
    rises = span[None, :] > span[:, None]
    count = lambda sums: torch.where(rises, sums[:, None, before] - sums[:, :, None], torch.zeros_like(sums[:, :1, None]))
    fits = count(hidden)
    left = pool.sum(1).clamp(min=1)[:, None, None]
    bucket = torch.clamp(torch.div(32 * fits + left - 1, left, rounding_mode='floor'), max=16)
    size = middle.shape[0]
    return count(upto).reshape(size * SPAN), bucket.reshape(size * SPAN)


def square_rows(kind, boards, low, high, lower, higher, bucket):
    """Two rows for each square. `lower` and `higher`: open numbers that fit below and above the tile that lies there."""
    free = boards == 0
    high = torch.maximum(high, low + 1)
    first = torch.where(free, FREE + kind * SPAN + low * 22 + high, torch.full_like(boards, NOTHING))
    empty = CHANCE + (kind * 4 + higher.clamp(max=3)) * BUCKETS + bucket
    taken = FILLED + kind * 80 + (boards - 1) * 4 + 2 * (lower > 0) + (higher > 0)
    return first, torch.where(free, empty, taken)


def fillable_row(role, free, higher, is_free):
    fillable = ((higher > 0) & is_free).sum(-1).clamp(max=3)
    return FILLABLE + (role * 14 + free.clamp(max=MOST_FREE)) * 4 + fillable


def left_row(left):
    return LEFT + torch.where(left <= 16, left, 16 + torch.div(left - 13, 4, rounding_mode='floor'))


def cross_row(own, following):
    return CROSS + own.clamp(max=MOST_FREE) * 14 + following.clamp(max=MOST_FREE)


def middle_rows(middle):
    numbers = torch.arange(20, device=middle.device)
    return MIDDLE + numbers * 3 + middle[:, 1:21].clamp(max=2)


def pool_rows(pool):
    numbers = torch.arange(20, device=pool.device)
    return POOL + numbers * 5 + pool[:, 1:21]


def forward(net, seats, boards, middle, pool):
    """Log-odds of every seat: boards [m, seats, 16], middle and pool [m, 21], all int64."""
    size = boards.shape[0]
    kind = torch.tensor(KIND, device=boards.device)
    low, high = limits(boards)
    opens, buckets = tables(middle, pool)
    base = (torch.arange(size, device=boards.device) * SPAN)[:, None, None]
    mid = torch.where(boards == 0, low, boards)
    lower = opens[base + low * 22 + mid]
    higher = opens[base + mid * 22 + high]
    bucket = buckets[base + low * 22 + high]
    first, second = square_rows(kind, boards, low, high, lower, higher, bucket)
    both = torch.cat([first, second], -1).reshape(size * seats, 32)
    sums = torch.relu(F.embedding_bag(both, net.rows(), mode='sum').reshape(size, seats, DEEP) + net.start)
    head = net.heads[seats - 2]
    is_free = boards == 0
    free = is_free.sum(-1)
    rows = [fillable_row(k, free[:, k], higher[:, k], is_free[:, k])[:, None] for k in range(seats)]
    rows += [cross_row(free[:, :1], free[:, 1:2]), left_row(pool.sum(1))[:, None], middle_rows(middle), pool_rows(pool)]
    total = F.embedding_bag(torch.cat(rows, 1), head.counts, mode='sum')
    total = total + torch.einsum('mkd,kdw->mw', sums, head.weights)
    return head.finish(total)
