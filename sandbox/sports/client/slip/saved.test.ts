import { makeEvent } from '../../../../tests/fixtures/sports-page.ts';
import { readSavedSlip, saveSlip } from './saved.ts';
import { addPick, emptySlip, makePick } from './slip.ts';

const event = makeEvent('a');
const [market] = event.markets;
const [selection] = market?.selections ?? [];

test('the slip of a tab comes back with its unanswered bets, and holds nothing of the player', () => {
  if (!market || !selection) throw new Error('no selection');
  let text = '';
  const slip = { ...addPick(emptySlip, makePick(event, market, selection)), freeBetId: 'free-of-player', stake: '10' };
  const attempts = [{ key: 'key', request: '{}' }];
  const storage = {
    setItem(_: string, value: string) {
      text = value;
    },
  };
  saveSlip(storage, { slip, attempts });
  expect(text).not.toContain('free-of-player');
  expect(readSavedSlip({ getItem: () => text })).toEqual({ slip: { ...slip, freeBetId: undefined }, attempts });
});

test.each([null, '', '{"picks":1}'])('%j in the storage is an empty slip', (text) => {
  expect(readSavedSlip({ getItem: () => text })).toEqual({ slip: emptySlip, attempts: [] });
});
