import { everything, readChoice, writeChoice } from './history-choice.ts';

test('TXN-04 reads back the choice that it wrote', () => {
  const choice = { ...everything, category: 'CASINO', status: 'SUCCESS', type: 'BET', period: 'week' } as const;
  expect(writeChoice('', choice)).toBe('?category=CASINO&status=SUCCESS&type=BET&period=week');
  expect(readChoice(writeChoice('', choice))).toEqual(choice);
  const days = { ...everything, period: 'own', from: '2026-11-01', to: '' } as const;
  expect(readChoice(writeChoice('', days))).toEqual(days);
});

test('TXN-04 writes nothing without filters, and keeps other parameters', () => {
  expect(writeChoice('?category=CASINO&period=week', everything)).toBe('');
  expect(writeChoice('?from=mail&campaign=x', everything)).toBe('?campaign=x');
});

test('TXN-04 ignores unknown values, invalid dates, and dates of another period', () => {
  expect(readChoice('?category=casino&status=DONE&type=__proto__&period=year')).toEqual(everything);
  expect(readChoice('?period=own&from=yesterday&to=2026-11-10')).toEqual({ ...everything, period: 'own', to: '2026-11-10' });
  expect(readChoice('?from=2026-11-01&to=2026-11-10')).toEqual(everything);
});
