"""From values to the decisions of a turn: which dice, keep or roll again, where everybody writes. The active seat is seat 0.

src/qwinto/turn-plan.ts and replies.ts decide the same for one table.
"""
import torch
from net import WIN
from sheets import CELLS, LAST_MISTHROW, MISTHROW_COST, ROW, SUMS
from values import utility

# Sets of dice as rows in bits.
SETS = [1, 2, 4, 3, 5, 6, 7]
# The part of a rival's gain that is taken to be this seat's loss, if nobody else is there to lose.
SHARE = 0.7


def chances():
    """The chance of every sum from 1 to 18 of each set of dice, [7, 18]."""
    by_dice = [torch.zeros(SUMS + 1) for _ in range(4)]
    by_dice[0][0] = 1
    for dice in range(1, 4):
        for face in range(1, 7):
            by_dice[dice][face:] += by_dice[dice - 1][:SUMS + 1 - face] / 6
    return torch.stack([by_dice[bin(rows).count('1')][1:] for rows in SETS])


class Best:
    """The best field of each row for every number, [tables, seats, 3, 18], by what is `judged` of each number on each field."""

    def __init__(self, values, judged, nothing):
        seats = values.seats
        table = lambda part: part.reshape((-1, seats) + part.shape[1:])
        worth, field = values.dense(judged).reshape(-1, 3, ROW, SUMS).max(2)
        self.worth, self.field, self.nothing = table(worth), table(field), table(nothing)
        self.ends_row = table(values.ends_row)

    def sets(self):
        """For every set of dice and sum: what the answer is worth, in which row it is, and whether anything is written."""
        device = self.worth.device
        bits = torch.tensor(SETS, device=device)[:, None] >> torch.arange(3, device=device) & 1
        out = torch.where(bits == 1, 0.0, float('-inf'))[:, :, None]
        worth, row = (self.worth[:, :, None] + out).max(3)
        nothing = self.nothing[:, :, None, None]
        return torch.maximum(worth, nothing), row, worth > nothing

    def answers(self, rows):
        """Of one set of dice for each table, as bits: field and whether it is written, [tables, seats, 18]."""
        bits = rows[:, None] >> torch.arange(3, device=rows.device) & 1
        worth, row = self.worth.masked_fill((bits == 0)[:, None, :, None], float('-inf')).max(2)
        field = row * ROW + self.field.gather(2, row[:, :, None])[:, :, 0]
        takes = worth > self.nothing[:, :, None]
        return field, takes, takes & self.ends_row.gather(2, row)


def pick(part, row):
    """part [tables, seats, 3, 18] at the rows [tables, seats, 7, 18]."""
    return part.gather(2, row)


class Plan:
    """The plan of the active seat for its turn, and the answers of all. `others`: its estimate of the others' sheets."""

    def __init__(self, values, own, others, minds):
        sheets, seats = values.sheets, values.seats
        device = sheets.score.device
        table = lambda part: part.reshape((-1, seats) + part.shape[1:])
        self.values, self.minds = values, minds
        self.chances = chances().to(device)
        self.score, self.misthrows = table(sheets.score), table(sheets.misthrows)
        most, where = values.gain.reshape(-1, 3, ROW, SUMS).max(2)
        self.most, self.most_field = table(most), table(where)
        worth, row, takes = own.sets()
        self.worth = worth[:, 0]
        self.expect()
        if seats > 1:
            ends = takes[:, 0] & pick(own.ends_row[..., None].expand(-1, -1, -1, SUMS), row)[:, 0]
            minded = self.mind(others, self.worth, ends, table(values.now[:, WIN]))
            self.worth = torch.where(minds[:, :1, None], minded, self.worth)
            self.expect()

    def expect(self):
        self.once = (self.chances * self.worth).sum(2)
        self.twice = (self.chances * torch.maximum(self.worth, self.once[:, :, None])).sum(2)

    def mind(self, others, worth, ends, win):
        """Take into account what the others gain by every sum, and that one of them may end the game with it."""
        theirs, row, takes = (part[:, 1:] for part in others.sets())
        win = win.clamp(0.001, 0.999)
        weight = SHARE * win[:, :1] / (win.sum(1, keepdim=True) - win[:, 1:])
        cost = (weight[:, :, None, None] * (theirs - others.nothing[:, 1:, None, None])).sum(1)
        ended = (takes & pick(others.ends_row[:, 1:, :, None].expand(-1, -1, -1, SUMS), row)).any(1)
        gain = pick(self.gain_of(others)[:, 1:], row)
        best = (self.score[:, 1:, None, None] + torch.where(takes, gain, torch.zeros_like(gain))).max(1)[0]
        at = self.twice.max(1)[1]
        every = torch.arange(at.shape[0], device=at.device)
        usual = (self.chances[at] * cost[every, at]).sum(1)[:, None, None]
        bits = torch.tensor(SETS, device=at.device)[:, None] >> torch.arange(3, device=at.device) & 1
        most = (self.most[:, 0, None] * bits[:, :, None]).max(2)[0]
        most = torch.where(most > 0, most, torch.full_like(most, -MISTHROW_COST))
        last = utility((self.score[:, 0, None, None] + most - best).float())
        return torch.where(ended, last, torch.where(ends, worth, worth + usual - cost))

    def gain_of(self, best):
        """The points that the best field of each row adds to the score."""
        gain = self.values.gain.reshape(best.field.shape[:2] + (3, ROW, SUMS))
        return gain.gather(3, best.field[:, :, :, None])[:, :, :, 0]

    def rolls(self, at):
        """The chance of every sum with this set of dice: kept at once or rolled again."""
        every = torch.arange(at.shape[0], device=at.device)
        chance = self.chances[at]
        kept = self.worth[every, at] > self.once[every, at][:, None]
        first = chance * kept
        return first + (1 - first.sum(1, keepdim=True)) * chance

    def answers(self, at, clean, blurred=None):
        """For the set of dice `at` of each table and every sum: which number on which field each seat writes, as a place in
        `values.out`, -1 for none, [tables, seats, 18]. Who minds the others sees it coming when one of them ends the game.
        With `blurred` also what is written by those who misjudge; the others are expected to do that."""
        rows = torch.tensor(SETS, device=at.device)[at]
        done = [best.answers(rows) for best in ([clean] if blurred is None else [clean, blurred])]
        ends = done[-1][2].clone()
        ends[:, 0] |= ~done[-1][1][:, 0] & (self.misthrows[:, :1] == LAST_MISTHROW - 1)
        others_end = (ends.sum(1, keepdim=True) - ends.long() > 0) & self.minds[:, :, None]
        bits = rows[:, None] >> torch.arange(3, device=at.device) & 1
        most, row = (self.most * bits[:, None, :, None]).max(2)
        last = row * ROW + self.most_field.gather(2, row[:, :, None])[:, :, 0]
        result = []
        for field, takes, _ in done:
            field = torch.where(others_end, last, field)
            takes = torch.where(others_end, most > 0, takes)
            result.append(torch.where(takes, self.place(field), torch.full_like(field, -1)))
        return result

    def place(self, field):
        seats, count = self.values.seats, field.shape[0]
        board = torch.arange(count * seats, device=field.device).reshape(count, seats, 1)
        number = torch.arange(SUMS, device=field.device)
        return self.values.ids.reshape(-1)[(board * CELLS + field) * SUMS + number].long()
