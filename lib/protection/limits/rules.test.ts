import { limitPeriods } from '#lib/core/market/protection.ts';
import en from '#messages/en.json' with { type: 'json' };
import { type Limit, type LimitChange, limitErrors } from './contract.ts';
import { limitErrorKey, limitTopics, readLimitValue, successKey } from './rules.ts';

const texts: Readonly<Record<string, string>> = en.gambling;

test.each(
  limitTopics.flatMap((topic) => limitErrors.flatMap((code) => limitPeriods.map((period) => [topic, code, period] as const))),
)('LIM-06 %s %s %s has a text of its own, except where there is nothing to compare with', (topic, code, period) => {
  const key = limitErrorKey(topic, code, period);
  const hasNone = (code === 'TOO_HIGH' && period === 'M') || (code === 'TOO_LOW' && period === 'D');
  expect(key === undefined).toBe(hasNone);
  if (key) expect(texts[key]).toEqual(expect.any(String));
});

test('LIM-06 an unknown code has no text', () => {
  expect(limitErrorKey('deposit', 'constructor', 'D')).toBeUndefined();
});

const limit = { pendingDelete: false, pendingValue: null } as Limit;
test.each<[string, LimitChange, Limit, string]>([
  ['a lower value', { duration: 'D', limit: 5 }, limit, 'updated'],
  ['a higher value', { duration: 'D', limit: 50 }, { ...limit, pendingValue: 50 }, 'updateReceived'],
  ['a removal', { duration: 'D', deleteLimit: true }, { ...limit, pendingDelete: true }, 'removalReceived'],
  ['a removal of nothing', { duration: 'D', deleteLimit: true }, limit, 'updated'],
  ['a cancelled change', { duration: 'D', cancelPendingLimit: true }, limit, 'canceled'],
])('LIM-07 %s has its message', (_, change, reply, outcome) => {
  for (const topic of limitTopics) {
    const key = successKey(topic, change, reply);
    expect(key).toBe(`limits_${topic}_${outcome}`);
    expect(texts[key]).toEqual(expect.any(String));
  }
});

test.each([
  ['100', 'EUR', 100],
  ['1,000 €', 'EUR', 1_000],
  ['50.00', 'EUR', 50],
  ['50.5', 'EUR', undefined],
  ['', 'EUR', undefined],
  ['-5', 'EUR', undefined],
  ['many', 'EUR', undefined],
  ['50000', 'CLP', 50_000],
])('LIM-06 "%s" in %s is read as %s', (text, currency, value) => {
  expect(readLimitValue(text, currency)).toBe(value);
});
