import type { z } from 'zod';
import type { RandomSource } from './random-source.ts';

/** A round after a move. `state` stays on the server, `view` is sent to the player; both are JSON. */
export interface Step {
  readonly state: unknown;
  readonly view: unknown;
  /** Total win of the round, paid when it is over. Minor units. */
  readonly winMinor: number;
  readonly isOver: boolean;
}

/** An allowed move: its stake is known before anything is drawn. */
export interface Move {
  readonly stakeMinor: number;
  play(source: RandomSource, at: number): Step;
}

/**
 * The pure rules of a game: no I/O, no wallet, no clock. Actions are parsed JSON of unknown shape; the result is `undefined` for
 * an action that the rules do not allow. `at` is real time in milliseconds, for games that depend on it.
 */
export interface GameEngine {
  /** Begins a round. */
  open(input: unknown): Move | undefined;
  /** Makes a move in an open round. */
  act(state: unknown, input: unknown): Move | undefined;
  /** Plays an open round to its end without the player, by the best strategy. */
  settle(state: unknown, source: RandomSource, at: number): Step;
  /** What a page needs before the first round, such as paytable and limits. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** When an open round ends by itself, in real time; undefined where it waits for the player. */
  endsAt?(state: unknown): number | undefined;
}

/** The parsed value, or `undefined` where it does not match the schema. */
export function parseOrUndefined<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}
