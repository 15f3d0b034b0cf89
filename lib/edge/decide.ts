import { type Audience, isAudience } from '#lib/content/audience.ts';
import { resolveFirstSegment } from '#lib/market/locale.ts';
import type { SiteLocale } from '#lib/market/markets.ts';
import { isAccountPage, isAccountPath, isOpenPage, pageAliases, routeOf } from './paths.ts';
import type { Decision, House, SetCookie, Visit } from './step.ts';

/** The small readable cookie that says which pages a browser gets. It is a hint, never a permission. */
export const audienceCookie = 'audience';

export interface Outcome {
  readonly decision: Decision;
  readonly cookie?: SetCookie;
}

/** Runs the steps in their order (maintenance wins over restricted, both win over routes: XTR-02). */
export async function decide(visit: Visit, house: House): Promise<Outcome> {
  const asked = resolveFirstSegment(visit.pathname, house.activeMarkets());
  const status = house.maintenance();
  if (typeof status === 'boolean' ? status : await status)
    return { decision: { kind: 'status', page: 'maintenance', locale: asked.locale } };
  const { known, cookie } = await house.whereabouts(visit);
  if (known?.restricted) return withCookie({ kind: 'status', page: 'restricted', locale: asked.locale }, cookie);
  if (asked.kind === 'redirect')
    return withCookie({ kind: 'redirect', to: `/${asked.locale.locale}${asked.rest}${visit.search}` }, cookie);
  return withCookie(await decidePage(visit, asked.locale, asked.rest, house), cookie);
}

async function decidePage(visit: Visit, locale: SiteLocale, rest: string, house: House): Promise<Decision> {
  const path = rest === '' ? '/' : rest;
  if (path.length > 1 && path.endsWith('/')) return redirect(locale, path.replace(/\/+$/, ''), visit.search);
  const alias = pageAliases.get(path);
  if (alias) return redirect(locale, alias, visit.search);
  const hint = visit.cookies.get(audienceCookie);
  const audience: Audience = isAudience(hint) ? hint : 'visitor';
  if (isAccountPath(path)) return decideAccount(visit, locale, audience, path);
  if (path === '/restricted') return { kind: 'status', page: 'restricted', locale };
  if (isOpenPage(path)) return { kind: 'page', locale, audience, path: routeOf(path) };
  const exists = house.hasPage(locale, audience, path);
  const found = typeof exists === 'boolean' ? exists : await exists;
  return found ? { kind: 'page', locale, audience, path } : { kind: 'status', page: 'not-found', locale };
}

/** RTE-30: an account page without a session leads to the 401 page, which brings the visitor back after sign-in. */
function decideAccount(visit: Visit, locale: SiteLocale, audience: Audience, path: string): Decision {
  if (!isAccountPage(path)) return { kind: 'status', page: 'not-found', locale };
  if (audience !== 'visitor') return { kind: 'page', locale, audience, path };
  return redirect(locale, '/401', `?return=${encodeURIComponent(path + visit.search)}`);
}

function redirect(locale: SiteLocale, path: string, search: string): Decision {
  return { kind: 'redirect', to: `/${locale.locale}${path === '/' ? '' : path}${search}` };
}

function withCookie(decision: Decision, cookie: SetCookie | undefined): Outcome {
  return cookie ? { decision, cookie } : { decision };
}
