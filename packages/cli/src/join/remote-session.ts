// A table on a server, seen from one seat. What it hides is imagined, so that everything that draws and checks a
// table here does the same with one far away: an imagined state looks exactly like the real one from this seat.

import { botFor } from '@crescendo/bots';
import type { Chair, TableInfo, TableState } from '@crescendo/protocol';
import {
  type AnyTypes,
  formatSeat,
  gameById,
  inSeries,
  type Seat,
  seeded,
  type Viewer,
} from '@crescendo/rules';
import { type Language, newsText } from '@crescendo/words';
import { CliError } from '../cli-error.ts';
import { Session, type SessionConfig } from '../play/session.ts';
import { loadTranslations } from '../translations.ts';

export class RemoteSession extends Session {
  seat: Viewer = null;
  version = 0;
  status: TableInfo['status'] = 'open';
  #chairs: readonly Chair[] = [];

  override readonly who = (seat: Seat): string => {
    const chair = this.#chairs[seat];
    const letter = formatSeat(seat);
    if (chair?.kind === 'bot') return this.words.bot(letter);
    return chair?.name || this.config.translations.common.player(letter);
  };

  override isHuman(seat: Seat): boolean {
    return seat === this.seat;
  }

  override get onlooker(): Viewer {
    return this.seat;
  }

  override canUndo(): boolean {
    return false;
  }

  /** The table as the server says it is; returns what is told about it. */
  take({ table, seat, version, view, told }: TableState): readonly string[] {
    this.seat = seat;
    this.version = version;
    this.status = table.status;
    this.#chairs = table.chairs;
    if (view === null) return [];
    const { game, translations } = this.config;
    this.state = game.imagine(view as AnyTypes, seeded(version));
    const texts = told.map((news) => newsText(translations, news, this.who));
    this.log.push(...texts);
    return texts;
  }
}

export const newRemoteSession = async (info: TableInfo, language: Language): Promise<RemoteSession> => {
  const base = gameById(info.game);
  if (base === undefined)
    throw new CliError(`The server plays ${info.game}, which this version does not know.`);
  const config: SessionConfig = {
    game: info.series === null ? base : inSeries(base, info.series),
    base,
    seats: info.seats,
    options: info.options,
    humans: 1,
    bot: (await botFor(base, 'random'))!,
    dice: seeded(info.id),
    translations: await loadTranslations(base.id, language),
  };
  return new RemoteSession(config);
};
