import type { SiteLocale } from '#lib/market/markets.ts';
import { decide } from './decide.ts';
import type { House, Visit } from './step.ts';

/**
 * MKT-29: the path of `visit` (visible, after its locale) in another market and language; where there is no such page, the
 * nearest one above it, at last the front page, which is an empty path.
 */
export async function nearestPath(visit: Visit, to: SiteLocale, house: House): Promise<string> {
  for (let path = visit.pathname.replace(/\/+$/, ''); path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const { decision } = await decide({ ...visit, pathname: `/${to.locale}${path}` }, house);
    if (decision.kind !== 'status' || decision.page !== 'not-found') return path;
  }
  return '';
}
