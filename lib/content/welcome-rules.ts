/** CNT-27, DEC-MISC-5: what greets a visitor, and how often. */
export const welcomeFrequencies = ['session', 'day', 'once'] as const;
export type WelcomeFrequency = (typeof welcomeFrequencies)[number];

/** The greeting that a browser saw last; `at` in milliseconds. */
export interface SeenWelcome {
  readonly id: string;
  readonly at: number;
}

/** A visitor who comes back after this long begins another session, whichever tab he uses. */
const sessionMs = 30 * 60_000;
const dayMs = 86_400_000;

/** Whether a greeting is due. Once per session whichever it is; by the day or once for all, another one counts anew. */
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
