/** DEC-RG-6: the tabs of a browser share one sign of life, so that any active tab keeps all of them signed in. */
const key = 'lastActivity';
/** No session lasts longer: what is older was left behind by a former one. */
const sessionMs = 8 * 3_600_000;
let own: number | undefined;

/** Writes down that the player is there. A round of a real-money game counts as much as a touch. */
export function noteActivity(nowMs = Date.now()): void {
  own = nowMs;
  try {
    localStorage.setItem(key, String(nowMs));
  } catch {
    // A browser without storage: each tab counts for itself.
  }
}

/** When any tab last saw a sign of life. The first look of a session is one. */
export function lastActivity(nowMs = Date.now()): number {
  const shared = readShared();
  const last = Math.max(shared ?? 0, own ?? 0);
  if (last > Math.max(0, nowMs - sessionMs) && last <= nowMs) return last;
  // Kept by this tab alone: what another one has just forgotten is not written again.
  own = nowMs;
  return nowMs;
}

/** Tells when another tab saw a sign of life; returns how to stop. */
export function hearActivity(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

export function forgetActivity(): void {
  own = undefined;
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function readShared(): number | undefined {
  try {
    const kept = Number(localStorage.getItem(key));
    return Number.isFinite(kept) && kept > 0 ? kept : undefined;
  } catch {
    return undefined;
  }
}
