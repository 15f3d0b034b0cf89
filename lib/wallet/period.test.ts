import { isReversed, type PeriodChoice, toPeriodQuery } from './period.ts';

const own = (from: string, to: string): PeriodChoice => ({ period: 'own', from, to });
const local = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();

test('TXN-01 a fixed period is a number of hours', () => {
  expect(toPeriodQuery({ period: 'all', from: 'x', to: '' })).toEqual({});
  expect(toPeriodQuery({ period: 'week', from: '', to: '' })).toEqual({ hour: 168 });
});

test('XTR-23 days begin and end at local midnight, both days included', () => {
  const { from, to } = toPeriodQuery(own('2026-03-28', '2026-03-29'));
  expect(from).toBe(local(2026, 3, 28));
  expect(Date.parse(to ?? '') + 1).toBe(new Date(2026, 2, 30).getTime());
});

test('TXN-01 an open end and an invalid day are left out', () => {
  expect(toPeriodQuery(own('2026-03-28', ''))).toEqual({ from: local(2026, 3, 28) });
  expect(toPeriodQuery(own('soon', '28.3.2026'))).toEqual({});
});

test('recognizes days in the wrong order', () => {
  expect(isReversed(own('2026-03-29', '2026-03-28'))).toBe(true);
  expect(isReversed(own('2026-03-28', '2026-03-28'))).toBe(false);
  expect(isReversed(own('2026-03-28', ''))).toBe(false);
  expect(isReversed({ period: 'all', from: '2', to: '1' })).toBe(false);
});
