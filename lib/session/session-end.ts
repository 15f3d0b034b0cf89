/** Why a session ended without the player's doing in this tab. */
export type EndReason = 'expired' | 'inactive' | 'elsewhere';

interface SessionEnd {
  readonly why: EndReason;
  /** Where the player was, without the locale: signing in leads back. */
  readonly path: string;
}

const key = 'parlour.session-end';
const reasons: ReadonlySet<unknown> = new Set<EndReason>(['expired', 'inactive', 'elsewhere']);

/** Word from the page whose session ended to the sign-in that follows in the same tab. */
export function noteSessionEnd(end: SessionEnd): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(end));
  } catch {
    // A browser without storage: the sign-in opens without the reason.
  }
}

/** The note, as long as nobody has signed in or closed the sign-in since. */
export function readSessionEnd(): SessionEnd | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isSessionEnd(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function forgetSessionEnd(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function isSessionEnd(value: unknown): value is SessionEnd {
  return (
    typeof value === 'object' &&
    value !== null &&
    'why' in value &&
    reasons.has(value.why) &&
    'path' in value &&
    typeof value.path === 'string'
  );
}
