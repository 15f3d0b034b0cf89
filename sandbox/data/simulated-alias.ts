import type { Random } from './art/random.ts';

const initials = 'AABCDEEFGHIJKLLMMNOPRSSTUVWY';

/** A simulated player's public name, e.g. `A***`. */
export function simulateAlias(random: Random): string {
  return `${initials[random.int(0, initials.length - 1)]}***`;
}
