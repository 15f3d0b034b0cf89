/**
 * Starts a part of the page with the page's own scripts instead of when it is rendered; a part for `players` not on visitors' pages.
 * Without effect on the server. Where it fails, it is loaded again when it is rendered.
 */
export function loadEarly(load: () => Promise<unknown>, audience: 'players' | 'everyone'): void {
  const shown = typeof document === 'object' ? document.documentElement.dataset.audience : undefined;
  if (shown === undefined || (shown === 'visitor' && audience === 'players')) return;
  load().catch(() => undefined);
}
