import { isShownLive, showEvents } from './events.ts';
import { arrangeEvents, pickFeatured, sportsIn } from './featured.ts';
import { competitionPath, eventPath, findPlace } from './place.ts';
import { tagsOfFixtures, tagsOfList } from './tags.ts';

type Listed = Parameters<typeof eventPath>[0];

const europe = { slug: 'europe', name: 'Europe' };
const finland = { slug: 'finland', name: 'Suomi' };
const cup = { slug: 'cup', name: 'Cup', region: europe, events: 2 };
const league = { slug: 'league', name: 'Liiga', region: finland, events: 1 };
const sports = [
  { slug: 'football', name: 'Jalkapallo', events: 3, live: 1, isVirtual: false, competitions: [cup, league] },
  { slug: 'darts', name: 'Darts', events: 0, live: 0, isVirtual: false, competitions: [] },
];

function listed(eventId: string, more: Partial<Listed> = {}): Listed {
  return {
    eventId,
    sport: { slug: 'football', name: 'Jalkapallo' },
    region: europe,
    competition: { slug: 'cup', name: 'Cup' },
    slug: `${eventId}-2026-11-28`,
    home: 'Home',
    away: 'Away',
    venue: 'Ground',
    startsAt: '2026-11-28T18:00:00Z',
    status: 'UPCOMING',
    score: null,
    odds: [{ outcome: 'HOME', oddsMilli: 2_150 }],
    ...more,
  };
}

const trailOf = (slugs: readonly string[]) => findPlace(sports, slugs)?.trail.map(({ name }) => name);

test('RTE-35 a place is found at every level, with the names of the levels above it', () => {
  expect(trailOf(['football'])).toEqual(['Jalkapallo']);
  expect(trailOf(['football', 'finland'])).toEqual(['Jalkapallo', 'Suomi']);
  expect(trailOf(['football', 'finland', 'league'])).toEqual(['Jalkapallo', 'Suomi', 'Liiga']);
  expect(findPlace(sports, ['football'])?.regions.map(({ competitions }) => competitions.map(({ path }) => path))).toEqual([
    ['/sportsbook/football/europe/cup'],
    ['/sportsbook/football/finland/league'],
  ]);
  expect(findPlace(sports, ['darts'])?.regions).toEqual([]);
});

test.each([[['golf']], [['football', 'asia']], [['football', 'europe', 'league']], [['darts', 'europe']]])(
  'RTE-35 %j is no place',
  (slugs) => {
    expect(findPlace(sports, slugs)).toBeUndefined();
  },
);

test('an event has its path below its competition', () => {
  const event = listed('a');
  expect([competitionPath(event), eventPath(event)]).toEqual([
    '/sportsbook/football/europe/cup',
    '/sportsbook/football/europe/cup/a-2026-11-28',
  ]);
});

test('SPB-04 a list shows events in play and upcoming ones; from an old list only those that have not begun', () => {
  const events = [
    listed('live', { status: 'LIVE', startsAt: '2026-11-28T11:00:00Z', score: { home: 1, away: 0 } }),
    listed('begun', { startsAt: '2026-11-28T12:05:00Z' }),
    listed('ahead'),
    listed('over', { status: 'ENDED' }),
  ];
  const shownAt = (now: string) => {
    const { live, upcoming } = showEvents({ at: '2026-11-28T12:00:00Z', events }, new Date(now));
    return [live, upcoming].map((list) => list.map(({ eventId }) => eventId));
  };
  expect(shownAt('2026-11-28T12:09:59Z')).toEqual([['live'], ['begun', 'ahead']]);
  expect(shownAt('2026-11-28T12:10:01Z')).toEqual([[], ['ahead']]);
  expect(shownAt('2026-11-29T00:00:00Z')).toEqual([[], []]);
});

test('SPB-04 the page of an event in play shows that and its score, but not from an old list', () => {
  const event = listed('live', { status: 'LIVE', startsAt: '2026-11-28T11:00:00Z', score: { home: 1, away: 0 } });
  const list = { at: '2026-11-28T12:00:00Z', events: [event] };
  const isLiveAt = (now: string) => isShownLive(event, showEvents(list, new Date(now)));
  expect([isLiveAt('2026-11-28T12:09:59Z'), isLiveAt('2026-11-28T12:10:01Z')]).toEqual([true, false]);
});

test('CNT-16 the competitions of editors come in their order, with their next events, and the front page lists no event twice', () => {
  const events = [
    listed('live', { status: 'LIVE' }),
    listed('cup'),
    listed('league', { region: finland, competition: { slug: 'league', name: 'Liiga' } }),
  ];
  const shown = showEvents({ at: '2026-11-28T12:00:00Z', events }, new Date('2026-11-28T12:00:00Z'));
  const paths = ['football/finland/league', 'football/nowhere/cup', 'golf/world/open', 'football/europe/cup'];
  expect(sportsIn(paths)).toEqual(['football', 'golf']);
  const featured = pickFeatured(paths, sports, new Map([['football', shown]]));
  expect(featured.map(({ competition, region, events: next }) => [competition.name, region, next.length])).toEqual([
    ['Liiga', 'Suomi', 1],
    ['Cup', 'Europe', 2],
  ]);
  expect(arrangeEvents(shown, featured).upcoming).toEqual([]);
  expect(arrangeEvents(shown, []).upcoming.map(({ eventId }) => eventId)).toEqual(['cup', 'league']);
});

test('fixtures that change expire the lists of their sport and those of several sports', () => {
  const football = tagsOfList('football');
  const all = tagsOfList(undefined);
  const expires = (tags: readonly string[], changed: readonly string[]) => {
    const expired = tagsOfFixtures(changed);
    return tags.some((tag) => expired.includes(tag));
  };
  expect([expires(football, ['football']), expires(football, ['tennis']), expires(football, [])]).toEqual([true, false, false]);
  expect([expires(all, ['tennis']), expires(all, [])]).toEqual([true, false]);
});
