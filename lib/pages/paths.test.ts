import { competitionOfPastEvent } from './paths.ts';

test.each([
  ['2026-11-24T09:59:00Z', undefined],
  // In the zone where dates begin first it is the 25th.
  ['2026-11-24T10:00:00Z', '/sportsbook/football/oceania/cup'],
])('RTE-35 at %s the competition of an event of 25 November is %s', (at, competition) => {
  expect(competitionOfPastEvent('/sportsbook/football/oceania/cup/a-b-2026-11-25', new Date(at))).toBe(competition);
});
