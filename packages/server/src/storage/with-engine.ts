// The same engine with some of its methods replaced. An engine may be an object of a class, whose methods a spread would lose.
import type { Engine } from './engine.ts';

export const withEngine = (engine: Engine, changes: Partial<Engine>): Engine => ({
  kind: engine.kind,
  skipLocked: engine.skipLocked,
  ...(engine.copyTo && { copyTo: engine.copyTo }),
  write: (work) => engine.write(work),
  one: (statement) => engine.one(statement),
  changes: (statement) => engine.changes(statement),
  read: (statement) => engine.read(statement),
  notify: (hint) => engine.notify(hint),
  listen: (onHint) => engine.listen(onHint),
  rows: () => engine.rows(),
  load: (statements) => engine.load(statements),
  checkPlace: () => engine.checkPlace(),
  close: () => engine.close(),
  ...changes,
});
