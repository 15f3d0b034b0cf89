'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { query } from '#lib/platform/browser.ts';
import { dateTag } from '#lib/time/date-tag.ts';
import type en from '#messages/en.json';

interface RecentSignInsProps {
  /** BCP 47. */
  readonly language: string;
  readonly words: (typeof en)['account'];
}

const shown = 5;

/** LOG-26: when and from where the player has signed in, in his own time, so that he notices a stranger. */
export function RecentSignIns({ language, words }: RecentSignInsProps) {
  const signIns = useQuery(query('GET /player/me/activity_log/latest', { query: { limit: shown } }));
  return (
    <section aria-labelledby="sign-ins" className="space-y-4">
      <div className="space-y-1">
        <h2 id="sign-ins" className="text-2xl">
          {words.signInsTitle}
        </h2>
        <p className="text-sm text-paper-2">{words.signInsText}</p>
      </div>
      {signIns.data ? (
        <ul className="lit divide-y divide-paper/7 rounded-card">
          {signIns.data.length === 0 && <li className="px-6 py-4 text-paper-2">{words.signInsNone}</li>}
          {signIns.data.map(({ loginDate, loginIp, loginCountry }) => (
            <li key={loginDate} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-6 py-4">
              <time dateTime={loginDate}>{sayMoment(language, loginDate)}</time>
              <span className="text-sm text-paper-2">
                {sayCountry(language, loginCountry) ?? words.unknownPlace}
                {' · '}
                {loginIp || words.unknownAddress}
              </span>
            </li>
          ))}
        </ul>
      ) : signIns.isError ? (
        <Notice
          tone="error"
          action={
            <Button tone="secondary" size="small" onClick={() => void signIns.refetch()}>
              {words.retry}
            </Button>
          }
        >
          {words.signInsFailed}
        </Notice>
      ) : (
        <Skeleton className="h-44 w-full rounded-card" />
      )}
    </section>
  );
}

function sayMoment(language: string, date: string): string {
  return new Date(date).toLocaleString(dateTag(language), { dateStyle: 'medium', timeStyle: 'short' });
}

function sayCountry(language: string, code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames(language, { type: 'region' }).of(code) : undefined;
}
