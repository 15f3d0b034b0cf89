import type { SiteLocale } from '#lib/core/market/markets.ts';
import { decide } from './decide.ts';
import type { EdgeContext, PageRequest } from './types.ts';

/**
 * MKT-29: the path of `request` (visible, without its locale) in another locale; if there is no such page, its nearest
 * existing ancestor, ending at the front page (an empty path).
 */
export async function nearestPath(request: PageRequest, to: SiteLocale, context: EdgeContext): Promise<string> {
  const geo = await context.readGeoContext(request);
  const known = { ...context, readGeoContext: async () => geo };
  for (let path = request.pathname.replace(/\/+$/, ''); path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const { decision } = await decide({ ...request, pathname: `/${to.locale}${path}` }, known);
    if (decision.kind !== 'status' || decision.page !== 'not-found') return path;
  }
  return '';
}
