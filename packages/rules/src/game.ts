// The contract. Everything generic (server, bots, command line, tests, pages) knows only this file.

/** A place at the table, counted from 0 in the order of play. */
export type Seat = number;

/** The person who looks: a seat, or `null` for a spectator. */
export type Viewer = Seat | null;

/** A number in [0, 1). The only source of randomness anywhere. */
export type Dice = () => number;

/** A game's options are flat, so that one line of text, one form and one command line can hold them. */
export type OptionValue = boolean | number | string;

/** All options of a game by their names. */
export type OptionValues = { readonly [option: string]: OptionValue };

/** The values an option may take; enough to check text from outside and to draw a form. */
export type OptionKind =
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly of: readonly string[] };

/** The bundle of a game's own types. All of them are plain JSON: no undefined, no class, no function. */
export interface GameTypes {
  Options: OptionValues;
  State: { readonly news: readonly { readonly type: string }[] };
  View: { readonly seat: Viewer; readonly news: readonly { readonly type: string }[] };
  Move: { readonly type: string };
  Chance: object;
  /** The reason why a move is refused: a code, and the facts a sentence about it needs. */
  Reason: { readonly code: string };
  /**
   * Something that just happened, to be shown and told. State and view carry a list of them as `news`, item for item
   * the same; what stays in the list after the next event stays the same object.
   */
  News: { readonly type: string };
}

/** A position is exactly one of these. It is public: everybody may know whose turn it is. */
export type Turn =
  /** Chance decides: `chances` lists the outcomes. */
  | { readonly kind: 'chance' }
  /** These seats decide now. Several seats decide at the same time, none seeing the others' choice. */
  | { readonly kind: 'players'; readonly seats: readonly Seat[] }
  /** One score for each seat, as the booklet counts it; at least one winner. */
  | { readonly kind: 'over'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

export interface MoveEvent<G extends GameTypes> {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly move: G['Move'];
}

export interface ChanceEvent<G extends GameTypes> {
  readonly kind: 'chance';
  readonly outcome: G['Chance'];
}

/** All that ever happens. A list of events, applied in order to a set-up, is the whole game. */
export type Event<G extends GameTypes> = MoveEvent<G> | ChanceEvent<G>;

/** A pair of functions between a value and its text. `parse` takes any text and never throws. */
export interface Notation<T> {
  format(value: T): string;
  parse(text: string): T | undefined;
}

/** The queue of an outcome, so that the outcome can be the same whatever was chosen before; see match/stable-draws.ts. */
export interface LuckSource {
  /** Outcomes of the same queue come in an order of their own: a seat's draws, the deal, the rolls of a die. */
  readonly queue: string;
  /** The number, counted from 1, of this reroll of the queue's last throw: it takes nothing more from the queue. */
  readonly reroll?: number;
}

/** The counting of several games in a row; see match/series.ts. */
export interface SeriesOptions {
  /** The number of games; 0: as many as there are seats. With a target it is an upper limit, 0 meaning none. */
  readonly rounds: number;
  /** The series ends once a total reaches this; 0: no target. */
  readonly target: number;
  /** The criterion: the sum of points, or games won and then points. */
  readonly by: 'points' | 'wins';
}

/** The time a player has, where a game's options speak of it. The rules themselves never see a clock. */
export type GameClock =
  | { readonly kind: 'none' }
  /** So many seconds for every decision. */
  | { readonly kind: 'move'; readonly seconds: number }
  /** So many seconds for the whole game, and some more after every move. */
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number };

/** A named way to play: some options changed, and what the edition says about seats and series. */
export interface Preset<G extends GameTypes> {
  /** The language of the printed text, where each language was printed with rules of its own. */
  readonly language?: string;
  readonly options: Partial<G['Options']>;
  readonly seats?: { readonly min: number; readonly max: number };
  readonly series?: SeriesOptions;
}

/**
 * The part that a piece of news has in the story: a move itself, the clock's move told as such, or something that follows
 * from what came before.
 */
export type NewsKind = 'move' | 'time-up' | 'effect';

/** Time, in a game whose rules speak of it. */
export interface ClockRules<G extends GameTypes> {
  /** Reads the clock that the options ask for. */
  read(options: G['Options']): GameClock;
  /** Writes a clock into the options. */
  write(options: G['Options'], clock: GameClock): G['Options'];
  /** Types of moves that only the clock makes, never a player. */
  readonly moves: readonly G['Move']['type'][];
  /** Tells whether the unfinished move of a seat decides what happens when its time is up; left out: it never does. */
  readsDraft?(options: G['Options']): boolean;
  /**
   * The move that the rules make for the view's seat when its time is up; `undefined` when it is not to act. `draft`: its
   * unfinished move, which `DraftRules.allows`, where one is known.
   */
  timeUp(view: G['View'], draft?: G['Move']): G['Move'] | undefined;
}

/** Moves in the making, which the others may watch. */
export interface DraftRules<G extends GameTypes> {
  /**
   * Tells whether this unfinished move consists only of what lies open and what is the view's own. It need not be legal, and
   * must be quick to judge.
   */
  allows(view: G['View'], move: G['Move']): boolean;
}

/** Luck that does not depend on what was chosen before; see match/stable-draws.ts. */
export interface StableDrawRules<G extends GameTypes> {
  /** At a chance turn: the queue its outcome comes from. */
  source(state: G['State']): LuckSource;
  /** The outcome, where it is a throw of several dice: each die has its own number in [0, 1), whichever are thrown. */
  throwDice?(state: G['State'], number: (die: string) => number): G['Chance'] | undefined;
}

/** The numbering of a game as players at the table count: by turns, or by rolls of the dice. */
export interface TurnCount<G extends GameTypes> {
  readonly unit: 'turn' | 'roll';
  /** Tells whether the next turn or roll begins with this event. */
  begins(event: Event<G>): boolean;
}

/** Facts that make programs better or faster, and change nothing in the game. */
export interface Hints<G extends GameTypes> {
  /** Tells whether `check` may take more than a moment for this move. A server then asks a thread, and not the one that serves everybody. */
  isCostly?(view: G['View'], move: G['Move']): boolean;
  /**
   * The progress of each seat, in any unit: more is better, and the seats of a state can be compared. Only the generic
   * bot uses it, if random play takes very long to end; often the score so far will do.
   */
  progress?(state: G['State']): readonly number[];
  /** The standing of each seat as everybody at the table sees it, in any unit, where `progress` does not say it: more is better. */
  standing?(view: G['View']): readonly number[];
  /** Options without which random play might not end; tests play with them. */
  readonly randomPlay?: Partial<G['Options']>;
}

export interface Game<G extends GameTypes> {
  /** The name programs use, and the key in the registry: `5vor12`, `rummikub`, … */
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The defaults. Some options shrink the game until a test can walk its whole tree. */
  readonly options: G['Options'];
  readonly optionKinds: { readonly [K in keyof G['Options']]: OptionKind };
  readonly presets: { readonly [name: string]: Preset<G> };
  /** The booklet's way to play several rounds, if it has one. */
  readonly series: SeriesOptions | undefined;
  /** Sentences about a move name the bot or the clock that made it; those about its effects name the seat's player. */
  readonly newsKinds: { readonly [type in G['News']['type']]: NewsKind };
  /** True if `moves` lists every legal move. Where it does not, `check` alone decides. */
  readonly enumerable: boolean;

  /** Tells whether the rules leave it to the players who begins. Then `setup` is told; else they decide, and `first` means nothing. */
  choosesFirst(options: G['Options']): boolean;

  /** The table before anything has happened. `first` is the seat that begins, where the rules leave that free. */
  setup(seats: number, options: G['Options'], first?: Seat): G['State'];

  /** The turn; the same from the state and from every view of it. */
  turn(position: G['State'] | G['View']): Turn;

  /** At a chance turn: every outcome once, with a positive whole weight. */
  chances(state: G['State']): readonly (readonly [outcome: G['Chance'], weight: number])[];

  /** The state after the event. Pure, and trusting: the caller has checked the event (see match/match.ts). */
  apply(state: G['State'], event: Event<G>): G['State'];

  /** Throws unless the pieces add up. */
  audit(state: G['State']): void;

  /** Everything this viewer may know, and nothing else: the one door through which a secret could leave. */
  view(state: G['State'], viewer: Viewer): G['View'];

  /** Legal moves of the view's seat, each once, always in the same order; none when it is not to act. */
  moves(view: G['View']): Iterable<G['Move']>;

  /** The reason why this seat may not make this move now; `undefined` when it may. Any value gets an answer, also one from outside. */
  check(view: G['View'], move: G['Move']): G['Reason'] | undefined;

  /** A state that this viewer cannot tell from the real one, drawn at random among them. */
  imagine(view: G['View'], dice: Dice): G['State'];

  readonly notation: {
    /** As records and messages have it: what was once stored is read forever. */
    readonly move: Notation<G['Move']>;
    /** As people type and read it, where that is different; see `typedNotation`. */
    readonly typed?: Notation<G['Move']>;
    readonly chance: Notation<G['Chance']>;
    /** The view as a picture in plain text, for people. */
    diagram(view: G['View']): string;
  };

  /** Without it the rules know no time limit. */
  readonly clock?: ClockRules<G>;
  /** Without it there is nothing to watch until a move is made. */
  readonly drafts?: DraftRules<G>;
  /** Without it all outcomes come from one queue. */
  readonly stableDraws?: StableDrawRules<G>;
  readonly hints?: Hints<G>;
  /** Without it every decision counts as a turn. */
  readonly turnCount?: TurnCount<G>;
}

/** Anything that plays. It gets views, so it cannot cheat: its types hold no secret. */
export interface Bot<G extends GameTypes> {
  readonly id: string;
  choose(view: G['View'], dice: Dice, budget?: number): G['Move'];
}

/** A game whose types are not known here, and its parts: what registries and generic code hold. */
export type AnyGame = Game<GameTypes>;
export type AnyState = GameTypes['State'];
export type AnyView = GameTypes['View'];
export type AnyMove = GameTypes['Move'];
export type AnyChance = GameTypes['Chance'];
export type AnyReason = GameTypes['Reason'];
export type AnyNews = GameTypes['News'];
export type AnyEvent = Event<GameTypes>;
export type AnyBot = Bot<GameTypes>;
