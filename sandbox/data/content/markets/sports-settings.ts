import { references } from '#sandbox/data/content/document.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { placementBannerIds } from '#sandbox/data/content/promotions/placement-banners.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

const everywhere = ['football/europe/continental-cup', 'tennis/world/grand-series'];

/** Featured competitions by market, as `sport/region/competition` of the sportsbook. */
const favourites: Readonly<Record<string, readonly string[]>> = {
  FI: ['ice-hockey/finland/first-league', 'football/finland/premier-division'],
  NO: ['football/norway/premier-division', 'ice-hockey/norway/first-league'],
  CA: ['ice-hockey/north-america/northern-league', 'basketball/north-america/continental-league'],
  AT: ['football/austria/first-league', 'ice-hockey/austria/first-league'],
  CL: ['football/chile/first-division'],
  PE: ['football/peru/first-division'],
  BR: ['football/brazil/serie-one', 'basketball/brazil/national-league'],
  NZ: ['rugby/new-zealand/provincial-cup'],
  IN: ['cricket/india/city-league'],
};

export function buildSportsSettings(context: LocaleContext): ContentDocument {
  return context.document('sportsSettings', '', {
    featuredEvents: [...(favourites[context.locale.market] ?? []), ...everywhere],
    banners: references(placementBannerIds(context, 'sports')),
  });
}
