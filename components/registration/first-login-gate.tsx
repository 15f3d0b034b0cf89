'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { takeFirstSignIn } from '#lib/registration/first-sign-in.ts';

/** SGN-32: greets a player once, on the page after his first sign-in; the greeting loads only then. */
export function FirstLoginGate({ home }: { readonly home: string }) {
  const [Greeting, setGreeting] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!takeFirstSignIn()) return;
    const greet = async () => {
      const { prepareFirstLogin } = await import('./first-login.tsx');
      const Prepared = await prepareFirstLogin(document.documentElement.dataset.language ?? 'en', home);
      setGreeting(() => Prepared);
    };
    void greet().catch(() => undefined);
  }, [home]);
  return Greeting && <Greeting />;
}
