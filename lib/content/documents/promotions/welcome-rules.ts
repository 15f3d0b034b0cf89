import { dayMs } from '#lib/core/time/durations.ts';
import type { WelcomeFrequency } from '../../types.ts';

export const welcomeFrequencies = ['session', 'day', 'once'] as const satisfies readonly WelcomeFrequency[];

/** The welcome that a browser showed last; `at` in milliseconds. */
export interface SeenWelcome {
  readonly id: string;
  readonly at: number;
}

/** A visitor who returns after this long starts another session, in any tab. */
const sessionMs = 30 * 60_000;

/** Whether a welcome is due. Per session any welcome counts; per day or once, only the same one counts. */
export function isWelcomeDue(
  { id, frequency }: { readonly id: string; readonly frequency: WelcomeFrequency },
  seen: SeenWelcome | undefined,
  now: number,
): boolean {
  if (!seen) return true;
  const age = now - seen.at;
  if (age < sessionMs) return false;
  if (frequency === 'session' || seen.id !== id) return true;
  return frequency === 'day' && age >= dayMs;
}
