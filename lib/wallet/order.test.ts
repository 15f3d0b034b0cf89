import { laterWallet } from './order.ts';

const at = (asOf: string) => ({ asOf, balanceMap: { main: [], locked: [], bonus: [] } });
const noon = at('2026-11-20T12:00:00.000Z');

test('WAL-04 the first wallet and a newer one are shown, and of two of the same moment the one that came last', () => {
  expect(laterWallet(noon, undefined)).toBe(noon);
  const later = at('2026-11-20T12:00:00.001Z');
  expect(laterWallet(later, noon)).toBe(later);
  const same = at(noon.asOf);
  expect(laterWallet(same, noon)).toBe(same);
});

test('WAL-04 an answer that was under way while a newer one came is left aside', () => {
  expect(laterWallet(at('2026-11-20T11:59:50.000Z'), noon)).toBe(noon);
});

test('WAL-04 after a clock that was set back, what comes is shown', () => {
  const back = at('2026-11-18T12:00:00.000Z');
  expect(laterWallet(back, noon)).toBe(back);
});
