/** Wrong passwords that lock an account, and for how long (DEC-X-9). */
export const signInLock = { attempts: 5, minutes: 30 } as const;

/** Hours before a higher limit applies; in some markets longer. */
const limitIncreaseHours = 24;
const marketLimitIncreaseHours = new Map([['AT', 168]]);

export function limitIncreaseHoursOf(market: string): number {
  return marketLimitIncreaseHours.get(market) ?? limitIncreaseHours;
}
