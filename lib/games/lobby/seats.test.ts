/** @jest-environment jsdom */
import { getTableState, subscribeToTables } from './seats.ts';

const table = { seats: 7, isOpen: true, limits: { min: 1, max: 500 } };

test('LOB-06 a poll replaces the state of a table only where something differs', async () => {
  jest.useFakeTimers();
  const polls = [3, 4].map((taken) => [
    { id: 'same', taken: 2, ...table },
    { id: 'other', taken, ...table },
  ]);
  const fetch = async () => ({ ok: true, status: 200, headers: new Map(), json: async () => polls.shift() });
  Object.assign(globalThis, { fetch });
  const read = () => ['same', 'other'].map(getTableState);
  const unsubscribe = subscribeToTables(() => undefined, 'EUR');
  await jest.advanceTimersByTimeAsync(0);
  const first = read();
  await jest.advanceTimersByTimeAsync(15_000);
  const second = read();
  expect(second[1]).toEqual({ ...first[1], taken: 4 });
  expect(second[0]).toBe(first[0]);
  unsubscribe();
  jest.useRealTimers();
});
