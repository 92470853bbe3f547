"""The worth of every number on every field to every seat: src/qwinto/field-values.ts for thousands of sheets at once."""
import torch
import torch.nn.functional as F
from net import HEADS, POINTS_UNIT, TABLE, gap_at, table_of
from sheets import (AHEAD, BONUS_OF, CELLS, COLUMN, FILLED, LAST_MISTHROW, LATE, MISTHROW_COST, MISTHROWS, NOTHING, RACE, ROW, SCORE,
                    SUMS, TO_GO, VALUE, Rivals, ahead_at, all_features, race_at, score_at)

# So many numbers on fields are judged at a time.
CHUNK = 1 << 21


def utility(margin):
    return 0.6 * (margin / 20).clamp(-2, 2) + 0.8 * torch.sign(margin)


def ending(own, other, alone):
    """The outputs that the heads should have for a game that ends with these scores."""
    margin = torch.zeros_like(own, dtype=torch.float32) if alone else (own - other).float()
    win = torch.ones_like(margin) if alone else 0.5 + 0.5 * torch.sign(margin)
    return torch.stack([utility(margin), own / POINTS_UNIT, win], -1)


class Minds:
    """One or two nets of the same size made ready to judge quickly; whatever is judged says by which of them."""

    def __init__(self, *nets):
        self.nets = nets
        self.table = torch.cat([table_of(net) for net in nets])
        self.bias = torch.stack([net.first_bias.detach() for net in nets])
        self.second = torch.cat([net.second.detach() for net in nets], 1)
        self.second_bias = torch.cat([net.second_bias.detach() for net in nets])

    def finish(self, sums, which):
        hidden = torch.relu(torch.relu(sums) @ self.second + self.second_bias)
        shares = hidden.chunk(len(self.nets), 1)
        parts = [share @ net.heads.t() + net.head_bias for share, net in zip(shares, self.nets)]
        return parts[0] if len(parts) == 1 else torch.where(which[:, None] == 0, parts[0], parts[1])


class Values:
    """`sheets` of tables with `seats` each, the active seat first. `believed`: how many seats each thinks there are."""

    def __init__(self, minds, sheets, seats, believed, which):
        device = sheets.numbers.device
        count = sheets.score.shape[0]
        self.sheets, self.seats = sheets, seats
        place = torch.arange(count, device=device) % seats
        active = place == 0
        self.rivals = rivals = Rivals(sheets, seats) if seats > 1 else None
        distance = torch.minimum(torch.where(active, believed, place), believed)
        offset = which * TABLE
        table = minds.table
        features = all_features(sheets, rivals, believed, distance)
        base = F.embedding_bag(features + offset[:, None], table, mode='sum') + minds.bias[which]
        row_of = lambda index: table[offset + index]

        # Writing nothing: a misthrow for the seat that rolls.
        self.now = minds.finish(base, which)
        after = sheets.score - MISTHROW_COST
        missed = base + row_of((MISTHROWS + sheets.misthrows + 1).clamp(max=MISTHROWS + 4)) - row_of(MISTHROWS + sheets.misthrows)
        missed += row_of(SCORE + score_at(after)) - row_of(SCORE + score_at(sheets.score))
        if rivals:
            missed += row_of(AHEAD + ahead_at(after - rivals.score)) - row_of(AHEAD + ahead_at(sheets.score - rivals.score))
        ends = ending(after, rivals.score + 1 if rivals else after, seats == 1)
        missed = torch.where((sheets.misthrows == LAST_MISTHROW - 1)[:, None], ends, minds.finish(missed, which))
        self.nothing = torch.where(active[:, None], missed, self.now)

        # Every free field without a number, then with every number that fits.
        least = sheets.to_go if rivals is None else torch.minimum(sheets.to_go, rivals.to_go)
        mask = sheets.legal(least > LATE)
        fixed, each = sheets.gains()
        numbers = torch.arange(1, SUMS + 1, device=device)
        gain = fixed[:, :, None] + each[:, :, None] * numbers
        self.gain = torch.where(mask, gain, torch.zeros_like(gain))
        reply = sheets.score[:, None] + self.gain.max(1)[0]
        if rivals:
            others = reply.reshape(-1, seats, 1, SUMS).expand(-1, -1, seats, -1).clone()
            own = torch.arange(seats, device=device)
            others[:, own, own] = -100
            reply = others.max(1)[0].reshape(-1, SUMS)
        pairs = sheets.free.reshape(-1).nonzero()[:, 0]
        b, f = pairs // CELLS, pairs % CELLS
        r, p = f // ROW, f % ROW
        sums = self.begun(base, row_of, sheets, rivals)[b, r]
        take = lambda part: part.reshape(-1)[pairs]
        low, high, start, end = take(sheets.low), take(sheets.high), take(sheets.start), take(sheets.end)
        bonus = torch.tensor(BONUS_OF, device=device)[f]
        bits = F.pad(sheets.columns, (0, 1))[b, bonus]
        column = lambda now: torch.where(bonus < 5, COLUMN + bonus * 8 + now, torch.full_like(bits, NOTHING))
        sums += table[offset[b] + column(bits | (1 << r))] - table[offset[b] + column(bits)]
        sums -= table[offset[b] + gap_at(r, start, end - start, low, high)]
        self.ends_row = (sheets.filled == ROW - 1) & (sheets.complete >= 1)[:, None]
        ends = self.ends_row[b, r]

        flat = mask.reshape(-1)
        self.ids = torch.cumsum(flat, 0, dtype=torch.int32).reshape(mask.shape) - 1
        found = flat.nonzero()[:, 0]
        self.found, self.board = found, found // (CELLS * SUMS)
        place_of = torch.cumsum(sheets.free.reshape(-1), 0) - 1
        self.out = torch.empty(found.shape[0], HEADS, device=device)
        for at in range(0, found.shape[0], CHUNK):
            part = found[at:at + CHUNK]
            v = part % SUMS + 1
            i = place_of[part // SUMS]
            board = b[i]
            score = sheets.score[board] + self.gain.reshape(-1)[part]
            rows = [VALUE + f[i] * 18 + v - 1, gap_at(r[i], start[i], p[i] - start[i], low[i], v),
                    gap_at(r[i], p[i] + 1, end[i] - p[i] - 1, v, high[i]), SCORE + score_at(score)]
            if rivals:
                rows.append(AHEAD + ahead_at(score - rivals.score[board]))
            whole = F.embedding_bag(torch.stack(rows, 1) + offset[board][:, None], table, mode='sum')
            result = minds.finish(whole.add_(sums[i]), which[board])
            over = ending(score, reply[board, v - 1], seats == 1)
            self.out[at:at + CHUNK] = torch.where(ends[i][:, None], over, result)

    def begun(self, base, row_of, sheets, rivals):
        """Sums for each sheet and row, [b, 3, wide], when one more is written there and the score is not counted yet."""
        parts = []
        for row in range(3):
            filled = sheets.filled.clone()
            filled[:, row] += 1
            to_go = 2 * ROW - (filled.sum(1) - filled.min(1)[0])
            old = FILLED + row * 10 + sheets.filled[:, row]
            part = base + row_of((old + 1).clamp(max=FILLED + row * 10 + ROW)) - row_of(old)
            part += row_of(TO_GO + to_go.clamp(min=0)) - row_of(TO_GO + sheets.to_go) - row_of(SCORE + score_at(sheets.score))
            if rivals:
                part += row_of(RACE + race_at(to_go.clamp(min=0), rivals.to_go)) - row_of(RACE + race_at(sheets.to_go, rivals.to_go))
                part -= row_of(AHEAD + ahead_at(sheets.score - rivals.score))
            parts.append(part)
        return torch.stack(parts, 1)

    def dense(self, judged):
        """A table [b, 27, 18] of what is known of every number on every field; what cannot be written is -inf."""
        result = torch.full((self.ids.numel(),), float('-inf'), device=judged.device)
        result[self.found] = judged
        return result.reshape(self.ids.shape)
