import { makeEvent, pickHome } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';
import { readSavedSlip, saveSlip } from './saved.ts';
import { emptySlip } from './slip.ts';

const pick = pickHome(makeEvent('a'));
const slip = { ...emptySlip, picks: [pick], freeBetId: 'free-of-player', stake: '10' };
const kept = { ...slip, freeBetId: undefined };
const attempts = [{ key: 'key', selectionIds: [pick.selectionId] }];
const empty = { slip: emptySlip, attempts: [] };

/** The storage of a tab. */
function tab() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('the slip of a tab comes back with its unanswered bets, and holds nothing of the player', () => {
  const storage = tab();
  saveSlip(storage, 'ava', { slip, attempts });
  expect([...storage.items.values()].join()).not.toContain('free-of-player');
  expect(readSavedSlip(storage, 'ava')).toEqual({ slip: kept, attempts });
});

test('what was picked before signing in goes with the player, once', () => {
  const storage = tab();
  saveSlip(storage, '', { slip, attempts: [] });
  expect(readSavedSlip(storage, 'ava')).toEqual({ slip: kept, attempts: [] });
  expect(readSavedSlip(storage, '')).toEqual(empty);
});

test('the next player in a tab sees nothing of the last one, who finds it again', () => {
  const storage = tab();
  saveSlip(storage, 'ava', { slip, attempts });
  expect(readSavedSlip(storage, 'ben')).toEqual(empty);
  expect(readSavedSlip(storage, '')).toEqual(empty);
  expect(readSavedSlip(storage, 'ava')).toEqual({ slip: kept, attempts });
});

test.each([null, '', '{"picks":1}'])('%j in the storage is an empty slip', (text) => {
  expect(readSavedSlip({ getItem: () => text, removeItem: () => undefined }, 'ava')).toEqual(empty);
});
