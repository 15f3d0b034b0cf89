import type { Transaction } from '#lib/wallet/contract.ts';
import { transactionCategories, transactionStatuses, transactionTypes } from '#lib/wallet/kinds.ts';
import { isReversed, type PeriodChoice, periods, toPeriodQuery } from '#lib/wallet/period.ts';

export interface HistoryChoice extends PeriodChoice {
  readonly category: Transaction['category'] | '';
  readonly status: Transaction['status'] | '';
  readonly type: Transaction['type'] | '';
}

export const everything: HistoryChoice = { category: '', status: '', type: '', period: 'all', from: '', to: '' };

/** TXN-01, TXN-04: the filters of the platform's query. Dates in the wrong order are left out. */
export function toFilter(choice: HistoryChoice) {
  const { category, status, type } = choice;
  return {
    ...(category && { category }),
    ...(status && { status }),
    ...(type && { type }),
    ...(!isReversed(choice) && toPeriodQuery(choice)),
  };
}

/** Reads the choice from a URL's query; an invalid value means no filter. */
export function readChoice(search: string): HistoryChoice {
  const params = new URLSearchParams(search);
  const readOneOf = <Value extends string>(name: keyof HistoryChoice, known: readonly Value[]) =>
    known.find((value) => value === params.get(name));
  const day = (name: 'from' | 'to') => /^\d{4}-\d{2}-\d{2}$/.exec(params.get(name) ?? '')?.[0] ?? '';
  const period = readOneOf('period', periods) ?? 'all';
  return {
    category: readOneOf('category', transactionCategories) ?? '',
    status: readOneOf('status', transactionStatuses) ?? '',
    type: readOneOf('type', transactionTypes) ?? '',
    period,
    from: period === 'own' ? day('from') : '',
    to: period === 'own' ? day('to') : '',
  };
}

/** Writes the choice into a URL's query and keeps its other parameters. */
export function writeChoice(search: string, choice: HistoryChoice): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries<string>({ ...choice })) {
    const isWritten = value !== '' && value !== 'all' && (choice.period === 'own' || (name !== 'from' && name !== 'to'));
    if (isWritten) params.set(name, value);
    else params.delete(name);
  }
  return params.size > 0 ? `?${params}` : '';
}
