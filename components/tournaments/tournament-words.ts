import { dateTag } from '#lib/time/date-tag.ts';
import type { Tournament } from '#lib/tournaments/contract.ts';
import type en from '#messages/en.json';

export type TournamentWords = (typeof en)['tournaments'];

export interface TournamentPlace {
  readonly words: TournamentWords;
  /** BCP 47. */
  readonly language: string;
  readonly market: string;
  /** IANA name of the market's zone. */
  readonly timeZone: string;
  /** What tournaments are asked for in: `FI` (TRN-02). */
  readonly asked: { readonly siteId: string; readonly market: string; readonly language: string };
  readonly isPlayer: boolean;
}

/** The player's own row, where he has one. */
export function ownRow({ leaderboard }: Tournament) {
  return leaderboard.find(({ me }) => me);
}

/** When a tournament ends, or begins, or that it is over; `fill` puts the moment into the sentence. */
export function sayWhen(
  { words, language, timeZone }: TournamentPlace,
  { status, startAt, endAt }: Tournament,
  fill: (key: 'until' | 'from', values: { readonly time: string }) => string,
): string {
  if (status === 'ENDED') return words.ended;
  const moment = new Intl.DateTimeFormat(dateTag(language), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return status === 'RUNNING'
    ? fill('until', { time: moment.format(new Date(endAt)) })
    : fill('from', { time: moment.format(new Date(startAt)) });
}
