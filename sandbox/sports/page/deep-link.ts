import type { FrameContext } from '../contexts/contexts.ts';

/** The path of a deep link, relative to `/sportsbook`: ``, `live-betting`, `football/europe/continental-cup`. */
export function pathOfDeepLink({ page, category, region, competition, event }: FrameContext['deepLinking']): string {
  if (page !== 'sport-base') return page;
  const parts = [category, region, competition, event];
  const missing = parts.indexOf(null);
  return (missing < 0 ? parts : parts.slice(0, missing)).join('/');
}
