import type { SeenWelcome } from '#lib/content/welcome-rules.ts';

/** What a browser remembers of greetings: in this session that there was one, beyond it which and when. */
const key = 'parlour.welcome';

export function hasGreeted(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** Marks the session; with a greeting, also when it was seen. */
export function rememberWelcome(seen: SeenWelcome | undefined): void {
  try {
    sessionStorage.setItem(key, '1');
    if (seen) localStorage.setItem(key, JSON.stringify(seen));
  } catch {
    // A browser without storage is not greeted at all.
  }
}

export function readSeenWelcome(): SeenWelcome | undefined {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    if (typeof seen !== 'object' || seen === null || !('id' in seen) || !('at' in seen)) return undefined;
    const { id, at } = seen;
    return typeof id === 'string' && typeof at === 'number' ? { id, at } : undefined;
  } catch {
    return undefined;
  }
}
