// The roles `log`, `picture` and the miniature: a game in small pieces, in a picture to send, and on the home page.
import type { GameTypes, Seat } from '@crescendo/rules';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Drawing, Frame } from '../../interaction/drawing.ts';

/** One piece of news as the log draws it. */
export interface LogItem {
  /** Tells whether it begins a new line; if not, it goes on with the one before, as placing a tile does after turning it up. */
  readonly begins: boolean;
  /** The seat that did it. */
  readonly seat?: Seat;
  /** Small pieces; `null`: nothing worth showing; `undefined`: said in words. */
  readonly picture: ComponentChildren | null | undefined;
}

/** Draws one piece of news for the log. */
export interface LogPieces<G extends GameTypes> {
  item(news: G['News'], view: G['View']): LogItem;
}

export interface BoardPicture<G extends GameTypes> {
  /** Draws everybody's board into a picture, with their names, the winner's first. */
  draw(
    drawing: Drawing,
    view: G['View'],
    seats: readonly Seat[],
    frame: Frame,
    name: (seat: Seat) => string,
  ): void;
}

/** For the home page: a small animated picture of the board. No rules, no text, a few kilobytes at most. */
export type Miniature = ComponentType<{ readonly still: boolean }>;
