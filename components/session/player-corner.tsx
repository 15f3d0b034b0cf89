'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createTranslator } from 'use-intl/core';
import { PlayerControls } from '#components/shell/player-controls.tsx';
import { showToast } from '#components/ui/toast.ts';
import { formatMoney } from '#lib/money/format.ts';
import { query } from '#lib/platform/browser.ts';
import { finishFirst, hasNewAudience, reloadForAudience, tellOtherTabs } from '#lib/session/browser.ts';
import { endSession } from '#lib/session/end-session.ts';
import { leaveAfterSignOut } from '#lib/session/leave.ts';
import { dateTag } from '#lib/time/date-tag.ts';
import type { Balance } from '#lib/wallet/balance.ts';
import { useBalance } from '#lib/wallet/client.ts';
import type en from '#messages/en.json';

interface PlayerCornerProps {
  /** Two-letter market, for how money is written. */
  readonly market: string;
  /** BCP 47. */
  readonly language: string;
  readonly home: string;
  readonly words: (typeof en)['player'];
}

const parts = ['main', 'locked', 'casinoBonus', 'liveCasinoBonus', 'sportsBonus'] as const satisfies readonly (keyof Balance)[];
const minute = 60_000;

/** The player's corner of the header: name, balance polled every 20 s, menu, sign-out. */
export function PlayerCorner({ market, language, home, words }: PlayerCornerProps) {
  const profile = useQuery(query('GET /player/me/profile', {}));
  const { balance, isStale, knownAt } = useBalance(profile.data?.currencyCode);
  const summary = useQuery({ ...query('GET /player/me/transaction_summary', {}), refetchInterval: minute });
  const signOut = useMutation({
    mutationFn: endSession,
    onSuccess: () => {
      leaveAfterSignOut(home);
      tellOtherTabs('left');
    },
    onError: () => showToast(words.signOutFailed, 'error'),
  });
  const { totalDepositsCount: deposits, depositsToTell = 0 } = summary.data ?? {};
  useEffect(() => {
    if (deposits === undefined) return;
    // A deposit may be credited when nobody looks any more: it is told now, before another audience's pages come.
    const told = depositsToTell > 0 ? import('#lib/cashier/tell.ts').then(({ tellDeposits }) => tellDeposits()) : undefined;
    const done = Promise.resolve(told).catch(() => undefined);
    finishFirst(done);
    void done.then(followAudience);
  }, [deposits, depositsToTell]);
  useEffect(() => {
    if (isStale) showToast(words.stale, 'info');
  }, [isStale, words.stale]);
  const say = createTranslator({ locale: language, messages: words });
  const clockTime = knownAt?.toLocaleTimeString(dateTag(language), { hour: '2-digit', minute: '2-digit' });
  const shown = balance ? parts.filter((part) => part === 'main' || balance[part].minor !== 0) : [];
  return (
    <PlayerControls
      name={profile.data?.firstName ?? '…'}
      balance={balance ? formatMoney(balance.total, market) : isStale ? words.unavailable : null}
      breakdown={balance ? shown.map((part) => ({ label: words[part], amount: formatMoney(balance[part], market) })) : []}
      notice={isStale && clockTime ? say('staleSince', { time: clockTime }) : undefined}
      deposit={{ label: words.deposit, href: `${home}/my-account/banking/deposit` }}
      links={[
        { label: words.overview, href: `${home}/my-account`, icon: 'user' },
        { label: words.transactions, href: `${home}/my-account/banking/transactions`, icon: 'list' },
      ]}
      labels={{ balance: words.balance, account: words.account, signOut: words.signOut, loading: words.loading }}
      signingOut={signOut.isPending || signOut.isSuccess}
      onSignOut={() => signOut.mutate()}
    />
  );
}

/** In every tab. */
function followAudience(): void {
  if (!hasNewAudience()) return;
  tellOtherTabs('audience');
  void reloadForAudience();
}
