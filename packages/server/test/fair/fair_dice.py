"""Checks the dice of recorded games, as docs/fair-dice.md describes them. Written from that page alone; nothing but Python.

Usage: fair_dice.py FILE...    One line for each file: "ok" and how many chance events were computed, or what differs.
       fair_dice.py --draw KEY NAME PIECE...    The lots of these pieces in a draw.
"""
import hashlib
import hmac
import json
import sys


def mac(key, text):
    return hmac.new(key, text.encode('ascii'), hashlib.sha256).digest()


def first_bits(digest):
    return int.from_bytes(digest[:6], 'big')


class Dice:
    def __init__(self, key):
        self.key = key

    def lot(self, draw, piece):
        draw_key = mac(self.key, 'draw ' + draw)
        return first_bits(hashlib.sha256(draw_key + piece.encode('ascii')).digest())

    def lowest(self, draw, pieces):
        """pieces: a dictionary from text to count. Returns the text of the piece that is drawn."""
        return min(
            (self.lot(draw, f'{text} {copy}'), text) for text, count in pieces.items() for copy in range(count)
        )[1]

    def face(self, draw, die, faces):
        return 1 + self.lot(draw, die) * faces // 2 ** 48


class Wrong(Exception):
    pass


def read_record(text):
    lines = [line for line in text.split('\n') if not line.startswith('#')]
    end = lines.index('')
    header, fair = {}, {}
    for line in lines[:end]:
        word, _, rest = line.partition(' ')
        if word == 'fair':
            key, _, value = rest.partition(' ')
            fair[key] = json.loads(value)
        else:
            header[word] = rest
    return header, fair, [line for line in lines[end:] if line]


def read_terms(text):
    terms = {'option': {}, 'seat': {}}
    for line in text.split('\n')[:-1]:
        word, _, rest = line.partition(' ')
        if word in ('option', 'seat'):
            name, _, value = rest.partition(' ')
            terms[word][name] = value
        else:
            terms[word] = rest
    return terms


def fingerprint(number):
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()


class Table:
    """The queues of one table, with the numbers of their outcomes."""

    def __init__(self, dice, seats, options, begins):
        self.dice, self.seats, self.options, self.begins = dice, seats, options, begins
        self.counts, self.round, self.is_series = {}, 0, False

    def name(self, queue):
        queue = f'{self.round} {queue}' if self.is_series else queue
        count = self.counts.get(queue, 0)
        self.counts[queue] = count + 1
        return f'{queue} {count}'

    def number(self, option):
        return int(self.options[option])


class Vor12:
    def __init__(self, table):
        self.table = table
        self.pool = {str(n): table.seats for n in range(1, table.number('highest') + 1)}
        self.drawn, self.mover = 0, None

    def chance(self):
        table = self.table
        if self.mover is not None:
            seat = self.mover
        elif table.options['start'] == 'one':
            seat = self.drawn % table.seats
        else:
            seat = self.drawn // table.number('size')
        self.drawn += 1
        tile = table.dice.lowest(table.name(str(seat)), self.pool)
        return tile

    def seen(self, outcome):
        self.pool[outcome] -= 1

    def move(self, seat, text):
        self.mover = seat if text == 'draw' else self.mover


class Rummikub:
    def __init__(self, table):
        self.table = table
        self.begins = (table.begins + table.round) % table.seats
        self.mover, self.said_redeal, self.answers = None, False, 0
        self.fresh()
        self.racks = [0] * table.seats
        self.stage = 'deal'
        if table.options['startDraw'] == 'beforeDeal':
            self.start_draw()
        if self.stage == 'deal':
            self.deal()

    def fresh(self):
        t = self.table
        colours = 'KRBY'[:t.number('colours')]
        values = range(1, t.number('values') + 1)
        self.pool = {f'{c}{n}': t.number('copies') for c in colours for n in values}
        self.pool['J'] = t.number('jokers')

    def hand(self):
        return min(self.table.number('handSize'), sum(self.full().values()) // self.table.seats)

    def full(self):
        kept, self.pool = getattr(self, 'pool', {}), {}
        self.fresh()
        full, self.pool = self.pool, kept
        return full

    def start_draw(self):
        t = self.table
        more = t.number('jokers') + max(t.seats, t.number('copies') * t.number('colours'))
        if sum(self.pool.values()) <= more:
            return
        self.stage, self.contenders, self.shown = 'start', list(range(t.seats)), []

    def deal(self):
        t = self.table
        self.stage = 'deal'
        self.fresh()
        self.given = 1 if t.options['deal'] == 'jokerEach' and t.number('jokers') >= t.seats else 0
        self.pool['J'] -= self.given * t.seats
        self.dealt = 0

    def dealing_to(self):
        t, hand = self.table, self.hand()
        if t.options['deal'] != 'twoStacks':
            return (self.begins + self.dealt) % t.seats
        half = (hand + 1) // 2
        if self.dealt < half * t.seats:
            stack = self.dealt // half
        else:
            stack = (self.dealt - half * t.seats) // (hand - half)
        return (self.begins + stack) % t.seats

    def chance(self):
        t = self.table
        if self.stage == 'start':
            queue = f'start {self.contenders[len(self.shown)]}'
        elif self.stage == 'deal':
            queue = f'deal {self.dealing_to()}'
        else:
            queue = str(self.mover)
        return t.dice.lowest(t.name(queue), self.pool)

    def seen(self, tile):
        t = self.table
        if self.stage == 'start':
            if tile == 'J':
                return
            self.pool[tile] -= 1
            self.shown.append(tile)
            if len(self.shown) < len(self.contenders):
                return
            numbers = [int(shown[1:]) for shown in self.shown]
            for shown in self.shown:
                self.pool[shown] += 1
            self.contenders = [s for s, n in zip(self.contenders, numbers) if n == max(numbers)]
            self.shown = []
            if len(self.contenders) == 1:
                self.begins = self.contenders[0]
                if t.options['startDraw'] == 'beforeDeal':
                    self.deal()
                else:
                    self.stage = 'play'
            return
        self.pool[tile] -= 1
        if self.stage != 'deal':
            return
        self.dealt += 1
        if self.dealt == (self.hand() - self.given) * t.seats:
            self.stage = 'pairs' if t.options['threePairsRedeal'] == 'true' else 'play'
            if self.stage == 'play' and t.options['startDraw'] == 'afterDeal':
                self.start_draw()

    def move(self, seat, text):
        self.mover = seat
        if self.stage != 'pairs':
            return
        self.said_redeal = self.said_redeal or text == 'redeal'
        self.answers += 1
        if self.answers < self.table.seats:
            return
        redeal, self.said_redeal, self.answers, self.stage = self.said_redeal, False, 0, 'play'
        if redeal:
            self.deal()
        elif self.table.options['startDraw'] == 'afterDeal':
            self.start_draw()


class Finito:
    def __init__(self, table):
        self.table = table
        self.down = [set(range(1, table.number('counters') + 1)) for _ in range(table.seats)]
        self.open = [0] * table.seats

    def turning(self):
        for seat in range(self.table.seats):
            if self.open[seat] < self.table.number('open') and self.down[seat]:
                return seat
        return None

    def chance(self):
        t, seat = self.table, self.turning()
        if seat is None:
            numbers = {f'roll {n}': 1 for n in range(1, t.number('numbers') + 1)}
            return t.dice.lowest(t.name('roll'), numbers)
        return t.dice.lowest(t.name(f'counter {seat}'), {f'counter {n}': 1 for n in self.down[seat]})

    def seen(self, outcome):
        word, number = outcome.split(' ')
        if word == 'counter':
            seat = self.turning()
            self.down[seat].remove(int(number))
            self.open[seat] += 1

    def move(self, seat, text):
        if text.startswith('place '):
            self.open[seat] -= 1


class Qwinto:
    def __init__(self, table):
        self.table, self.again = table, False
        self.is_first = table.options['firstSeat'] == 'random' and table.seats > 1

    def chance(self):
        t = self.table
        if self.is_first:
            self.is_first = False
            seats = {f'first {chr(65 + s)}': 1 for s in range(t.seats)}
            return t.dice.lowest(t.name('first'), seats)
        name = f'{self.last} again 1' if self.again else t.name(str(self.mover))
        self.last = name if not self.again else self.last
        faces = [f'{d}{t.dice.face(name, d, t.number("faces"))}' for d in 'oyp' if d in self.dice_chosen]
        return 'roll ' + ' '.join(faces)

    def seen(self, outcome):
        pass

    def move(self, seat, text):
        if text.startswith('dice '):
            self.mover, self.dice_chosen, self.again = seat, text[5:], False
        elif text == 'reroll':
            self.again = True


GAMES = {'5vor12': Vor12, 'rummikub': Rummikub, 'finito': Finito, 'qwinto': Qwinto}


def check(text):
    header, fair, events = read_record(text)
    terms = read_terms(fair['terms'])
    if not fair['terms'].startswith('crescendo dice 2\n') or fair['terms'][-1] != '\n':
        raise Wrong('these are no terms of version 2')
    if fingerprint(fair['secret']) != terms['server']:
        raise Wrong('the number of the server is another one')
    for word in ('game', 'seats'):
        if header[word] != terms[word]:
            raise Wrong(f'{word} differs from the terms')
    if header.get('series', 'none') != terms['series']:
        raise Wrong('the series differs from the terms')
    seats = int(terms['seats'])
    numbers = ''
    for seat in range(seats):
        letter = chr(65 + seat)
        number = fair.get(f'number-{letter.lower()}', '')
        if number and fingerprint(number) != terms['seat'][letter]:
            raise Wrong(f'the number of {letter} is another one')
        numbers += f'number {letter} {number or "none"}\n'
    key = hmac.new(bytes.fromhex(fair['secret']), (fair['terms'] + numbers).encode('ascii'), hashlib.sha256).digest()
    begins = ord(header.get('first', 'A')) - 65
    drawn = first_bits(mac(key, 'first')) * seats // 2 ** 48 if terms['first'] == 'drawn' else ord(terms['first']) - 65
    if begins != drawn:
        raise Wrong('another seat begins')
    table = Table(Dice(key), seats, terms['option'], begins)
    table.is_series = terms['series'] != 'none'
    rounds = [int(event) for event in fair.get('rounds', '').split()]
    game, count = GAMES[terms['game']](table), 0
    for n, event in enumerate(events):
        if n in rounds:
            table.round += 1
            game = GAMES[terms['game']](table)
        actor, _, what = event.partition(' ')
        if actor != '*':
            game.move(ord(actor) - 65, what)
            continue
        thrown = game.chance()
        if thrown != what:
            raise Wrong(f'event {n + 1} is {what}, and should be {thrown}')
        game.seen(what)
        count += 1
    return count


def main(arguments):
    if arguments[0] == '--draw':
        dice = Dice(bytes.fromhex(arguments[1]))
        print(json.dumps([dice.lot(arguments[2], piece) for piece in arguments[3:]]))
        return 0
    status = 0
    for file in arguments:
        try:
            with open(file, encoding='utf-8') as record:
                print(f'ok {check(record.read())}')
        except Wrong as wrong:
            print(f'wrong: {wrong}')
            status = 1
    return status


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
