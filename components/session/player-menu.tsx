'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { showToast } from '#components/ui/overlay/toast.ts';
import { readProfile, readTransactionSummary } from '#lib/account/calls.ts';
import { useHasNewCampaign } from '#lib/bonuses/client.ts';
import { useBonusStore } from '#lib/bonuses/store.ts';
import { query } from '#lib/core/api/browser.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import type { Money } from '#lib/core/money/money.ts';
import { minuteMs } from '#lib/core/time/durations.ts';
import { formatTime } from '#lib/core/time/format-date.ts';
import { needOf } from '#lib/documents/rules.ts';
import { useUnreadCount } from '#lib/inbox/client.ts';
import { delayReloadUntil, hasNewAudience, reloadForAudience } from '#lib/session/audience-change.ts';
import { leaveAfterSignOut } from '#lib/session/leave-page.ts';
import { notifyTabs } from '#lib/session/session-channel.ts';
import { requestSignOut } from '#lib/session/sign-out.ts';
import { useIsClosed, useMayEnter } from '#lib/session/use-section-access.ts';
import type { Balance } from '#lib/wallet/balance.ts';
import { useBalance } from '#lib/wallet/client.ts';
import { PlayerControls } from './player-controls.tsx';
import { useCodeToast } from './use-code-toast.ts';
import { useLanguageNotice } from './use-language-notice.ts';
import { useLastSignIn } from './use-last-sign-in.ts';

const bonusKinds = ['casinoBonus', 'liveCasinoBonus', 'sportsBonus'] as const satisfies readonly (keyof Balance)[];
/** Loads only for players with bonus money. */
const WageringNotice = dynamic(
  () => import('#components/bonuses/notices/wagering-notice.tsx').then((module) => module.WageringNotice),
  {
    loading: () => null,
  },
);
const SportsBonusNotice = dynamic(
  () => import('#components/bonuses/notices/sports-bonus-notice.tsx').then((module) => module.SportsBonusNotice),
  { loading: () => null },
);

/** A player's part of the header: name, balance, menu, sign-out. Needs the namespaces `player` and `bonusFigures`. */
export function PlayerMenu() {
  const messages = useMessages('player');
  const t = useTranslator('player');
  const { numbers, home } = useLocale();
  const profile = useQuery(query(readProfile));
  const { balance, playable, isStale, knownAt } = useBalance(profile.data?.currencyCode);
  const summary = useQuery({ ...query(readTransactionSummary), refetchInterval: minuteMs });
  const hasRewards = useMayEnter('rewards');
  const isDepositClosed = useIsClosed('deposit');
  const hasNewCampaign = useHasNewCampaign(hasRewards);
  useCodeToast(useMayEnter('bonusCode'));
  useLastSignIn();
  useLanguageNotice();
  const unread = useUnreadCount();
  const rewardTab = useBonusStore(({ rewardTabId }) => rewardTabId);
  const signOut = useSubmit(requestSignOut, {
    leaves: true,
    onDone: () => {
      leaveAfterSignOut(home);
      notifyTabs('left');
    },
  });
  const { totalDepositsCount: deposits, depositsToTell = 0 } = summary.data ?? {};
  const { dataUpdatedAt } = summary;
  // Runs for every answer: a deposit may be waiting for a page that was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (deposits === undefined) return;
    // Tracks deposits that were credited while no page was open, before pages of another audience load.
    const tracked =
      depositsToTell > 0 ? import('#lib/cashier/track-deposits.ts').then(({ trackDeposits }) => trackDeposits()) : undefined;
    const done = Promise.resolve(tracked).catch(() => undefined);
    delayReloadUntil(done);
    void done.then(followAudience);
  }, [deposits, depositsToTell, dataUpdatedAt]);
  useEffect(() => {
    if (isStale) showToast(messages.stale, 'info');
  }, [isStale, messages.stale]);
  const clockTime = knownAt && formatTime(knownAt);
  const lineOf = (label: string, money: Money) => ({ label, amount: formatMoney(money, numbers) });
  const bonusParts = balance ? bonusKinds.filter((part) => balance[part].minor !== 0) : [];
  const scopeNote =
    playable && playable.elsewhere.minor > 0
      ? t('playableHere', { amount: formatMoney(playable.elsewhere, numbers) })
      : bonusParts.length > 0
        ? messages.playableAll
        : undefined;
  return (
    <PlayerControls
      name={profile.data?.firstName ?? '…'}
      balance={playable ? formatMoney(playable.money, numbers) : isStale ? messages.unavailable : null}
      scopeNote={scopeNote}
      breakdown={balance ? [lineOf(messages.main, balance.main)] : []}
      bonuses={{
        label: messages.bonusMoney,
        lines: balance ? bonusParts.map((part) => lineOf(messages[part], balance[part])) : [],
      }}
      setAside={
        balance && balance.locked.minor !== 0
          ? [lineOf(messages.locked, balance.locked), lineOf(messages.total, balance.total)]
          : []
      }
      notice={isStale && clockTime ? t('staleSince', { time: clockTime }) : undefined}
      deposit={isDepositClosed ? undefined : { label: messages.deposit, href: `${home}/my-account/banking/deposit` }}
      withdraw={{ label: messages.withdraw, href: `${home}/my-account/banking/withdraw` }}
      links={[
        { label: messages.overview, href: `${home}/my-account`, icon: 'user' },
        { label: messages.details, href: `${home}/my-account/account`, icon: 'info' },
        ...(profile.data && needOf(profile.data)
          ? [
              {
                label: messages.documents,
                href: `${home}/my-account/account/verification`,
                icon: 'check' as const,
                note: messages.needed,
              },
            ]
          : []),
        {
          label: messages.inbox,
          href: `${home}/my-account/inbox`,
          icon: 'inbox',
          note: unread > 0 ? t('newMessages', { count: unread }) : undefined,
        },
        ...(isDepositClosed
          ? []
          : [{ label: messages.deposit, href: `${home}/my-account/banking/deposit`, icon: 'wallet' as const }]),
        { label: messages.withdraw, href: `${home}/my-account/banking/withdraw`, icon: 'arrowRight' },
        { label: messages.transactions, href: `${home}/my-account/banking/transactions`, icon: 'list' },
        ...(hasRewards
          ? [
              {
                label: messages.rewards,
                href: `${home}/my-account/rewards${!hasNewCampaign && rewardTab === 'active' ? '/active' : ''}`,
                icon: 'gift' as const,
                note: hasNewCampaign ? messages.newRewards : undefined,
              },
            ]
          : []),
        { label: messages.limits, href: `${home}/my-account/gambling-limits`, icon: 'shield' },
      ]}
      labels={{ balance: messages.balance, account: messages.account, signOut: messages.signOut, loading: messages.loading }}
      signingOut={signOut.isPending}
      onSignOut={() => void signOut.submit()}
    >
      {hasRewards && <SportsBonusNotice />}
      {hasRewards && bonusParts.length > 0 && <WageringNotice />}
    </PlayerControls>
  );
}

function followAudience(): void {
  if (!hasNewAudience()) return;
  notifyTabs('audience');
  void reloadForAudience();
}
