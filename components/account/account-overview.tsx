'use client';

import { useQuery } from '@tanstack/react-query';
import { createTranslator } from 'use-intl/core';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { Profile } from '#lib/account/contract.ts';
import { formatMoney, unbroken } from '#lib/money/format.ts';
import type { Money } from '#lib/money/money.ts';
import { query } from '#lib/platform/browser.ts';
import { useBalance } from '#lib/wallet/client.ts';
import type en from '#messages/en.json';

type Words = (typeof en)['account'];
type Say = ReturnType<typeof createTranslator<Words>>;

interface AccountOverviewProps {
  /** BCP 47. */
  readonly language: string;
  readonly market: string;
  readonly transactionsHref: string;
  readonly words: Words;
}

/** Who the player is and what his money means, in plain words. */
export function AccountOverview({ language, market, transactionsHref, words }: AccountOverviewProps) {
  const say = createTranslator({ locale: language, messages: words });
  const profile = useQuery(query('GET /player/me/profile', {}));
  const summary = useQuery(query('GET /player/me/transaction_summary', {}));
  const { balance } = useBalance(profile.data?.currencyCode);
  if (profile.isError && !profile.data) {
    return (
      <Notice
        tone="error"
        action={
          <Button tone="secondary" size="small" onClick={() => void profile.refetch()}>
            {words.retry}
          </Button>
        }
      >
        {words.failed}
      </Notice>
    );
  }
  const known = profile.data;
  // What is still to come has the size of what comes: nothing below it moves.
  const line = (text: string | undefined, width: string) =>
    text === undefined ? <Skeleton className={`h-[1lh] max-w-full rounded-sm ${width}`} /> : text;
  const facts = [
    [words.email, known?.email],
    [words.phone, known?.mobilePhone],
    [words.address, known && addressOf(known)],
    [words.since, known && new Date(known.registrationDate).toLocaleDateString('en-GB')],
  ] as const;
  return (
    <div className="space-y-8" aria-busy={!known}>
      {!known && (
        <p role="status" className="sr-only">
          {words.loading}
        </p>
      )}
      {known ? (
        <h1 className="text-3xl">{say('greeting', { name: known.firstName })}</h1>
      ) : (
        <div aria-hidden="true" className="font-display text-3xl">
          {line(undefined, 'w-52')}
        </div>
      )}
      <section className="lit flex flex-wrap items-center justify-between gap-6 rounded-card p-6 md:p-8">
        <div className="space-y-1">
          <p className="font-display text-2xl font-semibold">
            {line(balance && sayBalance(say, words, balance.main, market), 'w-64')}
          </p>
          <p className="min-h-6 text-paper-2">{summary.data && say('deposits', { count: summary.data.totalDepositsCount })}</p>
        </div>
        <ButtonLink href={transactionsHref} tone="secondary">
          {words.seeTransactions}
        </ButtonLink>
      </section>
      <dl className="lit divide-y divide-paper/7 rounded-card">
        <div className="px-6 py-4">
          <dt className="sr-only">{words.title}</dt>
          <dd className="font-display text-xl">{line(known && `${known.firstName} ${known.lastName}`, 'w-40')}</dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-1 px-6 py-4 md:grid-cols-[14rem_1fr]">
            <dt className="text-sm text-paper-3">{label}</dt>
            <dd>{value === '' ? '—' : line(value, 'w-48')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function sayBalance(say: Say, words: Words, main: Money, market: string): string {
  return main.minor > 0 ? say('withdrawable', { amount: unbroken(formatMoney(main, market)) }) : words.noMoney;
}

function addressOf({ address, postCode, city }: Profile): string {
  return [address, [postCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
