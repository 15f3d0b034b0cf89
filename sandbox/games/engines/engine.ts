import type { z } from 'zod';
import type { Source } from './source.ts';

/** How a round stands after something happened. `state` is the house's own, `view` is what the player may see; both are JSON. */
export interface Step {
  readonly state: unknown;
  readonly view: unknown;
  /** All that the round has won; paid when it is over. Minor units. */
  readonly winMinor: number;
  readonly isOver: boolean;
}

/** Something the player may do: what it costs is known before chance decides anything. */
export interface Move {
  readonly stakeMinor: number;
  play(source: Source, at: number): Step;
}

/**
 * A game's rules without any wire, money or clock. Questions come as parsed JSON of unknown shape; `undefined` answers one
 * that the rules do not allow. `at` is real time in milliseconds, for games in which it counts.
 */
export interface GameEngine {
  /** Begins a round. */
  open(asked: unknown): Move | undefined;
  /** Goes on with an open round. */
  act(state: unknown, asked: unknown): Move | undefined;
  /** Plays an open round to its end without the player, as he would lose least by. */
  settle(state: unknown, source: Source, at: number): Step;
  /** What a page needs to know before the first round: paytable, limits, and the like. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** When an open round ends by itself, in real time; undefined where it waits for the player. */
  endsAt?(state: unknown): number | undefined;
}

/** Parses by a schema; `undefined` instead of an error. */
export function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}
