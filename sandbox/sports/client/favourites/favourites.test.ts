import { makeEvent } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';
import { competitionItem, eventItem, isFavourite, isOwnFavourite, readStored, teamItem, writeStored } from './favourites.ts';

const event = makeEvent('a');
const marked = (item: string) => new Map([[item, 'name']]);

test.each([
  ['the event', eventItem(event), true, true],
  ['its first team', teamItem(event, event.home), true, true],
  ['its second team', teamItem(event, event.away), true, true],
  ['its competition', competitionItem(event), true, false],
  ['another event', 'event:b', false, false],
  ['a team of this name in another sport', `team:tennis/${event.home}`, false, false],
])('SPB-14 an event belongs to the favourites by %s', (_, item, isAny, isOwn) => {
  expect([isFavourite(marked(item), event), isOwnFavourite(marked(item), event)]).toEqual([isAny, isOwn]);
});

test('SPB-14 a visitor’s favourites come back from the browser; what is no list of them is none', () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  expect(writeStored(storage, marked('event:a'))).toBe(true);
  expect([...readStored(storage)]).toEqual([['event:a', 'name']]);
  for (const text of ['', '{}', '[1]', '{"favourites":[{"item":"sport:x","name":"x"}]}'])
    expect(readStored({ getItem: () => text }).size).toBe(0);
  writeStored(storage, new Map());
  expect(values.size).toBe(0);
});
