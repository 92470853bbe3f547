"""Learns how many rolls a board of Finito! still takes, by value iteration: the expert's distance.

    python3 learn_rolls.py --seconds 480 --out FOLDER [--batch 4096] [--hidden 128] [--seed 1]

A small network says of a board after a move how many rolls it takes on average with best play. It learns from the equation itself: one
roll, and then the mean over all twenty rolls of the best that can be made of each, as the network of a while ago saw it. The
boards come from games that it plays alone, some of them with slips so that it knows what slips lead to. Nothing but the rules is put in.

On a GPU a step is 4,096 boards with all 432 moves of each. On two cores `--batch 64 --hidden 32 --second 16 --seconds 900` gives a smaller sibling.
`--measure GAMES` only plays: with the network alone, looking one roll ahead, and two, on the same dice.
"""

import argparse
import json
import os
import time

import torch

# A smaller board, to try things out: NUMBERS=8 COUNTERS=5.
NUMBERS, COUNTERS, OPEN = int(os.environ.get("NUMBERS", 20)), int(os.environ.get("COUNTERS", 12)), 3
NUMBER_ON = [n for n in range(1, NUMBERS + 1) for _ in range(1 if n <= 2 or n >= NUMBERS - 1 else 2)]
SQUARES = len(NUMBER_ON)
PAIRS = [(i, j) for i in range(COUNTERS) for j in range(i + 1, COUNTERS)]
INPUTS = COUNTERS * (SQUARES + 1) + COUNTERS + len(PAIRS)


class Rules:
    """Boards as rows of positions: `pos[c]` is the square of counter c + 1, or -1; `open[c]` says whether it lies face up."""

    def __init__(self, device):
        number = torch.tensor(NUMBER_ON, device=device)
        faces = torch.arange(1, NUMBERS + 1, device=device)
        self.own = number[None, :] == faces[:, None]
        at = torch.arange(SQUARES, device=device)
        self.at = at
        self.low = torch.stack([at[self.own[f]].min() for f in range(NUMBERS)])
        self.high = torch.stack([at[self.own[f]].max() for f in range(NUMBERS)])
        self.first = torch.tensor([i for i, _ in PAIRS], device=device)
        self.second = torch.tensor([j for _, j in PAIRS], device=device)
        self.device = device

    def targets(self, pos):
        """[B, 20, 36]: where each roll leads: its free squares, or else the nearest free ones on both sides."""
        taken = torch.zeros(pos.shape[0], SQUARES + 1, dtype=torch.bool, device=self.device)
        taken.scatter_(1, torch.where(pos < 0, SQUARES, pos), True)
        free = ~taken[:, :SQUARES]
        own = free[:, None, :] & self.own[None]
        below = torch.where(free[:, None, :] & (self.at[None, None] < self.low[None, :, None]), self.at, -1).amax(2)
        above = torch.where(free[:, None, :] & (self.at[None, None] > self.high[None, :, None]), self.at, 99).amin(2)
        near = (self.at == below[:, :, None]) | (self.at == above[:, :, None])
        return torch.where(own.any(2, keepdim=True), own, near), free

    def is_done(self, pos):
        return (pos[..., 0] >= 0) & (pos[..., 1:] > pos[..., :-1]).all(-1)

    def inverted(self, pos):
        """The pairs that are the wrong way round."""
        one, other = pos[..., self.first], pos[..., self.second]
        return (one > other) & (other >= 0)

    def features(self, pos, up):
        where = torch.nn.functional.one_hot(pos + 1, SQUARES + 1).flatten(-2)
        return torch.cat([where, up, self.inverted(pos)], -1).float()

    def reveal(self, pos, up):
        """Turns up counters until three lie open, each as likely as the others."""
        up = up.clone()
        for _ in range(OPEN):
            down = (pos < 0) & ~up
            wanted = (up.sum(1) < OPEN) & down.any(1)
            lot = torch.rand(pos.shape, device=self.device).masked_fill(~down, -1).argmax(1)
            up |= torch.nn.functional.one_hot(lot, COUNTERS).bool() & wanted[:, None]
        return up

    def after(self, pos):
        """All boards after one move of any counter to any square: [B, 12, 36, 12]."""
        to = self.at.view(1, 1, SQUARES, 1)
        moved = torch.eye(COUNTERS, dtype=torch.bool, device=self.device).view(1, COUNTERS, 1, COUNTERS)
        return torch.where(moved, to, pos.view(-1, 1, 1, COUNTERS))


class Net(torch.nn.Module):
    def __init__(self, hidden, second):
        super().__init__()
        self.one = torch.nn.Linear(INPUTS, hidden)
        self.two = torch.nn.Linear(hidden, second)
        self.three = torch.nn.Linear(second, 1)
        torch.nn.init.constant_(self.three.bias, 12)

    def forward(self, x):
        return self.upper(self.one(x))

    def upper(self, first):
        """From the sums of the first layer on."""
        return self.three(torch.relu(self.two(torch.relu(first)))).squeeze(-1)


def first_layer(rules, net, pos, up, new):
    """[B, 12, 36, hidden]: what the first layer makes of the boards `new` after each move. A move changes one counter, so most of
    the sum is the same for all of them: on two cores this is many times faster than 432 boards of 522 inputs each."""
    weights = net.one.weight.t()
    squares, face_up, pairs = weights.split([COUNTERS * (SQUARES + 1), COUNTERS, len(PAIRS)])
    squares = squares.view(COUNTERS, SQUARES + 1, -1)
    here = squares[torch.arange(COUNTERS, device=rules.device), pos + 1]
    shown = up.float()
    base = net.one.bias + here.sum(1) + shown @ face_up
    lifted = base[:, None] - here - shown[:, :, None] * face_up
    return lifted[:, :, None] + squares[None, :, 1:] + rules.inverted(new).float() @ pairs


def move_values(rules, net, pos, up, chunk=1 << 10):
    """[B, 12, 36]: the rolls left after each move; in order: none."""
    out = []
    for i in range(0, len(pos), chunk):
        some, ups = pos[i : i + chunk], up[i : i + chunk]
        new = rules.after(some)
        values = net.upper(first_layer(rules, net, some, ups, new))
        out.append(values.clamp_min(0.5).masked_fill(rules.is_done(new), 0))
    return torch.cat(out)


def movable(pos, up):
    return torch.where(up.any(1, keepdim=True), up, pos >= 0)


FAR = 1e4


def best_of_rolls(rules, values, pos, up):
    """[B, 20]: the best after each roll."""
    targets, free = rules.targets(pos)
    can = movable(pos, up)[:, :, None] & free[:, None, :]
    best = values.masked_fill(~can, FAR).amin(1)
    return best[:, None, :].masked_fill(~targets, FAR).amin(2), targets, can


class Players:
    """Many games alone at once."""

    def __init__(self, rules, size):
        self.rules = rules
        self.pos = torch.full((size, COUNTERS), -1, dtype=torch.long, device=rules.device)
        self.up = torch.zeros(size, COUNTERS, dtype=torch.bool, device=rules.device)
        self.rolls = torch.zeros(size, dtype=torch.long, device=rules.device)
        self.whole = torch.ones(size, dtype=torch.bool, device=rules.device)

    def reset(self, which):
        """Half of the games begin at the beginning, the others with some counters out of order: without them nobody who knows nothing
        would ever see an end."""
        size, device = len(self.pos), self.pos.device
        order = torch.rand(size, SQUARES, device=device).argsort(1)[:, :COUNTERS].sort(1).values
        mixed = order
        for _ in range(4):
            one, other = torch.randint(COUNTERS, (2, size, 1), device=device)
            a, b = mixed.gather(1, one), mixed.gather(1, other)
            wanted = torch.rand(size, 1, device=device) < 0.5
            mixed = torch.where(wanted, mixed.scatter(1, one, b).scatter(1, other, a), mixed)
        begins = torch.rand(size, 1, device=device) < 0.5
        fresh = torch.where(begins, -1, mixed)
        self.pos = torch.where(which[:, None], fresh, self.pos)
        self.up &= ~which[:, None]
        self.rolls[which] = 0
        self.whole = torch.where(which, begins[:, 0], self.whole)


def step_values(values, targets, can, roll, blur):
    """The flat index of the move chosen at this roll."""
    rows = torch.arange(len(roll), device=roll.device)
    allowed = can & targets[rows, roll][:, None, :]
    noisy = values if blur is None else values - blur[:, None, None] * torch.empty_like(values).exponential_().log().neg()
    return noisy.masked_fill(~allowed, FAR).flatten(1).argmin(1), allowed


def play(players, index):
    counter, at = index // SQUARES, index % SQUARES
    rows = torch.arange(len(index), device=index.device)
    players.pos[rows, counter] = at
    players.up[rows, counter] = False
    players.rolls += 1


def read(net, file):
    """A network that `write` wrote."""
    with open(file) as text:
        layers = json.load(text)

    def tensor(name, like):
        numbers = torch.tensor(layers[name], dtype=torch.float32) / layers["scale"]
        return numbers.view(like.t().shape).t() if name == "one" else numbers.view(like.shape)

    parts = {"one": net.one.weight, "oneBias": net.one.bias, "two": net.two.weight}
    parts |= {"twoBias": net.two.bias, "three": net.three.weight, "threeBias": net.three.bias}
    with torch.no_grad():
        for name, part in parts.items():
            part.copy_(tensor(name, part))


def learn(rules, args, save):
    torch.manual_seed(args.seed)
    net, old = (Net(args.hidden, args.second).to(rules.device) for _ in range(2))
    if args.start:
        read(net, args.start)
    old.load_state_dict(net.state_dict())
    adam = torch.optim.Adam(net.parameters(), lr=args.rate)
    players = Players(rules, args.batch)
    players.reset(torch.ones(args.batch, dtype=torch.bool, device=rules.device))
    blur = torch.tensor([0, 0, 0, 0.1, 0.3, 1.0], device=rules.device)
    blur = blur[torch.arange(args.batch, device=rules.device) % len(blur)]
    started, last, step, losses, ended = time.time(), 0.0, 0, [], []
    while True:
        spent = (time.time() - started) / args.seconds
        if spent >= 1:
            break
        rate = args.rate * min(1, step / 200 + 0.01) * (1 if spent < 0.4 else max(0.004, ((1 - spent) / 0.6) ** 2))
        for group in adam.param_groups:
            group["lr"] = rate
        before_pos, before_up = players.pos.clone(), players.up.clone()
        with torch.no_grad():
            up = rules.reveal(players.pos, players.up)
            values = move_values(rules, old, players.pos, up)
            best, targets, can = best_of_rolls(rules, values, players.pos, up)
            wanted = 1 + best.mean(1).clamp_max(60)
            players.up = up
            roll = torch.randint(NUMBERS, (args.batch,), device=rules.device)
            index, _ = step_values(values, targets, can, roll, blur)
            play(players, index)
        flip = torch.rand(args.batch, device=rules.device) < 0.5
        turned = torch.where(before_pos < 0, -1, SQUARES - 1 - before_pos).flip(1)
        pos = torch.where(flip[:, None], turned, before_pos)
        ups = torch.where(flip[:, None], before_up.flip(1), before_up)
        off = torch.nn.functional.smooth_l1_loss(net(rules.features(pos, ups)), wanted, reduction="none")
        loss = off.masked_fill(rules.is_done(before_pos), 0).mean()
        adam.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        adam.step()
        done = rules.is_done(players.pos) | (players.rolls > 50)
        if step % 10 == 0:
            even = done & (blur == 0) & players.whole
            ended.extend(players.rolls[even].tolist())
            losses.append(loss.item())
        players.reset(done)
        step += 1
        # Follow slowly: the equation is only as good as what it looks up.
        if step % args.follow == 0:
            old.load_state_dict(net.state_dict())
        if time.time() - last > args.every:
            last = time.time()
            mean = sum(ended[-4000:]) / max(1, len(ended[-4000:]))
            start = rules.features(torch.full((1, COUNTERS), -1, device=rules.device), torch.zeros(1, COUNTERS, dtype=torch.bool, device=rules.device))
            said = net(start).item()
            print(f"{time.time() - started:4.0f} s  step {step}  loss {sum(losses[-50:]) / max(1, len(losses[-50:])):.4f}  rolls {mean:.3f}  said {said:.3f}", flush=True)
            save(net)
    save(net)
    return net


def look_ahead(rules, net, pos, up, values, allowed, width):
    """The value of the best `width` moves one roll further, all others far: [B, 432]."""
    flat = values.masked_fill(~allowed, FAR).flatten(1)
    top = flat.topk(width, 1, largest=False)
    out = torch.full_like(flat, FAR)
    size = len(pos)
    rows = torch.arange(size, device=rules.device)
    for k in range(width):
        index, value = top.indices[:, k], top.values[:, k]
        new, left = pos.clone(), up.clone()
        new[rows, index // SQUARES] = index % SQUARES
        left[rows, index // SQUARES] = False
        out[rows, index] = torch.where(
            value >= FAR, FAR, torch.where(rules.is_done(new), 0.0, one_further(rules, net, new, left))
        )
    return out


def one_further(rules, net, pos, up):
    """One roll and the best after it, over the counters that may be turned up."""
    down = (pos < 0) & ~up
    count = down.sum(1)
    total = torch.zeros(len(pos), device=rules.device)
    for c in range(COUNTERS + 1):
        turned = up.clone()
        if c < COUNTERS:
            which = down[:, c] & (up.sum(1) < OPEN)
            turned[:, c] |= which
        else:
            which = (count == 0) | (up.sum(1) >= OPEN)
        if not which.any():
            continue
        p, u = pos[which], turned[which]
        best, _, _ = best_of_rolls(rules, move_values(rules, net, p, u), p, u)
        share = torch.where(count[which] == 0, 1, count[which]).float() if c < COUNTERS else 1.0
        total[which] += (1 + best.mean(1)) / share
    return total


def measure(rules, net, games, depth, width, seed, size=512):
    """Rolls of each game; the same dice for every depth: counters are turned up and rolls fall by lots of their own."""
    every = []
    for first in range(0, games, size):
        many = min(size, games - first)
        dice = torch.Generator().manual_seed(seed * 1_000_003 + first)
        order = torch.stack([torch.randperm(COUNTERS, generator=dice) for _ in range(many)]).to(rules.device)
        rolls = torch.randint(NUMBERS, (many, 120), generator=dice).to(rules.device)
        players = Players(rules, many)
        shown = torch.zeros(many, dtype=torch.long, device=rules.device)
        result = torch.zeros(many, dtype=torch.long, device=rules.device)
        rows = torch.arange(many, device=rules.device)
        for turn in range(120):
            going = result == 0
            if not going.any():
                break
            for _ in range(OPEN):
                wanted = (players.up.sum(1) < OPEN) & (shown < COUNTERS)
                players.up[rows[wanted], order[rows[wanted], shown[wanted]]] = True
                shown += wanted.long()
            with torch.no_grad():
                values = move_values(rules, net, players.pos, players.up)
                _, targets, can = best_of_rolls(rules, values, players.pos, players.up)
                index, allowed = step_values(values, targets, can, rolls[:, turn], None)
                if depth > 1:
                    deeper = look_ahead(rules, net, players.pos, players.up, values, allowed, width)
                    if depth > 2:
                        deeper = two_further(rules, net, players, deeper, allowed, depth)
                    index = deeper.argmin(1)
            play(players, index)
            done = rules.is_done(players.pos)
            result = torch.where(going & done, torch.tensor(turn + 1, device=rules.device), result)
        every.append(torch.where(result == 0, 120, result))
    return torch.cat(every).float()


def two_further(rules, net, players, deeper, allowed, depth, wide=3, replies=3):
    """The best three of these two rolls further, where all counters lie on the board; elsewhere as they are."""
    pos, up = players.pos, players.up
    rows = torch.nonzero((pos >= 0).all(1)).squeeze(1)
    if len(rows) == 0:
        return deeper
    top = deeper[rows].topk(wide, 1, largest=False)
    out = deeper.clone()
    out[rows] = FAR
    for k in range(wide):
        index = top.indices[:, k]
        new = pos[rows].clone()
        new[torch.arange(len(rows), device=rules.device), index // SQUARES] = index % SQUARES
        left = torch.zeros_like(new, dtype=torch.bool)
        value = torch.where(rules.is_done(new), 0.0, reply_values(rules, net, new, left, replies))
        out[rows, index] = torch.where(top.values[:, k] >= FAR, FAR, value)
    return out


def reply_values(rules, net, pos, up, replies):
    """One roll, the best few replies to it looked at one roll further, and the mean over all rolls."""
    values = move_values(rules, net, pos, up)
    targets, free = rules.targets(pos)
    total = torch.zeros(len(pos), device=rules.device)
    for roll in range(NUMBERS):
        allowed = (pos >= 0)[:, :, None] & free[:, None, :] & targets[:, roll][:, None, :]
        total += look_ahead(rules, net, pos, up, values, allowed, replies).amin(1)
    return 1 + total / NUMBERS


def write(net, args, name):
    """Whole numbers: weights times 1024; an input counts 1."""
    def ints(tensor):
        return [round(x * args.scale) for x in tensor.detach().cpu().flatten().tolist()]

    layers = {
        "hidden": args.hidden,
        "second": args.second,
        "scale": args.scale,
        "seed": args.seed,
        # By input, so that a counter that moves is two rows.
        "one": ints(net.one.weight.t().contiguous()),
        "oneBias": ints(net.one.bias),
        "two": ints(net.two.weight),
        "twoBias": ints(net.two.bias),
        "three": ints(net.three.weight),
        "threeBias": ints(net.three.bias),
    }
    with open(os.path.join(args.out, name + ".tmp"), "w") as file:
        json.dump(layers, file, separators=(",", ":"))
    os.replace(os.path.join(args.out, name + ".tmp"), os.path.join(args.out, name))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--out", default=".")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--second", type=int, default=32)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--follow", type=int, default=50)
    parser.add_argument("--every", type=float, default=15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=int, default=1024)
    parser.add_argument("--start")
    parser.add_argument("--measure", type=int, default=0)
    parser.add_argument("--deep", type=int, default=0)
    args = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    rules = Rules(device)

    def save(net):
        write(net, args, f"rolls-{args.hidden}.json")

    net = learn(rules, args, save) if args.seconds > 0 else Net(args.hidden, args.second).to(device)
    if args.seconds <= 0:
        read(net, args.start)
    kinds = [("alone", 1, 0, args.measure), ("one roll ahead", 2, 6, args.measure), ("two", 3, 6, args.deep)]
    known = {}
    for name, depth, width, games in kinds:
        if games == 0:
            continue
        began = time.time()
        known[depth] = rolls = measure(rules, net, games, depth, width, 7)
        error = 1.96 * rolls.std().item() / games**0.5
        text = f"{name}: {rolls.mean().item():.3f} ± {error:.3f} rolls, {games} games, {time.time() - began:.0f} s"
        if depth - 1 in known:
            change = rolls - known[depth - 1][:games]
            text += f"; against the one before {change.mean().item():+.3f} ± {1.96 * change.std().item() / games ** 0.5:.3f}"
        print(text, flush=True)


if __name__ == "__main__":
    main()
