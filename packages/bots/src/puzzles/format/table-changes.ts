// Events of Rummikub say the whole table; a pack says only what changes: `A play`, then the places of the sets that go
// (`-3`), counted in the table before, then the sets that come. Events of other games stand for themselves.

const PLAY = / play$/;

/** Events as lines, from the words of a pack. */
export const linesOfTokens = (tokens: readonly string[]): string[] => {
  const lines: string[] = [];
  let table: readonly string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (!PLAY.test(token)) {
      lines.push(token);
      continue;
    }
    const gone = new Set<number>();
    const come: string[] = [];
    for (let next = tokens[at + 1]; next !== undefined; next = tokens[at + 1]) {
      if (next.startsWith('-')) gone.add(Number(next.slice(1)));
      else if (next.startsWith('+')) come.push(next.slice(1));
      else break;
      at++;
    }
    table = [...table.filter((_, i) => !gone.has(i)), ...come];
    lines.push(`${token} ${table.join(' | ')}`);
  }
  return lines;
};

/** The reverse. Sets that stay must stand in their old order, new ones after them. */
export const tokensOfLines = (lines: readonly string[]): string[] => {
  let table: readonly string[] = [];
  return lines.flatMap((line) => {
    const [, head, sets] = /^([A-Z] play) (.*)$/.exec(line) ?? [];
    if (head === undefined || sets === undefined) return [line];
    const now = sets.split(' | ');
    const gone: number[] = [];
    let kept = 0;
    for (const [i, set] of table.entries())
      if (now[kept] === set) kept++;
      else gone.push(i);
    table = now;
    return [head, ...gone.map((i) => `-${i}`), ...now.slice(kept).map((set) => `+${set}`)];
  });
};
