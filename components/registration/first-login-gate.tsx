'use client';

import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { readProfile } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { takeFirstSignIn } from '#lib/registration/draft/first-sign-in.ts';

/** SGN-32: greets a player once, in the first session; the greeting loads only then. */
export function FirstLoginGate() {
  const { catalogLanguage } = useLocale();
  const [Greeting, setGreeting] = useState<ComponentType | null>(null);
  const { data: player } = useQuery(query(readProfile));
  useEffect(() => {
    if (!player || !takeFirstSignIn(player)) return;
    const load = async () => {
      const { prepareFirstLogin } = await import('./first-login.tsx');
      const Prepared = await prepareFirstLogin(catalogLanguage);
      setGreeting(() => Prepared);
    };
    void load().catch(() => undefined);
  }, [catalogLanguage, player]);
  return Greeting && <Greeting />;
}
