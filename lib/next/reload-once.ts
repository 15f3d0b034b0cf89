/** A document that was loaded again so recently is not loaded once more: the cause is then another one. */
const minAgeMs = 30_000;

export function isJustReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload' && performance.now() < minAgeMs;
}

/** Loads the document again, except where that has just been done. False if it is not. */
export function reloadOnce(): boolean {
  if (isJustReloaded()) return false;
  window.location.reload();
  return true;
}
