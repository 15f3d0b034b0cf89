import type { Transaction } from '#lib/wallet/contract.ts';
import { transactionCategories, transactionStatuses, transactionTypes } from '#lib/wallet/kinds.ts';
import { isTurnedAround, type PeriodChoice, periods, queryOfPeriod } from '#lib/wallet/period.ts';

/** What the player chose to see; empty members stand for everything. */
export interface HistoryChoice extends PeriodChoice {
  readonly category: Transaction['category'] | '';
  readonly status: Transaction['status'] | '';
  readonly type: Transaction['type'] | '';
}

export const everything: HistoryChoice = { category: '', status: '', type: '', period: 'all', from: '', to: '' };

/** TXN-01, TXN-04: the choice as the platform is asked for it. Days in the wrong order are left out until they are right. */
export function filterOf(choice: HistoryChoice) {
  const { category, status, type } = choice;
  return {
    ...(category && { category }),
    ...(status && { status }),
    ...(type && { type }),
    ...(!isTurnedAround(choice) && queryOfPeriod(choice)),
  };
}

/** The choice that an address holds; what it says otherwise, or says wrongly, counts as everything. */
export function readChoice(search: string): HistoryChoice {
  const params = new URLSearchParams(search);
  const one = <Value extends string>(name: keyof HistoryChoice, known: readonly Value[]) =>
    known.find((value) => value === params.get(name));
  const day = (name: 'from' | 'to') => /^\d{4}-\d{2}-\d{2}$/.exec(params.get(name) ?? '')?.[0] ?? '';
  const period = one('period', periods) ?? 'all';
  return {
    category: one('category', transactionCategories) ?? '',
    status: one('status', transactionStatuses) ?? '',
    type: one('type', transactionTypes) ?? '',
    period,
    from: period === 'own' ? day('from') : '',
    to: period === 'own' ? day('to') : '',
  };
}

/** The address with another choice in it; whatever else it holds stays. */
export function writeChoice(search: string, choice: HistoryChoice): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries<string>({ ...choice })) {
    const isSaid = value !== '' && value !== 'all' && (choice.period === 'own' || (name !== 'from' && name !== 'to'));
    if (isSaid) params.set(name, value);
    else params.delete(name);
  }
  return params.size > 0 ? `?${params}` : '';
}
