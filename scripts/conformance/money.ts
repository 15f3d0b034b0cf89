import { randomUUID } from 'node:crypto';
import type { BalanceMap } from '#lib/core/money/balance-map.ts';
import { exponentOf } from '#lib/core/money/money.ts';
import { listTransactions, readWallet, type Transaction } from '#lib/wallet/contract.ts';
import type { Backend, SignedIn } from './backend.ts';
import { Failure } from './point.ts';
import { toMinor } from './shapes.ts';
import { fetchReply } from './wire.ts';

/** Balances in minor units of one currency. */
export interface Holdings {
  readonly currency: string;
  readonly main: number;
  readonly locked: number;
  readonly bonus: number;
  /** What the header shows and the history counts: main and bonus. */
  readonly playable: number;
}

/** Sums a balance map. Throws a `Failure` for two currencies, an amount that is not exact, or a negative one. */
export function sumHoldings(map: BalanceMap): Holdings {
  const [first] = [...map.main, ...map.locked, ...map.bonus];
  if (!first) throw new Failure('a wallet of the funded test player', 'no balance');
  const currency = first.currencyCode;
  const add = (group: keyof BalanceMap) =>
    map[group].reduce((total, { amount, currencyCode }, index) => {
      const where = `balanceMap.${group}[${index}]`;
      if (currencyCode !== currency) throw new Failure(`${currency} at ${where}, as in the rest of the wallet`, currencyCode);
      const minor = toMinor(amount, currency, where);
      if (minor < 0) throw new Failure(`no negative balance at ${where}`, String(amount));
      return total + minor;
    }, 0);
  const [main, locked, bonus] = [add('main'), add('locked'), add('bonus')];
  return { currency, main, locked, bonus, playable: main + bonus };
}

export async function readHoldings(backend: Backend, as: SignedIn): Promise<Holdings> {
  return sumHoldings((await fetchReply(backend, readWallet, {}, { as })).balanceMap);
}

/** The newest rows of the history. */
export async function readHistory(backend: Backend, as: SignedIn, limit = 10): Promise<readonly Transaction[]> {
  return (await fetchReply(backend, listTransactions, { query: { limit } }, { as })).transactions;
}

/** Throws a `Failure` unless a balance changed by exactly so many minor units. */
export function requireChange(what: string, before: number, after: number, change: number): void {
  if (after - before !== change) {
    throw new Failure(`${what} changes by ${change} minor units`, `by ${after - before}`);
  }
}

/** An amount with one decimal more than the currency has. */
export function tooPrecise(amount: number, currency: string): number {
  return Number((amount + 10 ** -(exponentOf(currency) + 1)).toFixed(exponentOf(currency) + 1));
}

/** Amounts that no call takes, each with a name. */
export function badAmounts(good: number, currency: string): readonly (readonly [name: string, amount: unknown])[] {
  return [
    ['a negative amount', -good],
    ['zero', 0],
    ['too many decimals', tooPrecise(good, currency)],
    ['an amount beyond any limit', 1e15],
    ['a text', String(good)],
    ['null', null],
  ];
}

/** An idempotency key that was never used. */
export const newKey = (): string => randomUUID();
