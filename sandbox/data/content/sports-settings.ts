import { references } from '#sandbox/data/content/document.ts';
import type { Place } from '#sandbox/data/content/place.ts';
import { roomBannerIds } from '#sandbox/data/content/room-banners.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

const everywhere = ['football/europe/continental-cup', 'tennis/world/grand-series'];

/** What a market follows first, as `sport/region/competition` of the sportsbook. */
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

export function buildSportsSettings(place: Place): ContentDocument {
  return place.document('sportsSettings', '', {
    featuredEvents: [...(favourites[place.locale.market] ?? []), ...everywhere],
    banners: references(roomBannerIds(place, 'sports')),
  });
}
