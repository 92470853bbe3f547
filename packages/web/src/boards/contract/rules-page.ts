// The role `rulesPage`: the rules as text with pictures.
import type { GameTypes } from '@crescendo/rules';
import type { Language } from '@crescendo/words';
import type { VNode } from 'preact';
import type { Translations } from './props.ts';

/** A step of the rules page. `diagram` names one of the board's diagrams. */
export interface RulesSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly diagram?: string;
  /** Shown below the diagram. */
  readonly caption?: string;
}

export interface RulesPage<G extends GameTypes, W> {
  /** Loads the rules of this game as played with these options. */
  sections(options: G['Options'], language: Language): Promise<readonly RulesSection[]>;
  /** The id of the section that explains this reason. */
  sectionFor(reason: G['Reason']): string;
  /**
   * The pictures of the rules page, by the names its sections use: drawn with the same parts as `Board`, as wide as
   * their container (300 px or more) and as high as they need, without any input.
   */
  Diagram(props: { readonly name: string; readonly translations: Translations<W> }): VNode | null;
}

/** The rules page of a game that is not known here. */
export type AnyRulesPage = RulesPage<GameTypes, unknown>;
