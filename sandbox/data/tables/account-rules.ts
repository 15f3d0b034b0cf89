/**
 * Wrong passwords that lock an account for the browser or network that they came from, those that lock it for all browsers that
 * it does not know, and for how long (DEC-X-9).
 */
export const signInLock = { attempts: 5, attemptsOfAll: 20, minutes: 30 } as const;

/** Minutes that an open round waits for a player who is away. */
export const roundWaitMinutes = 10;

/** Hours before a higher limit applies; in some markets longer. */
const limitIncreaseHours = 24;
const marketLimitIncreaseHours = new Map([['AT', 168]]);

export function limitIncreaseHoursOf(market: string): number {
  return marketLimitIncreaseHours.get(market) ?? limitIncreaseHours;
}
