import { randomInt } from 'node:crypto';

/** A six-digit code of a message, unless the sandbox runs with a fixed one. */
export function createPin(fixedPin?: string): string {
  return fixedPin ?? String(randomInt(1_000_000)).padStart(6, '0');
}
