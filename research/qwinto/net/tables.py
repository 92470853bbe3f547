"""Thousands of tables of Qwinto side by side, all played at once. Seat 0 is always the one that rolls."""
import torch
from net import HEADS, POINTS, POINTS_UNIT, UTILITY, WIN
from sheets import CELLS, LAST_MISTHROW, LONGEST, NOTHING, SUMS, Sheets, all_features
from turn import SETS, Best, Plan
from values import Values, utility

# The kinds of players. Learners and equals use the net that learns, the others the one it began with, if there was one.
LEARNER, OLD, OLD_POINTS, POINTS_PLAYER = 0, 1, 2, 3
# The part of a rival's luck that is this seat's loss, if nobody else is there to lose: with it targets vary least.
LOSS = 0.8


class Tables:
    """`seat`: makes who sits where, [count, seats] as above and how wrongly each judges, for so many new tables."""

    def __init__(self, count, seats, device, seat):
        self.count, self.seats, self.device, self.seat = count, seats, device, seat
        self.numbers = torch.zeros(count, seats, CELLS, dtype=torch.int64, device=device)
        self.misthrows = torch.zeros(count, seats, dtype=torch.int64, device=device)
        self.kind, self.noise, self.believed = self.newcomers()

    def newcomers(self):
        kind, noise = self.seat(self.count, self.seats, self.device)
        believed = torch.full_like(kind, self.seats)
        if self.seats > 1:
            # For points as if five played makes for a quick player.
            believed = torch.where(kind == OLD_POINTS, torch.full_like(kind, 5), believed)
            believed = torch.where(kind == POINTS_PLAYER, torch.randint_like(kind, 2, 7), believed)
        return kind, noise, believed

    def step(self, minds):
        """A whole turn at every table: what was expected before the dice, what was done and how it went."""
        count, seats, device = self.count, self.seats, self.device
        kind, noise = self.kind, self.noise
        sheets = Sheets(self.numbers.reshape(-1, CELLS), self.misthrows.reshape(-1))
        which = ((kind == OLD) | (kind == OLD_POINTS)).long().reshape(-1)
        if len(minds.nets) == 1:
            which = torch.zeros_like(which)
        values = Values(minds, sheets, seats, self.believed.reshape(-1), which)
        for_points = (kind >= OLD_POINTS).reshape(-1) if seats > 1 else torch.ones_like(which, dtype=torch.bool)
        head = for_points.long()
        judged = torch.where(for_points[values.board], values.out[:, POINTS], values.out[:, UTILITY])
        nothing = values.nothing.gather(1, head[:, None])[:, 0]
        clean = Best(values, judged, nothing)
        blur = noise.reshape(-1)[values.board] * torch.randn(judged.shape[0], device=device)
        blurred = Best(values, judged + blur, nothing)
        minds_others = (kind <= OLD) & (seats > 1)
        plan = Plan(values, blurred, clean, minds_others)
        twice = plan.twice + 0.3 * noise[:, :1] * torch.randn(count, len(SETS), device=device)
        at = twice.max(1)[1]
        rolls = plan.rolls(at)
        best, done = plan.answers(at, clean, blurred)

        # The expectation of everybody for the roll, and its result.
        heads = values.out[best.clamp(min=0)]
        passes = values.nothing.reshape(count, seats, 1, HEADS)
        heads = torch.where((best >= 0)[..., None], heads, passes)
        before = (rolls[:, None, :, None] * heads).sum(2)
        spin = torch.rand(count, 1, device=device) * rolls.sum(1, keepdim=True)
        total = (torch.cumsum(rolls, 1) <= spin).sum(1).clamp(max=SUMS - 1)
        every = torch.arange(count, device=device)
        after = heads[every, :, total]
        chosen, wanted = done[every, :, total], best[every, :, total]
        value_of = lambda at: torch.where(at >= 0, judged[at.clamp(min=0)], nothing.reshape(count, seats))
        strays = (chosen != wanted) & (value_of(chosen) < value_of(wanted) - 0.001)
        luck = self.others_luck(values, after - before)

        # Carry it out.
        field = torch.where(chosen >= 0, values.found[chosen.clamp(min=0)] // SUMS % CELLS, torch.full_like(chosen, CELLS))
        numbers = torch.nn.functional.pad(self.numbers, (0, 1))
        numbers = numbers.scatter(2, field[:, :, None], (total + 1)[:, None, None].expand(-1, seats, 1))[:, :, :CELLS]
        misthrows = self.misthrows.clone()
        misthrows[:, 0] += (chosen[:, 0] < 0).long()
        then = Sheets(numbers.reshape(-1, CELLS), misthrows.reshape(-1))
        over = (then.complete >= 2) | (then.misthrows >= LAST_MISTHROW)
        own_end, over = over.reshape(count, seats), over.reshape(count, seats).any(1)
        record = dict(
            lists=self.lists(then, values.rivals), before=before, after=after, luck=luck, strays=strays, over=over,
            own_end=own_end, result=self.results(then.score.reshape(count, seats)), kind=kind)

        # The next seat rolls; where the game is over another begins.
        fresh = over[:, None]
        kind, noise, believed = self.newcomers()
        self.kind = torch.where(fresh, kind, self.kind.roll(-1, 1))
        self.noise = torch.where(fresh, noise, self.noise.roll(-1, 1))
        self.believed = torch.where(fresh, believed, self.believed.roll(-1, 1))
        self.numbers = torch.where(fresh[..., None], torch.zeros_like(numbers), numbers.roll(-1, 1))
        self.misthrows = torch.where(fresh, torch.zeros_like(misthrows), misthrows.roll(-1, 1))
        return record

    def lists(self, then, rivals):
        """Features of every seat's sheet after it has written, with the others as they were before."""
        place = torch.arange(self.seats, device=self.device).repeat(self.count)
        distance = torch.where(place == 0, torch.full_like(place, self.seats), place)
        lists = all_features(then, rivals, torch.full_like(place, self.seats), distance)
        return torch.nn.functional.pad(lists, (0, LONGEST - lists.shape[1]), value=NOTHING).to(torch.int16)

    def others_luck(self, values, luck):
        """The effect of the others' luck on each seat: on average nothing, so it may be taken out of what is learnt."""
        count, seats = self.count, self.seats
        if seats == 1:
            return torch.zeros_like(luck)
        win = values.now[:, WIN].reshape(count, seats).clamp(0.001, 0.999)
        weight = LOSS * win[:, :, None] / (win.sum(1)[:, None, None] - win[:, None, :]).clamp(min=0.001)
        weight = weight * (1 - torch.eye(seats, device=luck.device))
        # A player for points predicts no chances.
        weight = weight * (self.kind <= OLD)[:, None, :]
        taken = torch.einsum('tso,toh->tsh', weight.clamp(max=LOSS), luck)
        taken[..., POINTS] = 0
        return taken

    def results(self, scores):
        """The outputs that the heads should have had, had the game ended with these scores."""
        if self.seats == 1:
            margin = torch.zeros_like(scores, dtype=torch.float32)
            win = torch.ones_like(margin)
        else:
            order = scores.sort(1, descending=True)[0]
            rest = torch.where(scores == order[:, :1], order[:, 1:2], order[:, :1])
            margin = (scores - rest).float()
            best = (scores == order[:, :1]).float()
            win = best / best.sum(1, keepdim=True)
        return torch.stack([utility(margin), scores / POINTS_UNIT, win], -1)
