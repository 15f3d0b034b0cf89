'use client';

import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#components/ui/status/load-failure.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { readSignIns } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { countryName } from '#lib/core/market/country-name.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { namesOfDevice } from '#lib/session/registry/device-text.ts';

const limit = 5;

/** LOG-26: the latest sign-ins with local time, place and device, so that the player can notice one by another person. */
export function RecentSignIns() {
  const { tag } = useLocale();
  const messages = useMessages('account');
  const t = useTranslator('account');
  const signIns = useQuery(query(readSignIns, { query: { limit } }));
  const deviceText = (device: string) => {
    const { browser = messages.sessionsUnknown, system } = namesOfDevice(device);
    return system ? t('sessionsDevice', { browser, system }) : browser;
  };
  return (
    <section aria-labelledby="sign-ins" className="space-y-4">
      <div className="space-y-1">
        <h2 id="sign-ins" className="text-2xl">
          {messages.signInsTitle}
        </h2>
        <p className="text-sm text-paper-2">{messages.signInsText}</p>
      </div>
      {signIns.data ? (
        <ul className="lit divide-y divide-paper/7 rounded-card">
          {signIns.data.length === 0 && <li className="px-6 py-4 text-paper-2">{messages.signInsNone}</li>}
          {signIns.data.map(({ loginDate, loginIp, loginCountry, loginDevice = '' }) => (
            <li key={loginDate} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-6 py-4">
              <time dateTime={loginDate}>{formatDateTime(loginDate)}</time>
              <span className="text-sm text-paper-2">
                {countryName(tag, loginCountry) ?? messages.unknownPlace}
                {' · '}
                {loginIp || messages.unknownAddress}
                {' · '}
                {deviceText(loginDevice)}
              </span>
            </li>
          ))}
        </ul>
      ) : signIns.isError ? (
        <LoadFailure label={messages.retry} onRetry={signIns.refetch}>
          {messages.signInsFailed}
        </LoadFailure>
      ) : (
        <Skeleton className="h-44 w-full rounded-card" />
      )}
    </section>
  );
}
