import { siteLocales } from '#lib/core/market/markets.ts';
import { buildSportsSettings } from '#sandbox/data/content/markets/sports-settings.ts';
import { toSlug } from '../events/fixture.ts';
import { catalogueNames, sportEntries } from './catalogue.ts';
import { competitions, virtualCompetitions } from './competitions.ts';
import names from './names/en.json' with { type: 'json' };

const all = [...competitions, ...virtualCompetitions];

test('SPB-01 at least six sports and one virtual sport have 24 competitions and two virtual leagues', () => {
  expect(sportEntries.filter(({ isVirtual }) => !isVirtual).length).toBeGreaterThanOrEqual(6);
  expect(sportEntries.filter(({ isVirtual }) => isVirtual).length).toBeGreaterThanOrEqual(1);
  expect(competitions.length).toBeGreaterThanOrEqual(24);
  expect(virtualCompetitions.length).toBeGreaterThanOrEqual(2);
});

test('SPB-01 every sport, region and competition has a name, and every name is used', () => {
  expect(new Set(all.map(({ sport }) => sport))).toEqual(new Set(Object.keys(names.sports)));
  expect(new Set(all.map(({ region }) => region))).toEqual(new Set(Object.keys(names.regions)));
  expect(new Set(all.map(({ slug }) => slug))).toEqual(new Set(Object.keys(names.competitions)));
});

test('SPB-01 every featured competition of the content exists', () => {
  const paths = new Set(all.map(({ sport, region, slug }) => `${sport}/${region}/${slug}`));
  for (const { market } of siteLocales) expect(featuredOf(market).filter((path) => !paths.has(path))).toEqual([]);
});

function featuredOf(market: string): readonly string[] {
  const context = { locale: { market }, document: (_: string, __: string, fields: object) => fields, idOf: () => '' };
  const { featuredEvents } = buildSportsSettings(context as never) as unknown as { featuredEvents: readonly string[] };
  return featuredEvents;
}

test.each(all.map((competition) => [`${competition.sport} ${competition.region} ${competition.slug}`, competition]))(
  'SPB-01 the sides of %s are an even number with distinct addresses',
  (_, { sides, courts }) => {
    expect(sides.length % 2).toBe(0);
    expect(new Set(sides.map(({ name }) => toSlug(name))).size).toBe(sides.length);
    expect(sides.filter(({ venue }) => !venue && courts.length === 0)).toEqual([]);
  },
);

test.each([
  ['fi', 'Jääkiekko', 'Suomi', 'Pääliiga'],
  ['caf', 'Hockey sur glace', 'Finlande', 'Première Ligue'],
  ['inen', 'Ice hockey', 'Finland', 'First League'],
  ['nb-NO', 'Ishockey', 'Finland', 'Førsteligaen'],
  ['tr', 'Ice hockey', 'Finland', 'First League'],
  ['__proto__', 'Ice hockey', 'Finland', 'First League'],
])('SPB-01 names in %s', (language, sport, region, competition) => {
  expect(catalogueNames.sport('ice-hockey', language)).toBe(sport);
  expect(catalogueNames.region('finland', language)).toBe(region);
  expect(catalogueNames.competition('first-league', language)).toBe(competition);
});
