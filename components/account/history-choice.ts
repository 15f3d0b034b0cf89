import type { Transaction } from '#lib/wallet/contract.ts';
import { isTurnedAround, type PeriodChoice, queryOfPeriod } from '#lib/wallet/period.ts';

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
