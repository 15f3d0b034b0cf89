import type { z } from 'zod';
import type { transactionFilterSchema } from '#lib/wallet/contract.ts';
import type { HistoryFilter } from '#sandbox/ledger/history.ts';

type Filter = z.output<typeof transactionFilterSchema>;

const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** The date range of a filter: `hour` counts back from the virtual clock, a bare date is the whole day in UTC. */
export function windowOf({ from, to, hour }: Filter, now: Date): Pick<HistoryFilter, 'from' | 'before'> {
  return {
    from: hour !== undefined ? new Date(now.getTime() - hour * hourMs) : from === undefined ? undefined : new Date(from),
    before: to === undefined ? undefined : new Date(Date.parse(to) + (isBareDate(to) ? dayMs : 1)),
  };
}

function isBareDate(text: string): boolean {
  return !text.includes('T');
}
