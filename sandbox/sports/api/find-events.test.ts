import { makeEvent } from '../../../tests/fixtures/sandbox/sports/sports-page.ts';
import { findEvents } from './find-events.ts';

const events = [
  makeEvent('a', { home: 'Sørnes Stjerner', away: 'Fjordvik' }),
  makeEvent('b', { home: 'Grêmio Porto', away: 'Mata Verde', sport: { slug: 'basketball', name: 'Basketball' } }),
];

test.each([
  ['sornes', ['a']],
  ['GREMIO', ['b']],
  ['porto basket', ['b']],
  ['porto football', []],
  ['e', ['a', 'b']],
  ['  ', ['a', 'b']],
])('SPB-13 the text "%s" finds the events %j', (text, ids) => {
  expect(findEvents(events, text).map(({ eventId }) => eventId)).toEqual(ids);
});
