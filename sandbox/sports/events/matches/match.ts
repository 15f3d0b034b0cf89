import type { Random } from '#sandbox/data/art/random.ts';
import type { GameInPlay, Incident } from '../course.ts';
import type { MarketKind } from '../model.ts';
import type { Period } from '../periods.ts';

/** Probabilities of the final result, as far as it is known. */
export interface Outlook {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
  /** More goals, points, sets or runs of both sides together than the line. */
  over(line: number): number;
  /** Home wins with this head start. */
  covers(line: number): number;
  readonly bothScore: number;
}

/** A match at a part of its playing time. */
export interface Moment {
  readonly home: number;
  readonly away: number;
  /** A period that does not follow from the time, as the set of tennis. */
  readonly period: number | null;
  /** The part of the playing time at which betting was last interrupted; null if it was not. */
  readonly interruptedAt: number | null;
  /** True when the score is final, perhaps before the end of its time. */
  readonly isOver: boolean;
  outlook(): Outlook;
}

export interface MarketPlan {
  readonly marketId: string;
  readonly kind: MarketKind;
  readonly line: number | null;
}

/** One match from the first to the last minute; `played` is 0 to 1. */
export interface Match {
  readonly periods: readonly Period[];
  readonly plan: readonly MarketPlan[];
  at(played: number): Moment;
  /** What has happened by then, oldest first. */
  incidents(played: number): readonly Incident[];
  /** Of tennis. */
  game?(played: number): GameInPlay | null;
}

/** Around 0; a difference of 2 makes a clear favourite. */
export interface Strengths {
  readonly home: number;
  readonly away: number;
}

export interface SportModel {
  /** Minutes that the clock shows at the end; null where it shows the period only. */
  readonly clockMinutes: number | null;
  /** How long betting is interrupted after a goal, a set, or the start of a break. */
  readonly interruptionMs: number;
  /** How long it takes in the schedule. Not what a match takes: the start of the next one would reveal it. */
  readonly slotMs: number;
  open(strengths: Strengths, random: Random): Match;
}
