import { pageAt } from '#lib/pages/paths.ts';

/** RTE-55, DEC-RTE-5: whether a player who signs out may stay on a page (path without its locale); otherwise the front page follows. */
export function canStayAfterSignOut(path: string): boolean {
  return pageAt(path)?.afterSignOut === 'stay';
}
