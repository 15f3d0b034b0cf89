'use client';

import { useQuery } from '@tanstack/react-query';
import { NeedNotice } from '#components/documents/need-notice.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { LoadFailure } from '#components/ui/status/load-failure.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { addressLine } from '#lib/account/address-line.ts';
import { readAccessDetails, readProfile, readTransactionSummary } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney, unbroken } from '#lib/core/money/format.ts';
import type { Money } from '#lib/core/money/money.ts';
import { formatDate } from '#lib/core/time/format-date.ts';
import { showEmail } from '#lib/core/validation/show-email.ts';
import { needOf } from '#lib/documents/rules.ts';
import type { Balance } from '#lib/wallet/balance.ts';
import { useBalance } from '#lib/wallet/client.ts';
import { AccountStateNotice } from './account-state-notice.tsx';

export function AccountOverview() {
  const { numbers, home } = useLocale();
  const t = useTranslator('account');
  const profile = useQuery(query(readProfile));
  const access = useQuery(query(readAccessDetails));
  const summary = useQuery(query(readTransactionSummary));
  const { balance, playable } = useBalance(profile.data?.currencyCode);
  if (profile.isError && !profile.data) {
    return (
      <LoadFailure label={t('retry')} onRetry={profile.refetch}>
        {t('failed')}
      </LoadFailure>
    );
  }
  const player = profile.data;
  const need = player && needOf(player);
  // Placeholders have the height of the text, so that nothing below them moves.
  const textOrSkeleton = (text: string | undefined, width: string) =>
    text === undefined ? <Skeleton className={`h-[1lh] max-w-full rounded-sm ${width}`} /> : text;
  const format = (money: Money) => unbroken(formatMoney(money, numbers));
  const withdrawalText = ({ main, locked }: Balance) =>
    [
      main.minor > 0 && t('withdrawable', { amount: format(main) }),
      locked.minor > 0 && t('setAside', { amount: format(locked) }),
      main.minor + locked.minor === 0 && t('noMoney'),
    ]
      .filter(Boolean)
      .join(' ');
  const facts = [
    [t('email'), player && showEmail(player.email)],
    [t('phone'), player?.mobilePhone],
    [t('address'), player && addressLine(player)],
    [t('since'), player && formatDate(player.registrationDate)],
  ] as const;
  return (
    <div className="space-y-8" aria-busy={!player}>
      {!player && (
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
      )}
      {player ? (
        <h1 className="text-3xl">{t('greeting', { name: player.firstName })}</h1>
      ) : (
        <div aria-hidden="true" className="font-display text-3xl">
          {textOrSkeleton(undefined, 'w-52')}
        </div>
      )}
      {player && <AccountStateNotice facts={{ ...player, multibrandSuspended: access.data?.multibrandSuspended }} />}
      {need && <NeedNotice need={need} />}
      <section className="lit flex flex-wrap items-center justify-between gap-6 rounded-card p-6 md:p-8">
        <div className="space-y-1">
          <p className="font-display text-2xl font-semibold">
            {textOrSkeleton(playable && t('playable', { amount: format(playable.money) }), 'w-64')}
          </p>
          <p className="min-h-6 text-paper-2">{balance && withdrawalText(balance)}</p>
          <p className="min-h-6 text-paper-2">{summary.data && t('deposits', { count: summary.data.totalDepositsCount })}</p>
        </div>
        <ButtonLink href={`${home}/my-account/banking/transactions`} tone="secondary">
          {t('seeTransactions')}
        </ButtonLink>
      </section>
      <dl className="lit divide-y divide-paper/7 rounded-card">
        <div className="px-6 py-4">
          <dt className="sr-only">{t('title')}</dt>
          <dd className="font-display text-xl">{textOrSkeleton(player && `${player.firstName} ${player.lastName}`, 'w-40')}</dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-1 px-6 py-4 md:grid-cols-[14rem_1fr]">
            <dt className="text-sm text-paper-3">{label}</dt>
            <dd>{value === '' ? '—' : textOrSkeleton(value, 'w-48')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
