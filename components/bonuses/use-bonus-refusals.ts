import { useRefusals } from '#components/refusals/use-refusals.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';

const keysByCode = {
  'error.bonus.not_allowed': 'refusedNotAllowed',
  'error.bonus.not_eligible': 'refusedNotEligible',
  'error.bonus.not_active': 'refusedNotActive',
  'error.bonus.opt_in.closed': 'refusedOptIn',
  'error.bonus.queue.full': 'conflictFull',
  'error.cashback.not_claimable': 'refusedCashback',
} as const satisfies Readonly<Record<string, keyof Messages['rewards']>>;

export type BonusRefusals = ReturnType<typeof useBonusRefusals>;

/** The refusals of calls about bonuses, each in one sentence. Needs the namespaces `rewards` and `errors`. */
export function useBonusRefusals(sentences: Readonly<Record<string, string>> = {}) {
  const messages = useMessages('rewards');
  const known = Object.entries(keysByCode).map(([code, key]) => [code, messages[key]] as const);
  const byCode = Object.fromEntries(
    [...known, ...Object.entries(sentences)].map(([code, detail]) => [code, { title: '', detail }] as const),
  );
  const { notices, refusalOf } = useRefusals({ byCode, lost: { title: '', detail: messages.lost } });
  return { notices, refusalOf: (error: unknown): string | null => refusalOf(error)?.detail ?? null };
}
