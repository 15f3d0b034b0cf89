'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useRefusals } from '#components/refusals/use-refusals.ts';
import { Button } from '#components/ui/actions/button.tsx';
import { showToast } from '#components/ui/overlay/toast.ts';
import { LoadFailure } from '#components/ui/status/load-failure.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { callSite } from '#lib/core/api/browser.ts';
import { useInOrder } from '#lib/core/api/use-in-order.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import type { LanguageTag } from '#lib/core/market/markets.ts';
import { minuteMs } from '#lib/core/time/durations.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { browserNames, systemNames } from '#lib/session/registry/device-names.ts';
import type { OpenSession } from '#lib/session/registry/open-session.ts';

const queryKey = ['sessions'] as const;
/** Pages report their activity once a minute. */
const activeNowMs = 2 * minuteMs;

type Ending = { readonly others: true } | { readonly id: string; readonly device: string };

function requestEnd(ending: Ending): Promise<readonly OpenSession[]> {
  const body = JSON.stringify('others' in ending ? { others: true } : { id: ending.id });
  return callSite('/api/session/end', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

/** LOG-14: where the player is signed in, with a sign-out for each place and for all others. Needs the namespace `account`. */
export function OpenSessions() {
  const messages = useMessages('account');
  const t = useTranslator('account');
  const client = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const sessions = useQuery({
    queryKey,
    queryFn: () => callSite<readonly OpenSession[]>('/api/session/list'),
    refetchInterval: minuteMs,
    retry: false,
  });
  const refusals = useRefusals({ lost: { title: '', detail: messages.sessionsEndFailed } }, false);
  const end = useSubmit(requestEnd, {
    onDone: (remaining, ending) => {
      client.setQueryData(queryKey, remaining);
      showToast('others' in ending ? messages.sessionsOthersEnded : t('sessionsEnded', { device: ending.device }), 'success');
      // The button that had the focus is gone.
      title.current?.focus();
    },
    ...refusals,
  });
  const { unanswered, send } = useInOrder(end.submit);
  const nameOf = ({ browser, system }: OpenSession) => {
    const [name, place] = [browserNames[browser] ?? messages.sessionsUnknown, systemNames[system]];
    return place ? t('sessionsDevice', { browser: name, system: place }) : name;
  };
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <section aria-labelledby="sessions" className="space-y-4">
      <div className="space-y-1">
        <h2 id="sessions" ref={title} tabIndex={-1} className="text-2xl">
          {messages.sessionsTitle}
        </h2>
        <p className="text-sm text-paper-2">{messages.sessionsText}</p>
      </div>
      {sessions.data ? (
        <>
          <ul className="lit divide-y divide-paper/7 rounded-card">
            {sessions.data.map((session) => (
              <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-6 py-4">
                <SessionFacts session={session} name={nameOf(session)} />
                {!session.isCurrent && (
                  <Button
                    tone="secondary"
                    size="small"
                    aria-label={t('sessionsEndOf', { device: nameOf(session) })}
                    loading={unanswered.some((ending) => 'id' in ending && ending.id === session.id)}
                    onClick={() => send({ id: session.id, device: nameOf(session) })}
                  >
                    {messages.sessionsEnd}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {others.length === 0 ? (
            <p className="text-sm text-paper-2">{messages.sessionsOnly}</p>
          ) : (
            <Button
              tone="secondary"
              loading={unanswered.some((ending) => 'others' in ending)}
              onClick={() => send({ others: true })}
            >
              {messages.sessionsEndOthers}
            </Button>
          )}
        </>
      ) : sessions.isError ? (
        <LoadFailure label={messages.retry} onRetry={sessions.refetch}>
          {messages.sessionsFailed}
        </LoadFailure>
      ) : (
        <Skeleton className="h-28 w-full rounded-card" />
      )}
    </section>
  );
}

function SessionFacts({ session, name }: { readonly session: OpenSession; readonly name: string }) {
  const { tag } = useLocale();
  const messages = useMessages('account');
  const t = useTranslator('account');
  const { isCurrent, startedAt, lastActiveAt } = session;
  const isActiveNow = isCurrent || Date.now() - Date.parse(lastActiveAt) < activeNowMs;
  return (
    <div className="min-w-0 space-y-0.5">
      <p>
        {name}
        {isCurrent && (
          <span className="ml-3 rounded-full bg-brass px-2 py-0.5 text-xs font-bold text-on-brass">{messages.sessionsThis}</span>
        )}
      </p>
      <p className="text-sm text-paper-2">
        {t('sessionsSince', { time: formatDateTime(startedAt) })}
        {' · '}
        {isActiveNow ? messages.sessionsActiveNow : t('sessionsActive', { time: minutesAgo(tag, lastActiveAt) })}
      </p>
    </div>
  );
}

/** A session without activity for half an hour has ended, so minutes suffice. */
function minutesAgo(tag: LanguageTag, date: string): string {
  const minutes = Math.max(1, Math.round((Date.now() - Date.parse(date)) / minuteMs));
  return new Intl.RelativeTimeFormat(tag).format(-minutes, 'minute');
}
