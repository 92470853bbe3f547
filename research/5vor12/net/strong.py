"""The tables of `strong` in PyTorch, for tables at which it is a guest. src/5vor12/model.ts and features.ts are the original."""
import torch
import torch.nn.functional as F
from net import KIND

KINDS, BETWEEN, CHANCES, ROLES = 10, 231, 16, 3
FILLED = KINDS * BETWEEN * 2
CHANCE = FILLED + KINDS * 20
NOTHING = CHANCE + KINDS * CHANCES
ROWS = NOTHING + 1
FILL_OWN = 17 * 17
FILL_NEXT = FILL_OWN + 17 * 8
POOL = FILL_NEXT + 17 * 8
REST = POOL + 17 * 17
COUNTS = REST + 17


class Strong:
    def __init__(self, path, device):
        """`path`: what write-weights.ts wrote, floats: the unit, the rows, the counts of two, three and four seats."""
        flat = torch.from_file(path, size=1 + ROWS * ROLES + 3 * COUNTS, dtype=torch.float32).to(device)
        self.unit = float(flat[0])
        self.rows = flat[1:1 + ROWS * ROLES].reshape(ROWS, ROLES)
        self.counts = flat[1 + ROWS * ROLES:].reshape(3, COUNTS)
        pairs = torch.zeros(22, 22, dtype=torch.int64)
        number = 0
        for low in range(21):
            for high in range(low + 1, 22):
                pairs[low, high] = number
                number += 1
        for low in range(1, 21):
            pairs[low, :low + 1] = pairs[low, low + 1]
        self.pairs = pairs.reshape(-1).to(device)
        self.kind = torch.tensor(KIND, device=device)

    def likely(self, pool):
        """For each table and every interval: how likely the next hidden tile lies in it, in 32nds, rounded up; 15 at most."""
        below = F.pad(torch.cumsum(F.pad(pool, (0, 1)), 1), (1, 0))[:, :22]
        span = torch.arange(22, device=pool.device)
        fits = below[:, None, :] - below[:, (span + 1).clamp(max=21)][:, :, None]
        fits = torch.where(span[None, :] > span[:, None] + 1, fits, torch.zeros_like(fits))
        left = pool.sum(1).clamp(min=1)[:, None, None]
        return torch.floor(fits * (32.0 / left) + 0.999).clamp(max=15).long().reshape(-1)

    def board(self, role, squares, low, high, fits, likely):
        """The sum that a board adds in this role; `fits`: open numbers that fit each free square."""
        free = squares == 0
        empty = 2 * (self.kind * BETWEEN + self.pairs[low * 22 + high]) + ((fits > 0) & (low < high))
        first = torch.where(free, empty, FILLED + self.kind * 20 + squares - 1)
        second = torch.where(free, CHANCE + self.kind * CHANCES + likely, torch.full_like(squares, NOTHING))
        rows = self.rows[:, role]
        return rows[first].sum(-1) + rows[second].sum(-1)

    def fill_next(self, seats, free, fillable):
        return self.counts[seats - 2][FILL_NEXT + free * 8 + fillable.clamp(max=7)]

    def counts_of(self, seats, own, fillable, free, left):
        """`free`: free squares of every seat before the move; `left`: hidden tiles after it."""
        counts = self.counts[seats - 2]
        rest = free[:, 2:].min(1)[0] if seats > 2 else torch.full_like(left, 16)
        return (counts[own * 17 + free[:, 1]] + counts[FILL_OWN + own * 8 + fillable.clamp(max=7)]
                + counts[POOL + own * 17 + torch.where(left > 64, torch.full_like(left, 16), torch.div(left + 3, 4, rounding_mode='floor'))]
                + counts[REST + rest])
