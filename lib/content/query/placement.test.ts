import { evaluate, parse } from 'groq-js';
import { isExpired } from '#lib/core/time/clock.ts';
import { periodGroq } from './placement.ts';

const now = new Date('2026-11-20T12:00:00Z');

async function isShown(document: object): Promise<boolean> {
  const value = await evaluate(parse(`count(*[${periodGroq}])`), { dataset: [document], timestamp: now });
  return (await value.get()) === 1;
}

const dates = [
  ['2026-11-20T11:59:59Z', true],
  ['2026-11-20T12:00:00Z', true],
  ['2026-11-20T12:00:01.000Z', false],
  ['2026-11-20T13:30:00+02:00', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['soon', true],
  ['', true],
] as const;

test.each(dates)('CNT-08 the date "%s" is past or unreadable: %s', async (date, isPast) => {
  for (const start of ['startsAt', 'startDate']) expect([start, await isShown({ [start]: date })]).toEqual([start, isPast]);
  for (const end of ['endsAt', 'endDate']) expect([end, await isShown({ [end]: date })]).toEqual([end, !isPast]);
  if (date !== '') expect(isExpired(date, now)).toBe(isPast);
});

test('DEC-CNT-2 a document without a period is shown', async () => {
  expect(await isShown({})).toBe(true);
  expect(await isShown({ startsAt: null, endsAt: null })).toBe(true);
});
