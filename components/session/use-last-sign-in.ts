import { useEffect, useEffectEvent } from 'react';
import { showToast } from '#components/ui/overlay/toast.ts';
import { readSignIns } from '#lib/account/calls.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { countryName } from '#lib/core/market/country-name.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { takeUnseenSignIn } from '#lib/session/sign-in/fresh-sign-in.ts';

type SignIn = Awaited<ReturnType<typeof readSignIns>>[number];

const lifetimeMs = 12_000;

/** After each sign-in: when and where the account was used before, with a way on for a player who did not. */
export function useLastSignIn(): void {
  const { tag, home } = useLocale();
  const t = useTranslator('player');
  const show = useEffectEvent(({ loginDate, loginCountry }: SignIn) => {
    const when = [formatDateTime(loginDate), countryName(tag, loginCountry)].filter(Boolean).join(' · ');
    const link = { label: t('notMe'), href: `${home}/my-account#sign-ins` };
    showToast(t('lastSignIn', { when }), 'info', link, lifetimeMs);
  });
  useEffect(() => {
    if (!takeUnseenSignIn()) return;
    readSignIns({ query: { limit: 2 } })
      .then(([, before]) => before && show(before))
      // The list on the account page says that it could not be loaded.
      .catch(() => undefined);
  }, []);
}
