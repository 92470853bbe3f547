"""Makes samples from recorded turns: sheets as they were after writing, and their worth in hindsight."""
import torch
from net import HEADS
from tables import LEARNER


def targets(records, trace):
    """The worth of each recorded sheet but those of the last turn in hindsight."""
    last = records[-1]
    worth = torch.where(last['over'][:, None, None], last['result'], last['after'])
    result = [None] * (len(records) - 1)
    for i in range(len(records) - 2, -1, -1):
        following = records[i + 1]
        trust = trace * ~following['strays'][..., None]
        worth = following['before'] + trust * (worth - following['after'] + following['luck'])
        worth = torch.where(records[i]['over'][:, None, None], records[i]['result'], worth.roll(1, 1))
        result[i] = worth
    return result


def lessons(records, trace):
    """Of all turns but the last: features of the learners' sheets, what the heads should say, and how much each counts."""
    stack = lambda key: torch.cat([record[key] for record in records[:-1]])
    teaches = ((stack('kind') == LEARNER) & ~stack('own_end')).reshape(-1)
    worth = torch.cat(targets(records, trace)).reshape(-1, HEADS)[teaches]
    # Alone there are points only.
    is_alone = records[0]['kind'].shape[1] == 1
    counts = torch.tensor([0.0, 1.0, 0.0] if is_alone else [1.0, 1.0, 2.0], device=worth.device)
    return stack('lists')[teaches], worth, counts.expand(worth.shape[0], -1)
