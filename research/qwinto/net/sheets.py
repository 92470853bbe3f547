"""Many sheets of Qwinto at once: what stands where, what it counts, and the features that the network sees of it.

src/qwinto/board.ts and features.ts say the same of one sheet; check.py holds the two against each other.
"""
import torch

ROW, CELLS, TOP, SUMS = 9, 27, 19, 18
COLUMN_OF = [2, 3, 4, 6, 7, 8, 9, 10, 11, 1, 2, 3, 4, 5, 7, 8, 9, 10, 0, 1, 2, 3, 5, 6, 7, 8, 9]
BONUS_COLUMNS = [2, 3, 7, 8, 9]
PENTAGONS = [20, 1, 4, 15, 26]
BONUS_FIELDS = [[f for f in range(CELLS) if COLUMN_OF[f] == column] for column in BONUS_COLUMNS]
# The bonus column of each field, from 0 to 4; 5: none.
BONUS_OF = [BONUS_COLUMNS.index(column) if column in BONUS_COLUMNS else 5 for column in COLUMN_OF]
# The other fields of each field's column; CELLS: there is none.
MATES = [([m for m in range(CELLS) if m != f and COLUMN_OF[m] == COLUMN_OF[f]] + [CELLS, CELLS])[:2] for f in range(CELLS)]
LAST_MISTHROW, MISTHROW_COST = 4, 5
# Fields to go to the end, by anybody, when every number is looked at on every field.
LATE = 6

VALUE, LOWER, UPPER, GAP, SPAN, FILLED, COLUMN, MISTHROWS, SCORE, TO_GO, SEATS, AHEAD, RACE, RIVAL, FEATURES = (
    0, 486, 972, 1458, 1620, 1810, 1840, 1880, 1885, 1917, 1936, 1972, 2004, 2104, 2756)
# A feature that never holds.
NOTHING = FEATURES
RIVAL_SIZE = 326
# Features of a rival, and places in the list of features of a sheet among six.
OF_RIVAL = 17
LONGEST = 4 * CELLS + 14 + 5 * OF_RIVAL


def score_at(score):
    return ((score + 20) >> 2).clamp(0, 31)


def ahead_at(points):
    return ((points + 64) >> 2).clamp(0, 31)


def race_at(own, other):
    return own.clamp(max=9) * 10 + other.clamp(max=9)


def span_at(low, high):
    return ((high * (high - 1)) >> 1) + low


class Sheets:
    """`numbers` [b, 27] and `misthrows` [b], and what follows from them. Limits and gaps of a field are those of its row."""

    def __init__(self, numbers, misthrows):
        device = numbers.device
        self.numbers, self.misthrows = numbers, misthrows
        rows = numbers.reshape(-1, 3, ROW)
        written = rows > 0
        self.filled = written.sum(2)
        last = rows[:, :, ROW - 1]
        bonus = torch.tensor(BONUS_FIELDS, device=device)
        bits = torch.tensor([1, 2, 4], device=device)
        self.columns = ((numbers[:, bonus] > 0) * bits).sum(2)
        pentagons = numbers[:, torch.tensor(PENTAGONS, device=device)]
        self.score = (torch.where(self.filled == ROW, last, self.filled).sum(1)
                      + torch.where(self.columns == 7, pentagons, torch.zeros_like(pentagons)).sum(1)
                      - MISTHROW_COST * misthrows)
        self.complete = (self.filled == ROW).sum(1)
        self.to_go = 2 * ROW - (self.filled.sum(1) - self.filled.min(1)[0])
        low, start = torch.zeros_like(last), torch.zeros_like(last)
        high, end = torch.full_like(last, TOP), torch.full_like(last, ROW)
        lows, starts, highs, ends = [], [], [None] * ROW, [None] * ROW
        for i in range(ROW):
            lows.append(low)
            starts.append(start)
            low = torch.where(written[:, :, i], rows[:, :, i], low)
            start = torch.where(written[:, :, i], torch.full_like(start, i + 1), start)
        for i in range(ROW - 1, -1, -1):
            highs[i], ends[i] = high, end
            high = torch.where(written[:, :, i], rows[:, :, i], high)
            end = torch.where(written[:, :, i], torch.full_like(end, i), end)
        flat = lambda parts: torch.stack(parts, 2).reshape(-1, CELLS)
        # Numbers strictly between low and high may be written; the gap is from `start` to before `end`.
        self.low, self.high, self.start, self.end = flat(lows), flat(highs), flat(starts), flat(ends)
        self.free = numbers == 0

    def gains(self):
        """The points that writing a number on a field adds to the score: the first, and the second for each point of the number."""
        device = self.numbers.device
        row = torch.arange(CELLS, device=device) // ROW
        last = row * ROW + ROW - 1
        is_last = torch.arange(CELLS, device=device) == last
        completes = (self.filled == ROW - 1)[:, row]
        fixed = torch.where(completes, torch.where(is_last, 0, self.numbers[:, last]) - (ROW - 1), torch.ones_like(self.numbers))
        each = (completes & is_last).long()
        bonus = torch.tensor(BONUS_OF, device=device)
        pentagon = torch.tensor(PENTAGONS + [0], device=device)[bonus]
        is_pentagon = (torch.arange(CELLS, device=device) == pentagon) & (bonus < 5)
        closes = self.closes()
        fixed = fixed + torch.where(closes & ~is_pentagon, self.numbers[:, pentagon], torch.zeros_like(fixed))
        return fixed, each + (closes & is_pentagon).long()

    def closes(self):
        """Is this field the last one missing of a bonus column?"""
        device = self.numbers.device
        bonus = torch.tensor(BONUS_OF, device=device)
        bits = 1 << (torch.arange(CELLS, device=device) // ROW)
        columns = torch.nn.functional.pad(self.columns, (0, 1))[:, bonus]
        return self.free & (bonus < 5) & ((columns | bits) == 7)

    def legal(self, is_early=None):
        """The legal fields of each number, [b, 27, 18]. Early, a number is left out if it would leave a free field
        that nothing fits any more, unless it completes a bonus column: the gap has a better field for it."""
        device = self.numbers.device
        first, last = self.low + 1, self.high - 1
        if is_early is not None:
            is_sound = is_early[:, None] & (self.high - self.low - 1 >= self.end - self.start) & ~self.closes()
            place = torch.arange(CELLS, device=device) % ROW
            first = first + torch.where(is_sound, place - self.start, torch.zeros_like(first))
            last = last - torch.where(is_sound, self.end - place - 1, torch.zeros_like(last))
        number = torch.arange(1, TOP, device=device)
        mates = torch.tensor(MATES, device=device)
        padded = torch.nn.functional.pad(self.numbers, (0, 1))
        result = self.free[:, :, None] & (number >= first[:, :, None]) & (number <= last[:, :, None])
        for i in range(2):
            result &= padded[:, mates[:, i]][:, :, None] != number
        return result

    def own_features(self):
        """All features of the sheet itself, [b, list]; NOTHING where a place of the list is not needed."""
        device = self.numbers.device
        field = torch.arange(CELLS, device=device)
        row = torch.arange(3, device=device)
        nothing = torch.full_like(self.numbers, NOTHING)
        first = torch.where(self.free, LOWER + field * 18 + self.low.clamp(max=17), VALUE + field * 18 + self.numbers - 1)
        second = torch.where(self.free, UPPER + field * 18 + (self.high - 2).clamp(min=0), nothing)
        opens = self.free & (self.start == field % ROW)
        gap = GAP + (self.end - self.start - 1) * 18 + (self.high - self.low - 1).clamp(max=17)
        span = SPAN + span_at(self.low, self.high)
        one = lambda index: index[:, None]
        return torch.cat([
            first, second, torch.where(opens, gap, nothing), torch.where(opens, span, nothing),
            FILLED + row * 10 + self.filled, COLUMN + torch.arange(5, device=device) * 8 + self.columns,
            one(MISTHROWS + self.misthrows), one(SCORE + score_at(self.score)), one(TO_GO + self.to_go)], 1)

    def rival_features(self):
        """The part of the sheet that the others see, [b, 17], without the beginning of the block."""
        device = self.numbers.device
        row = torch.arange(3, device=device)
        last = self.numbers.reshape(-1, 3, ROW)[:, :, ROW - 1]
        bits = torch.tensor([0, 1, 1, 2, 1, 2, 2, 3], device=device)
        one = lambda index: index[:, None]
        missing = ROW - self.filled
        length = torch.where(self.free, self.end - self.start, torch.ones_like(self.end))
        room = torch.where(self.free, torch.div(self.high - self.low - 1, length, rounding_mode='floor'), torch.full_like(length, 5))
        room = torch.where(missing > 0, room.reshape(-1, 3, ROW).min(2)[0].clamp(max=5), torch.zeros_like(missing))
        pentagons = self.numbers[:, torch.tensor(PENTAGONS, device=device)]
        return torch.cat([
            row * 10 + self.filled, 30 + row * 10 + ((last + 1) >> 1), 60 + row * 30 + missing.clamp(max=4) * 6 + room,
            150 + torch.arange(5, device=device) * 24 + bits[self.columns] * 6 + ((pentagons + 3) >> 2),
            one(270 + self.misthrows), one(275 + score_at(self.score)), one(307 + self.to_go)], 1)


class Rivals:
    """The other seats at tables of `seats`, as each seat sees them: best score, least way to go, and features."""

    def __init__(self, sheets, seats):
        device = sheets.numbers.device
        turn = lambda part: part.reshape(-1, seats)
        order = (torch.arange(seats, device=device)[:, None] + torch.arange(1, seats, device=device)) % seats
        scores = turn(sheets.score)[:, order]
        key = scores * 8 - torch.arange(seats - 1, device=device)
        leader = key.max(2)[1]
        self.score = scores.max(2)[0].reshape(-1)
        self.to_go = turn(sheets.to_go)[:, order].min(2)[0].reshape(-1)
        lists = sheets.rival_features().reshape(-1, seats, OF_RIVAL)[:, order]
        is_leader = torch.arange(seats - 1, device=device) == leader[:, :, None]
        block = RIVAL + RIVAL_SIZE * (~is_leader).long()
        self.features = (lists + block[..., None]).reshape(-1, (seats - 1) * OF_RIVAL)


def all_features(sheets, rivals, seats, distance):
    """Everything that the network sees, [b, list]. `seats` and `distance` may differ from sheet to sheet."""
    seat = SEATS + (seats - 1) * 6 + distance - 1
    own = [sheets.own_features(), seat.expand(sheets.score.shape)[:, None]]
    if rivals is None:
        return torch.cat(own, 1)
    ahead = AHEAD + ahead_at(sheets.score - rivals.score)
    race = RACE + race_at(sheets.to_go, rivals.to_go)
    return torch.cat(own + [ahead[:, None], race[:, None], rivals.features], 1)
