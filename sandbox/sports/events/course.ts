/** Something that a side has achieved. `at`: the part of the playing time. */
export interface Incident {
  readonly kind: 'GOAL' | 'POINTS' | 'GAME' | 'SET' | 'OVER';
  readonly at: number;
  readonly side: 'HOME' | 'AWAY';
  /** What it was worth: goals, points, or the runs of an over. */
  readonly worth: number;
  /** The score after it; of GAME the games of its set. */
  readonly home: number;
  readonly away: number;
  /** The set or over, where it does not follow from the time. */
  readonly number: number | null;
}

interface Pair {
  readonly home: number;
  readonly away: number;
}

/** The game of tennis that is being played. */
export interface GameInPlay {
  /** Of the set. */
  readonly games: Pair;
  readonly points: Pair;
  readonly isTieBreak: boolean;
  readonly serving: 'HOME' | 'AWAY';
}

/** A line of the course of a match. The score of GAME is that of the set's games. */
export interface TrackedIncident {
  readonly kind: Incident['kind'] | 'PERIOD_END';
  /** Null for the end of a period. */
  readonly side: Incident['side'] | null;
  readonly worth: number;
  readonly home: number;
  readonly away: number;
  /** The period; of tennis the set. */
  readonly period: number;
  readonly minute: number | null;
  /** The over of cricket. */
  readonly over: number | null;
}

/** What is known of a match so far. */
export interface Tracker {
  /** Oldest first. */
  readonly incidents: readonly TrackedIncident[];
  readonly game: GameInPlay | null;
}
