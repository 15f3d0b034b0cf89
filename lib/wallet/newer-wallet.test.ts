import { newerWallet } from './newer-wallet.ts';

const at = (asOf: string) => ({ asOf, balanceMap: { main: [], locked: [], bonus: [] } });
const noon = at('2026-11-20T12:00:00.000Z');

test('WAL-04 takes the first wallet, a newer one, and the received one of two with the same time', () => {
  expect(newerWallet(noon, undefined)).toBe(noon);
  const later = at('2026-11-20T12:00:00.001Z');
  expect(newerWallet(later, noon)).toBe(later);
  const same = at(noon.asOf);
  expect(newerWallet(same, noon)).toBe(same);
});

test('WAL-04 ignores a response that a newer wallet has overtaken', () => {
  expect(newerWallet(at('2026-11-20T11:59:50.000Z'), noon)).toBe(noon);
});

test('WAL-04 takes the received wallet after the clock was set back', () => {
  const back = at('2026-11-18T12:00:00.000Z');
  expect(newerWallet(back, noon)).toBe(back);
});
