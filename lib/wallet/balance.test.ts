import type { BalanceMap } from '#lib/core/money/balance-map.ts';
import { emptyBalance, sumBalance } from '#lib/wallet/balance.ts';

const eur = (amount: number) => ({ walletId: `w${amount}`, amount, currencyCode: 'EUR' });
const bonus = (vertical: BalanceMap['bonus'][number]['vertical'], amount: number) => ({
  ...eur(amount),
  walletType: 'BONUS' as const,
  vertical,
  bonusAssignmentId: 'asg_1',
});

test('WAL-01 WAL-02 adds up the groups and their total', () => {
  const balance = sumBalance({
    main: [
      { ...eur(100.1), walletType: 'MAIN' },
      { ...eur(0.2), walletType: 'MAIN' },
    ],
    locked: [{ ...eur(25), walletType: 'LOCKED' }],
    bonus: [bonus('CASINO', 10.5), bonus('LIVE_CASINO', 1), bonus('SPORTS', 2), bonus('FREE_BET', 5)],
  });
  expect(balance.main.minor).toBe(10_030);
  expect(balance.locked.minor).toBe(2_500);
  expect(balance.casinoBonus.minor).toBe(1_050);
  expect(balance.liveCasinoBonus.minor).toBe(100);
  expect(balance.sportsBonus.minor).toBe(700);
  expect(balance.total).toEqual({ minor: 14_380, currency: 'EUR' });
});

test('WAL-01 sums the rounded parts, half up', () => {
  const balance = sumBalance({
    main: [{ ...eur(0.005), walletType: 'MAIN' }],
    locked: [{ ...eur(0.005), walletType: 'LOCKED' }],
    bonus: [],
  });
  expect(balance.total.minor).toBe(2);
});

test('WAL-04 WAL-06 a player without a wallet has zero euros', () => {
  expect(emptyBalance().total).toEqual({ minor: 0, currency: 'EUR' });
});
