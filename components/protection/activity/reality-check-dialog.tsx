'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRefusals } from '#components/refusals/use-refusals.ts';
import { Button } from '#components/ui/actions/button.tsx';
import { AlertDialog } from '#components/ui/overlay/alert-dialog.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { query } from '#lib/core/api/browser.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { spellDuration } from '#lib/core/i18n/duration.ts';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { readActivitySummary, readMinutesRemaining, resetActivityTimer } from '#lib/protection/activity/calls.ts';
import { notifyTimerChange } from '#lib/protection/activity/channel.ts';
import type { ActivitySummary } from '#lib/protection/activity/contract.ts';
import { useRealityCheck } from '#lib/protection/activity/store.ts';
import { noteActivity } from '#lib/session/activity.ts';
import { leaveAfterSignOut } from '#lib/session/leave-page.ts';
import { notifyTabs } from '#lib/session/session-channel.ts';
import { requestSignOut } from '#lib/session/sign-out.ts';

/** RGA-03, RGA-04: time and result of this session of play; only an answer closes it, in every tab. Needs the namespace `realityCheck`. */
export function RealityCheckDialog() {
  const { tag, home } = useLocale();
  const messages = useMessages('realityCheck');
  const t = useTranslator('realityCheck');
  const client = useQueryClient();
  const router = useRouter();
  const summary = useRealityCheck((state) => state.summary);
  const refusals = useRefusals({ lost: { title: '', detail: messages.failed } });
  const answer = useSubmit((_path: string | undefined) => resetActivityTimer({ body: {} }), {
    ...refusals,
    leaves: true,
    onDone: (reply, path) => {
      // DEC-RG-6: an answer is activity.
      noteActivity();
      client.setQueryData(query(readMinutesRemaining).queryKey, reply);
      client.removeQueries({ queryKey: query(readActivitySummary).queryKey });
      notifyTimerChange();
      if (path) router.push(`${home}${path}`);
    },
  });
  const signOut = useSubmit(requestSignOut, {
    leaves: true,
    onDone: () => {
      leaveAfterSignOut(home);
      notifyTabs('left');
    },
  });
  const go = (path?: string) => !signOut.isPending && void answer.submit(path);
  const elapsed = summary && spellDuration(tag, Date.parse(summary.to) - Date.parse(summary.from));

  return (
    <AlertDialog
      title={elapsed ? t('title', { time: elapsed }) : messages.titleUnknown}
      description={
        <>
          <p>{messages.text}</p>
          {summary ? <Result summary={summary} /> : <p className="mt-3">{messages.unread}</p>}
        </>
      }
    >
      {/* No answer is more prominent than another. */}
      <div className="space-y-3">
        <ErrorAlert error={answer.refusal} />
        <Button tone="secondary" size="large" wide loading={answer.isPending && answer.sent === undefined} onClick={() => go()}>
          {messages.continue}
        </Button>
        <Button
          tone="secondary"
          size="large"
          wide
          loading={answer.sent !== undefined}
          onClick={() => go('/my-account/banking/transactions')}
        >
          {messages.history}
        </Button>
        <Button
          tone="secondary"
          size="large"
          wide
          loading={signOut.isPending}
          onClick={() => !answer.isPending && void signOut.submit()}
        >
          {messages.signOut}
        </Button>
      </div>
    </AlertDialog>
  );
}

function Result({ summary }: { readonly summary: ActivitySummary }) {
  const { numbers } = useLocale();
  const messages = useMessages('realityCheck');
  const t = useTranslator('realityCheck');
  const money = (amount: number) => formatMoney(fromWire(amount, summary.currency), numbers);
  const { turnover, winnings, delta } = summary;
  const result = delta === 0 ? messages.even : t(delta < 0 ? 'lost' : 'won', { amount: money(Math.abs(delta)) });
  return (
    <>
      <p className="mt-3 text-lg font-semibold text-paper">{result}</p>
      <dl className="mt-4 divide-y divide-paper/7 rounded-card bg-ink/40">
        {[
          [messages.staked, money(turnover)],
          [messages.returned, money(winnings)],
        ].map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4 px-4 py-3 text-sm">
            <dt>{label}</dt>
            <dd className="font-semibold text-paper tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
