import type { BalanceMap } from '#lib/core/money/balance-map.ts';
import { fromWire, type Money, sum } from '#lib/core/money/money.ts';

/** WAL-01: the five parts of a balance and their sum, all in one currency. */
export interface Balance {
  readonly main: Money;
  readonly locked: Money;
  readonly sportsBonus: Money;
  /** The part of `sportsBonus` that is free bets, which pay a whole bet each and are no money to stake. */
  readonly freeBets: Money;
  readonly casinoBonus: Money;
  readonly liveCasinoBonus: Money;
  readonly total: Money;
}

/** WAL-06: the currency of a player without a wallet. */
const defaultCurrency = 'EUR';

/** WAL-01 to WAL-03: sums each group, rounds it, and sums the rounded parts. FREE_BET counts as sports. */
export function sumBalance({ main, locked, bonus }: BalanceMap): Balance {
  const currency = [...main, ...locked, ...bonus][0]?.currencyCode ?? defaultCurrency;
  const add = (entries: readonly { readonly amount: number }[]) =>
    fromWire(
      entries.reduce((amount, entry) => amount + entry.amount, 0),
      currency,
    );
  const ofVertical = (...verticals: string[]) => add(bonus.filter(({ vertical }) => verticals.includes(vertical)));
  const parts = {
    main: add(main),
    locked: add(locked),
    sportsBonus: ofVertical('SPORTS', 'FREE_BET'),
    casinoBonus: ofVertical('CASINO'),
    liveCasinoBonus: ofVertical('LIVE_CASINO'),
  };
  return { ...parts, freeBets: ofVertical('FREE_BET'), total: sum(currency, Object.values(parts)) };
}

/** WAL-04, DEC-PATH-6: a player without a wallet has a zero balance, which is not an error. */
export function emptyBalance(currency = defaultCurrency): Balance {
  const zero = { minor: 0, currency };
  return {
    main: zero,
    locked: zero,
    sportsBonus: zero,
    freeBets: zero,
    casinoBonus: zero,
    liveCasinoBonus: zero,
    total: zero,
  };
}
