import { useEffect, useRef } from 'react';
import { showToast } from '#components/ui/overlay/toast.ts';
import { readSignIns } from '#lib/account/calls.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import type { LanguageTag } from '#lib/core/market/markets.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { takeUnseenSignIn } from '#lib/session/sign-in/fresh-sign-in.ts';

const lifetimeMs = 12_000;

/** After each sign-in: when and where the account was used before, with a way on for a player who did not. */
export function useLastSignIn(): void {
  const { tag, home } = useLocale();
  const t = useTranslator('player');
  const latest = useRef({ tag, home, t });
  latest.current = { tag, home, t };
  useEffect(() => {
    if (!takeUnseenSignIn()) return;
    readSignIns({ query: { limit: 2 } })
      .then(([, before]) => {
        if (!before) return;
        const { current } = latest;
        const place = countryName(current.tag, before.loginCountry);
        const when = [formatDateTime(before.loginDate), place].filter(Boolean).join(' · ');
        const link = { label: current.t('notMe'), href: `${current.home}/my-account#sign-ins` };
        showToast(current.t('lastSignIn', { when }), 'info', link, lifetimeMs);
      })
      // The list on the account page says that it could not be loaded.
      .catch(() => undefined);
  }, []);
}

function countryName(tag: LanguageTag, code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames(tag, { type: 'region' }).of(code) : undefined;
}
