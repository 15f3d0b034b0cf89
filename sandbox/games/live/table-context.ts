import { tableRules } from '../engines/live/tables.ts';
import type { PlayContext } from '../play/rounds.ts';
import { ownerOf } from '../play/sessions.ts';
import type { PlaySession } from '../play/tables.ts';
import type { GameProfile } from '../profile.ts';
import { phaseAt, type RoundTimes } from './phases.ts';

/** What live tables are run with. */
export interface LiveContext extends Omit<PlayContext, 'jackpots'> {
  /** Virtual time: the tables' opening hours follow it. */
  readonly now: () => Date;
  readonly times: RoundTimes;
  /** The pay-outs that wait for the end of bets, by round. */
  readonly timers: Map<string, NodeJS.Timeout>;
  /** When each player was last present, by table. */
  readonly seen: Map<string, Map<string, number>>;
}

const numberOf = ({ code }: GameProfile) => Number(code.replace('tbl_', '')) - 101;
export const rulesOf = ({ table }: GameProfile) => tableRules[table?.kind ?? 'roulette'];
export const phaseOf = ({ realNow, times }: LiveContext, game: GameProfile) => phaseAt(numberOf(game), realNow(), times);
export const keyOf = (game: GameProfile, tableRound: number) => `${game.slug} ${tableRound}`;
export const seatOf = (game: GameProfile, tableRound: number, session: PlaySession) =>
  `${keyOf(game, tableRound)} ${ownerOf(session)}`;
