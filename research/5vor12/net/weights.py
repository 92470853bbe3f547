"""Weights of the net from a file."""
import math
import os

import torch
from net import DEEP, KINDS, ROWS, SPAN


def load(net, path, device):
    """Go on from where an earlier run, or what is shipped, has come to."""
    if path.endswith('.pt'):
        net.load_state_dict(torch.load(path, map_location=device))
        return
    flat = torch.from_file(path, size=os.path.getsize(path) // 4, dtype=torch.float32).to(device)
    at = 0

    def take(shape):
        nonlocal at
        size = math.prod(shape)
        at += size
        return flat[at - size:at].reshape(shape)

    with torch.no_grad():
        pairs = [(low, high) for low in range(21) for high in range(low + 1, 22)]
        spans = net.table[:KINDS * SPAN].reshape(KINDS, SPAN, DEEP)
        spans[:, [low * 22 + high for low, high in pairs]] = take((KINDS, len(pairs), DEEP))
        net.table[KINDS * SPAN:] = take((ROWS - KINDS * SPAN, DEEP))
        net.low.zero_()
        net.high.zero_()
        net.start.copy_(take((DEEP,)))
        for head in net.heads:
            for part in (head.weights, head.counts, head.second, head.bias, head.last, head.end):
                part.copy_(take(part.shape))
    assert at == flat.shape[0]
