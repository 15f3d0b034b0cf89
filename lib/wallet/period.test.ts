import { isTurnedAround, type PeriodChoice, queryOfPeriod } from './period.ts';

const own = (from: string, to: string): PeriodChoice => ({ period: 'own', from, to });
const local = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();

test('TXN-01 a period is a number of hours, or nothing', () => {
  expect(queryOfPeriod({ period: 'all', from: 'x', to: '' })).toEqual({});
  expect(queryOfPeriod({ period: 'week', from: '', to: '' })).toEqual({ hour: 168 });
});

test('XTR-23 days begin and end at the player’s own midnight, both days among them', () => {
  const { from, to } = queryOfPeriod(own('2026-03-28', '2026-03-29'));
  expect(from).toBe(local(2026, 3, 28));
  expect(Date.parse(to ?? '') + 1).toBe(new Date(2026, 2, 30).getTime());
});

test('TXN-01 an open end is left out, and so is what is no day', () => {
  expect(queryOfPeriod(own('2026-03-28', ''))).toEqual({ from: local(2026, 3, 28) });
  expect(queryOfPeriod(own('soon', '28.3.2026'))).toEqual({});
});

test('two days in the wrong order are noticed', () => {
  expect(isTurnedAround(own('2026-03-29', '2026-03-28'))).toBe(true);
  expect(isTurnedAround(own('2026-03-28', '2026-03-28'))).toBe(false);
  expect(isTurnedAround(own('2026-03-28', ''))).toBe(false);
  expect(isTurnedAround({ period: 'all', from: '2', to: '1' })).toBe(false);
});
