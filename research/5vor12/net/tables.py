"""Thousands of tables of 5 vor 12 side by side, all played by the net at once. Board 0 is always that of the seat to move."""
import torch
import torch.nn.functional as F
from net import CELLS, KIND, MIDDLE, SPAN, cross_row, fillable_row, left_row, limits, middle_rows, pool_rows, square_rows, tables

DOTS = [0, 5, 10, 15]
IDEAL = [1.8, 7.6, 13.4, 19.2]


def deal(count, seats, device):
    """Boards after the start, everybody having placed by eye, some less carefully; and what is left in the supply."""
    tiles = torch.arange(20 * seats, device=device) % 20 + 1
    order = torch.rand(count, 20 * seats, device=device).argsort(1)[:, :4 * seats]
    drawn = tiles[order].reshape(count, seats, 4)
    boards = torch.zeros(count, seats, CELLS, dtype=torch.int64, device=device)
    ideal = torch.tensor(IDEAL, device=device)
    dots = torch.tensor(DOTS, device=device)
    blur = torch.rand(count, seats, 1, device=device)
    blur = torch.where(blur < 0.1, torch.full_like(blur, 30.0), 8 * blur * blur)
    taken = torch.zeros(count, seats, 4, dtype=torch.bool, device=device)
    for i in range(4):
        tile = drawn[:, :, i:i + 1]
        off = (tile - ideal).abs() + blur * torch.rand(count, seats, 4, device=device) + 99 * taken
        spot = off.argmin(-1, keepdim=True)
        taken.scatter_(2, spot, True)
        boards.scatter_(2, dots[spot], tile)
    inorder = torch.rand(count, 1, 1, device=device) < 0.2
    sorted_boards = torch.zeros_like(boards)
    sorted_boards[:, :, DOTS] = drawn.sort(-1)[0]
    boards = torch.where(inorder, sorted_boards, boards)
    pool = torch.full((count, 21), seats, dtype=torch.int64, device=device)
    pool.scatter_add_(1, drawn.reshape(count, -1), torch.full((count, 4 * seats), -1, dtype=torch.int64, device=device))
    pool[:, 0] = 0
    return boards, pool


def shares(free):
    """A win by the fewest free squares, shared with equals."""
    least = (free == free.min(1, keepdim=True)[0]).float()
    return least / least.sum(1, keepdim=True)


class Moves:
    """All that the seats to move may do: which table, tile and square (16: the tile is left), and whether it was open."""

    def __init__(self, boards, middle, pool, idle, seats):
        own = boards[:, 0]
        low, high = limits(own)
        number = torch.arange(21, device=boards.device)
        fits = (low[:, None] < number[:, None]) & (number[:, None] < high[:, None]) & (own[:, None] != number[:, None])
        hidden = fits & (pool > 0)[:, :, None]
        may_exchange = (idle < 2 * seats)[:, None] | (own == 0)
        taking = fits & (middle > 0)[:, :, None] & may_exchange[:, None]
        drawing = torch.cat([hidden, (pool > 0)[:, :, None]], 2)
        self.draws = drawing.nonzero()
        self.takes = taking.nonzero()
        both = torch.cat([self.draws, self.takes])
        self.table, self.tile, self.at = both.unbind(1)
        self.many_draws = self.draws.shape[0]
        self.is_open = torch.arange(both.shape[0], device=boards.device) >= self.many_draws


def evaluate(net, boards, middle, pool, moves, seats, strong=None):
    """Chances of all seats after each move, whether the game is over then, and what `strong` thinks of its own chance. The
    drawn tile still counts as hidden where intervals are filled, as it does in the browser: everything of a table is read once."""
    device = boards.device
    count = boards.shape[0]
    kind = torch.tensor(KIND, device=device)
    head = net.heads[seats - 2]
    rows = net.rows()
    opens, buckets = tables(middle, pool)
    table, tile, at, is_open = moves.table, moves.tile, moves.at, moves.is_open
    left = pool.sum(1)
    free = (boards == 0).sum(-1)
    stays = at < CELLS
    own = F.pad(boards[:, 0], (0, 1))[table]
    freed = own.gather(1, at[:, None])[:, 0]
    own = own.scatter(1, at[:, None], tile[:, None])[:, :CELLS]
    in_middle = middle[table, tile]
    comes = torch.where(stays, freed, tile)
    gone = torch.where(is_open & (in_middle == 1), tile, torch.zeros_like(tile))
    was = middle[table, comes]
    come = torch.where((comes > 0) & (was == 0), comes, torch.zeros_like(tile))

    # The others, once for each change of the middle.
    key = table * 441 + gone * 21 + come
    flags = torch.zeros(count * 441, dtype=torch.bool, device=device)
    flags[key] = True
    ids = torch.cumsum(flags.to(torch.int32), 0) - 1
    place = ids[key].long()
    which = flags.nonzero()[:, 0]
    of = torch.div(which, 441, rounding_mode='floor')
    goes, enters = torch.div(which % 441, 21, rounding_mode='floor'), which % 21
    others = boards[:, 1:]
    low, high = limits(others)
    is_free = others == 0
    mid = torch.where(is_free, low, others)
    base = (torch.arange(count, device=device) * SPAN)[:, None, None]
    lower = opens[base + low * 22 + mid]
    higher = opens[base + mid * 22 + high]
    bucket = buckets[base + low * 22 + high]
    total = torch.zeros(which.shape[0], head.counts.shape[1], device=device)
    if strong:
        likely = strong.likely(pool)
        likely_other = likely[base + low * 22 + high]
        strong_total = torch.zeros(which.shape[0], device=device)
    for k in range(seats - 1):
        l, m, h = low[of, k], mid[of, k], high[of, k]
        g, e = goes[:, None], enters[:, None]
        a = lower[of, k] - ((l < g) & (g < m)).long() + ((l < e) & (e < m)).long()
        b = higher[of, k] - ((m < g) & (g < h)).long() + ((m < e) & (e < h)).long()
        first, second = square_rows(kind, others[of, k], l, h, a, b, bucket[of, k])
        sums = torch.relu(F.embedding_bag(torch.cat([first, second], 1), rows, mode='sum') + net.start)
        total += sums @ head.weights[k + 1]
        total += head.counts[fillable_row(k + 1, free[of, k + 1], b, is_free[of, k])]
        if strong:
            strong_total += strong.board(1 if k == 0 else 2, others[of, k], l, h, b, likely_other[of, k])
            if k == 0:
                strong_total += strong.fill_next(seats, free[of, 1], ((b > 0) & is_free[of, 0]).sum(-1))

    # The own board.
    l, h = limits(own)
    free_own = own == 0
    m = torch.where(free_own, l, own)
    base = (table * SPAN)[:, None]
    g, e = gone[:, None], come[:, None]
    a = opens[base + l * 22 + m] - ((l < g) & (g < m)).long() + ((l < e) & (e < m)).long()
    b = opens[base + m * 22 + h] - ((m < g) & (g < h)).long() + ((m < e) & (e < h)).long()
    first, second = square_rows(kind, own, l, h, a, b, buckets[base + l * 22 + h])
    sums = torch.relu(F.embedding_bag(torch.cat([first, second], 1), rows, mode='sum') + net.start)
    many = free_own.sum(1)
    then = left[table] - (~is_open).long()
    fixed = F.embedding_bag(torch.cat([middle_rows(middle), pool_rows(pool)], 1), head.counts, mode='sum')
    result = total[place] + sums @ head.weights[0] + fixed[table]
    result += head.counts[fillable_row(0, many, b, free_own)]
    result += head.counts[cross_row(many, free[table, 1])]
    result += head.counts[left_row(then)]
    # The middle's own rows change by the tile that went and the one that came.
    middle_row = lambda number, amount: head.counts[MIDDLE + (number - 1).clamp(min=0) * 3 + amount.clamp(0, 2)]
    result += is_open[:, None] * (middle_row(tile, in_middle - 1) - middle_row(tile, in_middle))
    result += (comes > 0)[:, None] * (middle_row(comes, was + 1) - middle_row(comes, was))
    values = torch.sigmoid(head.finish(result))

    wins = many == 0
    ends = wins | (then == 0)
    after = free[table].clone()
    after[:, 0] = many
    final = shares(after)
    winner = torch.zeros_like(final)
    winner[:, 0] = 1
    final = torch.where(wins[:, None], winner, final)
    values = torch.where(ends[:, None], final, values)
    if not strong:
        return values, ends
    logit = strong_total[place] + strong.board(0, own, l, h, b, likely[base + l * 22 + h])
    logit += strong.counts_of(seats, many, ((b > 0) & free_own).sum(-1), free[table], then)
    return values, ends, torch.where(ends, final[:, 0], torch.sigmoid(logit / strong.unit))


def best_of(values, index, shape):
    """The best of each group: its value and its place in the list; -1 where there is none."""
    size = 1
    for part in shape:
        size *= part
    dense = torch.full((size,), -1.0, device=values.device)
    dense[index] = values
    where = torch.zeros(size, dtype=torch.int64, device=values.device)
    where[index] = torch.arange(values.shape[0], device=values.device)
    top, at = dense.reshape(shape).max(-1)
    return top, where.reshape(shape).gather(-1, at[..., None])[..., 0]


class Tables:
    """`noisy`: the part of the seats that misjudge. At the part `guests` of the tables some seats, or all but one, are `strong`'s."""

    def __init__(self, count, seats, device, noisy=0.35, strong=None, guests=0.0):
        self.count, self.seats, self.device = count, seats, device
        self.noisy, self.strong, self.guests = noisy, strong, guests
        self.stock()
        self.boards, self.pool = self.deals[0][:count].clone(), self.deals[1][:count].clone()
        self.middle = torch.zeros(count, 21, dtype=torch.int64, device=device)
        self.idle = torch.zeros(count, dtype=torch.int64, device=device)
        self.noise = self.new_noise()
        self.is_guest = self.new_guests()

    def stock(self):
        self.deals = deal(4 * self.count, self.seats, self.device)

    def new_noise(self):
        """The error in each seat's judgement: most have none."""
        noise = torch.rand(self.count, self.seats, device=self.device)
        return torch.where(noise < 1 - self.noisy, torch.zeros_like(noise), 0.07 * torch.rand_like(noise))

    def new_guests(self):
        lot = torch.rand(self.count, 1, device=self.device)
        alone = torch.arange(self.seats, device=self.device) != torch.randint(self.seats, (self.count, 1), device=self.device)
        some = torch.rand(self.count, self.seats, device=self.device) < 0.5
        return torch.where(lot < 0.6 * self.guests, alone, some & (lot < self.guests))

    def step(self, net, slips, fresh=True):
        """A whole turn at every table. Returns what was thought before it, what it led to, and the position after it."""
        count, seats, device = self.count, self.seats, self.device
        boards, middle, pool = self.boards, self.middle, self.pool
        every = torch.arange(count, device=device)
        moves = Moves(boards, middle, pool, self.idle, seats)
        if self.strong:
            values, ends, judged = evaluate(net, boards, middle, pool, moves, seats, self.strong)
            own = torch.where(self.is_guest[moves.table, 0], judged, values[:, 0])
        else:
            values, ends = evaluate(net, boards, middle, pool, moves, seats)
            own = values[:, 0]
        d = moves.many_draws
        draw_index = (moves.table[:d] * 21 + moves.tile[:d]) * 17 + moves.at[:d]
        take_index = moves.table[d:] * 336 + moves.tile[d:] * 16 + moves.at[d:]
        # The value for all seats of the turn that the one who moves thinks best.
        _, best_at = best_of(own[:d], draw_index, (count, 21, 17))
        chance = pool.float() / pool.sum(1, keepdim=True)
        drawing = (chance[:, :, None] * values[best_at]).sum(1)
        own_drawing = (chance * own[best_at]).sum(1)
        if d < own.shape[0]:
            taking, taken_at = best_of(own[d:], take_index, (count, 336))
        else:
            taking, taken_at = torch.full((count,), -1.0, device=device), torch.zeros_like(every)
        draws = own_drawing >= taking
        expected = torch.where(draws[:, None], drawing, values[(taken_at + d).clamp(max=own.shape[0] - 1)])

        # The move made: mostly that one, sometimes one that looks almost as good, rarely a random one.
        level = torch.where(self.is_guest[:, 0], torch.zeros_like(self.noise[:, 0]), self.noise[:, 0])
        spread = level[moves.table] * torch.randn(own.shape[0], device=device)
        slip = torch.rand(count, device=device) < slips
        noisy = torch.where(slip[moves.table], torch.rand(own.shape[0], device=device),
                            torch.where(own >= 1, own, (own + spread).clamp(0, 0.999)))
        _, chosen = best_of(noisy[:d], draw_index, (count, 21, 17))
        noisy_drawing = (chance * own[chosen]).sum(1) + level * torch.randn(count, device=device) * 0.5
        if d < own.shape[0]:
            noisy_taking, noisy_taken = best_of(noisy[d:], take_index, (count, 336))
        else:
            noisy_taking, noisy_taken = taking, taken_at
        does_draw = torch.where(slip, torch.rand(count, device=device) < 0.6, noisy_drawing >= noisy_taking) | (noisy_taking < 0)
        spin = (torch.rand(count, 1, device=device) * pool.sum(1, keepdim=True)).long()
        tile = (torch.cumsum(pool, 1) <= spin).sum(1)
        move = torch.where(does_draw, chosen[every, tile], noisy_taken + d)
        best = torch.where(draws, own[best_at[every, tile]], taking)
        worse = (does_draw != draws) & ((own_drawing - taking).abs() > 0.001)
        strays = worse | (own[move] < best - 0.001)

        # Carry it out.
        tile, at, is_open = moves.tile[move], moves.at[move], moves.is_open[move]
        padded = F.pad(boards[:, 0], (0, 1))
        freed = padded.gather(1, at[:, None])[:, 0]
        boards = boards.clone()
        boards[:, 0] = padded.scatter(1, at[:, None], tile[:, None])[:, :CELLS]
        middle, pool = middle.clone(), pool.clone()
        middle[every, tile] -= is_open.long()
        pool[every, tile] -= (~is_open).long()
        comes = torch.where(at < CELLS, freed, tile)
        middle[every, comes] += 1
        middle[:, 0] = 0
        self.idle = torch.where(is_open & (freed > 0), self.idle + 1, torch.zeros_like(self.idle))
        done = ends[move]
        record = dict(boards=boards.to(torch.uint8), middle=middle.to(torch.uint8), pool=pool.to(torch.uint8),
                      expected=expected, value=values[move], done=done, strays=strays)

        if not fresh:
            self.boards, self.pool, self.middle = boards.roll(-1, 1), pool, middle
            self.is_guest, self.noise = self.is_guest.roll(-1, 1), self.noise.roll(-1, 1)
            return record

        # The next seat; tables where the game is over begin anew.
        fresh = torch.randint(0, self.deals[0].shape[0], (count,), device=device)
        self.boards = torch.where(done[:, None, None], self.deals[0][fresh], boards.roll(-1, 1))
        self.pool = torch.where(done[:, None], self.deals[1][fresh], pool)
        self.middle = torch.where(done[:, None], torch.zeros_like(middle), middle)
        self.idle = torch.where(done, torch.zeros_like(self.idle), self.idle)
        self.noise = torch.where(done[:, None], self.new_noise(), self.noise.roll(-1, 1))
        self.is_guest = torch.where(done[:, None], self.new_guests(), self.is_guest.roll(-1, 1))
        return record
