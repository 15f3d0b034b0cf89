import { ownValue } from '#lib/core/own-value.ts';

export type Route =
  | { readonly view: 'home' }
  | { readonly view: 'live' }
  | { readonly view: 'favourites' }
  | { readonly view: 'bets' }
  | { readonly view: 'list'; readonly sport: string; readonly region?: string; readonly competition?: string }
  | { readonly view: 'event'; readonly path: string };

const pages: Readonly<Record<string, Route>> = {
  '': { view: 'home' },
  'live-betting': { view: 'live' },
  favourites: { view: 'favourites' },
  'bet-history': { view: 'bets' },
};
const slug = /^[a-z0-9-]{1,64}$/;

/** The view of a path relative to `/sportsbook`; the start page for anything else. */
export function readRoute(path: string): Route {
  const clean = path.replace(/^\/+|\/+$/g, '');
  const page = ownValue(pages, clean);
  if (page) return page;
  const [sport = '', region, competition, event, ...rest] = clean.split('/');
  const parts = [sport, region, competition, event].filter((part) => part !== undefined);
  if (rest.length > 0 || !parts.every((part) => slug.test(part))) return { view: 'home' };
  if (event !== undefined) return { view: 'event', path: clean };
  return { view: 'list', sport, ...(region && { region }), ...(competition && { competition }) };
}

export function pathOf(route: Route): string {
  if (route.view === 'home') return '';
  if (route.view === 'live') return 'live-betting';
  if (route.view === 'bets') return 'bet-history';
  if (route.view === 'favourites') return 'favourites';
  if (route.view === 'event') return route.path;
  return [route.sport, route.region, route.competition].filter(Boolean).join('/');
}
