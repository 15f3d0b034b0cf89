import type { Tracker } from './course.ts';

/** What is known of an event before it begins; it follows from the schedule and the day alone. `endsAt` may follow from the match, and no page gets it. */
export interface SportsEvent {
  readonly eventId: string;
  readonly sport: string;
  readonly region: string;
  readonly competition: string;
  /** Unique in its competition: home, away and date. */
  readonly slug: string;
  readonly home: string;
  readonly away: string;
  readonly venue: string;
  readonly startsAt: Date;
  /** When its result is known. */
  readonly endsAt: Date;
  readonly isVirtual: boolean;
}

export type EventPhase = 'UPCOMING' | 'LIVE' | 'ENDED' | 'CANCELLED';

/** What one side of a market is called: a fixed word that the page translates, or a name that stays as it is. */
export type OutcomeKind = 'HOME' | 'DRAW' | 'AWAY' | 'OVER' | 'UNDER' | 'YES' | 'NO' | 'RUNNER';

export type MarketKind = '1X2' | 'WINNER' | 'OVER_UNDER' | 'HANDICAP' | 'BOTH_SCORE';

export type SelectionResult = 'WON' | 'LOST' | 'VOID';

export interface Selection {
  /** `{eventId}:{market}:{outcome}`, unique over all events. */
  readonly selectionId: string;
  readonly outcome: OutcomeKind;
  /** The name of a RUNNER, otherwise null. */
  readonly runner: string | null;
  /** Decimal odds in thousandths; at least 1.01. */
  readonly oddsMilli: number;
  /** The probability that the odds were made from, before the margin; 0 to 1. Not sent to a page. */
  readonly probability: number;
  /** Null until the selection is decided. */
  readonly result: SelectionResult | null;
}

export interface Market {
  /** Unique in its event: `1x2`, `over-under-2.5`. */
  readonly marketId: string;
  readonly kind: MarketKind;
  /** Goals or points of OVER_UNDER, the head start of HOME of HANDICAP; otherwise null. */
  readonly line: number | null;
  /** False while nothing may be staked on it. */
  readonly isOpen: boolean;
  readonly selections: readonly Selection[];
}

/** An event at an instant. */
export interface EventState {
  readonly event: SportsEvent;
  readonly phase: EventPhase;
  /** The minute that is played, or the period, as the sport counts; null before and after. */
  readonly clock: { readonly period: number; readonly minute: number | null; readonly isBreak: boolean } | null;
  readonly score: { readonly home: number; readonly away: number } | null;
  /** True for the seconds after a goal and while the operator has suspended it. */
  readonly isSuspended: boolean;
  readonly fairness: Fairness;
  /** The course of the match; null before it, and where the operator has entered another result. */
  readonly tracker: Tracker | null;
  readonly markets: readonly Market[];
}

/** How a result can be verified (`match-seed.ts`). */
export interface Fairness {
  /** The SHA-256 of the event's id and seed, known from the beginning. */
  readonly commitment: string;
  /** Null until the simulated match has ended. */
  readonly seed: string | null;
  /** True for a final score that the operator entered: it does not follow from the seed. */
  readonly isEntered: boolean;
}

/** The events at any instant of business time: a pure function of the seeds, the instant and the operator's decisions. */
export interface EventBook {
  /** Upcoming and live events, soonest first; with the phase ENDED those of the last two days that ended or were cancelled, latest first. */
  list(now: Date, filter?: EventFilter): readonly EventState[];
  /** Any event of the last and next weeks; undefined for an unknown id. */
  read(eventId: string, now: Date): EventState | undefined;
  /** The events that the operator has cancelled or whose score the operator has entered, also where that was taken back. */
  decided(): ReadonlySet<string>;
  /** By its address. */
  find(
    path: { readonly sport: string; readonly region: string; readonly competition: string; readonly slug: string },
    now: Date,
  ): EventState | undefined;
}

export interface EventFilter {
  readonly sport?: string;
  readonly region?: string;
  readonly competition?: string;
  readonly phase?: 'UPCOMING' | 'LIVE' | 'ENDED';
  readonly isVirtual?: boolean;
}
