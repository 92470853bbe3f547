import { spawnSync } from 'node:child_process';
import { GAMES } from '@crescendo/rules';
import { LANGUAGES } from '@crescendo/words';
import { describe, expect, test } from 'vitest';
import { inShell, inTerminal, run, runHere } from '../test/run-cli.ts';
import { type CommandName, helpTexts } from './words.ts';

describe('help', () => {
  test('comes without a command, with --help, and for each command', async () => {
    for (const args of [[], ['--help'], ['help']]) {
      const { code, out, err } = await run(args);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      for (const word of ['play', 'simulate', 'replay', 'verify']) expect(out).toContain(word);
    }
    for (const command of ['play', 'simulate', 'replay', 'verify']) {
      const { code, out } = await runHere([command, '--help']);
      expect(code).toBe(0);
      expect(out).toMatch(new RegExp(`^crescendo ${command}`));
    }
  });

  test('speaks the language of --lang, before or after the command, or the system’s', async () => {
    for (const [args, env] of [
      [['play', '--help', '--lang', 'de'], {}],
      [['--lang=de', 'play', '--help'], {}],
      [['help', 'play', '--lang', 'de'], {}],
      [['play', '--help'], { LANG: 'de_CH.UTF-8' }],
    ] as const)
      expect((await runHere(args, env)).out).toContain('wie viele mitspielen');
    expect((await runHere(['--help'], { LANG: 'fr_FR.UTF-8' })).out).toContain('dans ton terminal');
    expect((await runHere(['--help'], { LANG: 'pl_PL.UTF-8' })).out).toContain('in your terminal');
  });

  test.each(LANGUAGES)('fits into 80 columns and names every option in %s', async (language) => {
    const english = await helpTexts('en');
    const { program, commands } = await helpTexts(language);
    // A line of input for the shell stays whole.
    const lines = [program, ...Object.values(commands)].join('').split('\n');
    expect(lines.filter((line) => line.length > 80 && !line.includes('echo'))).toEqual([]);
    const flagsOf = (text: string) => new Set(text.match(/--[a-z]+/g));
    for (const [command, text] of Object.entries(commands)) {
      expect(text).toMatch(new RegExp(`^crescendo ${command}`));
      expect(flagsOf(text)).toEqual(flagsOf(english.commands[command as CommandName]));
    }
  });
});

describe('invalid arguments: one sentence on stderr, exit 2', () => {
  test.each([
    [['dance'], /Unknown command “dance”/],
    [['play', 'chess'], /no game “chess”: choose 5vor12/],
    [['play', '5vor12', 'now'], /Unexpected argument “now”/],
    [['play', '5vor12', '--fast'], /--fast/],
    [['play', '5vor12', '--seats', '9'], /5 vor 12 has 2 to 4 seats, not 9/],
    [['play', '5vor12', '--seats', 'two'], /--seats takes a whole number/],
    [['play', '5vor12', '--seats', '2', '--humans', '3'], /--humans/],
    [['play', '5vor12', '--lang', 'xx'], /--lang takes de, fr, it, nl, es or en/],
    [['play', '5vor12', '--options', 'hight=3'], /no option “hight”: it has/],
    [['play', '5vor12', '--options', 'start=five'], /start of 5 vor 12 takes one, four or fourInOrder/],
    [['play', '5vor12', '--options', 'preset=moon'], /no preset “moon”/],
    [['play', '5vor12', '--bot', 'deep-thought'], /no bot “deep-thought” for 5 vor 12/],
    [['play', '5vor12', '--seats', '2', '--first', 'C'], /--first takes a seat, A or B, not “C”/],
    [['play', '5vor12', '--first', 'me'], /--first takes a seat, A, B, C or D, not “me”/],
    [['play', 'finito', '--first', 'B'], /the rules of Finito! decide who begins/],
    [['join', 'http://localhost:1', '--game', 'finito', '--first', 'random'], /the rules of Finito! decide/],
    [
      ['join', 'http://localhost:1', '--game', '5vor12', '--first', 'C'],
      /--first takes a seat, A or B, not “C”/,
    ],
    [['play', 'qwinto', '--series'], /n’t played in a series/],
    [['simulate'], /Which game\?/],
    [['simulate', '--game', '5vor12', '--bots', 'random'], /2 to 4 seats, not 1/],
    [['simulate', '--game', '5vor12', '--bots', 'random,clever'], /no bot “clever”/],
    [['simulate', '--game', '5vor12', '--games', '0'], /--games takes a whole number/],
    [['replay'], /Which record\?/],
    [['replay', '/no/such/file'], /there is no such file/],
    [['verify'], /Verify what\?/],
    [['verify', '--game', 'chess'], /no game “chess”/],
  ])('%j', async (args, sentence) => {
    const { code, out, err } = await runHere(args);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test.each([
    ['de', ['dance'], 'Unbekannter Befehl „dance“: siehe crescendo --help.'],
    ['de', ['play', '5vor12', '--fast'], 'Die Option --fast gibt es hier nicht: siehe --help.'],
    ['de', ['play', '5vor12', '--seats'], '--seats braucht einen Wert.'],
    ['de', ['verify', 'x', '--json=1'], '--json erwartet keinen Wert.'],
    [
      'de',
      ['replay', '/no/such/file'],
      '/no/such/file lässt sich nicht lesen: die Datei oder der Ordner fehlt.',
    ],
    ['es', ['play', 'chess'], 'No hay ningún juego «chess»: elige 5vor12, rummikub, finito o qwinto.'],
    ['es', ['play', '5vor12', '--seats', '9'], '5 vor 12 tiene de 2 a 4 sitios, no 9.'],
  ])('in %s: %j', async (language, args, sentence) => {
    const { code, err } = await runHere(args, { LANG: `${language}_XX.UTF-8` });
    expect({ code, err }).toEqual({ code: 2, err: `crescendo: ${sentence}\n` });
  });

  test('and so it is for the shell', async () => {
    const args = ['play', '5vor12', '--seats', '9'];
    const { code, out, err } = await run(args);
    expect({ code, out, err }).toEqual(await runHere(args));
    expect(code).toBe(2);
  });
});

describe('simulate', () => {
  const simulated = async (...more: string[]) => {
    const { code, out, err } = await run(['simulate', '--json', ...more]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return JSON.parse(out);
  };

  test.each(GAMES.map((game) => game.id))('%s: same seed, same result, times apart', async (game) => {
    const args = ['--game', game, '--bots', 'random,random', '--games', '8', '--seed', '7'];
    if (game === 'finito') args.push('--options', 'roundLimit=20');
    const [one, two] = [await simulated(...args), await simulated(...args)];
    const timeless = ({ eventsPerSecond: _, decisionMs: __, ...rest }: Record<string, unknown>) => rest;
    expect(timeless(two)).toEqual(timeless(one));
    expect(one).toMatchObject({ game, games: 8, givenUp: 0, seed: '7', bots: ['random', 'random'] });
    expect(one.wins.reduce((a: number, b: number) => a + b)).toBeCloseTo(8);
    expect(one.meanScores).toHaveLength(2);
    expect(one.events).toBeGreaterThan(0);
    expect(one.eventsPerSecond).toBeGreaterThan(0);
    for (const { p50, p99, max } of one.decisionMs) {
      expect(p50).toBeLessThanOrEqual(p99);
      expect(p99).toBeLessThanOrEqual(max);
    }
  });

  test('another seed, another result', async () => {
    const args = ['--game', '5vor12', '--games', '5'];
    expect((await simulated(...args, '--seed', 'a')).events).not.toBe(
      (await simulated(...args, '--seed', 'b')).events,
    );
  });

  test('a game that does not end is given up with a sentence', async () => {
    const { code, out, err } = await run([
      'simulate',
      '--game',
      '5vor12',
      '--games',
      '2',
      '--limit',
      '20',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(err).toMatch(/2 of 2 games didn’t end within 20 events/);
    expect(JSON.parse(out)).toMatchObject({ givenUp: 2, wins: [0, 0], meanScores: [null, null], events: 40 });
  });

  test('for people: a table', async () => {
    const { out } = await run(['simulate', '--game', '5vor12', '--games', '5']);
    expect(out).toMatch(/seat +bot +wins/);
    expect(out).toMatch(/5 games, \d+ events/);
  });
});

describe('the shell', () => {
  test('a closed pipe is not an error', async () => {
    const { code, err } = await inShell('$CRESCENDO simulate --game 5vor12 --games 3 | head -n 0');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const many = await inShell('yes draw | $CRESCENDO play 5vor12 --seed 1 2>&1 | head -n 3');
    expect(many.err).toBe('');
  });

  test('Ctrl-C while lines are read', async () => {
    const { signal, err } = await run(['play', '5vor12', '--seed', '1'], {
      watch: (out, child) => out.includes('You>') && child.kill('SIGINT'),
    });
    expect({ signal, err }).toEqual({ signal: 'SIGINT', err: '' });
  });

  // In a terminal Ctrl-C is a key, and the screen has to be given back.
  test.skipIf(spawnSync('script', ['--version']).status !== 0)('Ctrl-C on a screen', async () => {
    let pressed = false;
    const { code, out } = await inTerminal('play 5vor12 --seats 2 --humans 1', (seen, child) => {
      if (pressed || !seen.includes('your turn')) return;
      pressed = true;
      child.stdin.write('\u0003');
    });
    expect(code).toBe(130);
    expect(out).toContain('\u001b[?1049h');
    expect(out.trimEnd().endsWith('\u001b[?25h\u001b[?1049l')).toBe(true);
  });
});
