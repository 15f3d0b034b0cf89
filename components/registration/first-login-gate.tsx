'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { takeFirstSignIn } from '#lib/registration/draft/first-sign-in.ts';

/** SGN-32: greets a player once, on the page after the first sign-in; the greeting loads only then. */
export function FirstLoginGate() {
  const { catalogLanguage } = useLocale();
  const [Greeting, setGreeting] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!takeFirstSignIn()) return;
    const load = async () => {
      const { prepareFirstLogin } = await import('./first-login.tsx');
      const Prepared = await prepareFirstLogin(catalogLanguage);
      setGreeting(() => Prepared);
    };
    void load().catch(() => undefined);
  }, [catalogLanguage]);
  return Greeting && <Greeting />;
}
