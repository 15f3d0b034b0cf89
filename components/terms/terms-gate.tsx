'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { termsPage, waitsForTerms } from '#lib/edge/terms-guard.ts';
import { checkTerms, remembersNewTerms } from '#lib/terms/browser.ts';

/** A page that stays open is looked after too: terms may change under it. */
const freshMs = 5 * 60_000;

/**
 * RTE-43, TRM-03: puts new terms before the player. The middleware keeps him from what has to wait; this learns of terms
 * that came since, and reminds him where he may still be.
 */
export function TermsGate({ home }: { readonly home: string }) {
  const path = usePathname().slice(home.length);
  const [isDue, setDue] = useState(false);
  const [Prompt, setPrompt] = useState<ComponentType | null>(null);

  useEffect(() => {
    setDue(remembersNewTerms());
    const ask = () =>
      void checkTerms().then(
        (state) => setDue(state.isDue),
        () => undefined,
      );
    ask();
    const timer = setInterval(ask, freshMs);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (!isDue) return;
    if (waitsForTerms(path)) {
      window.location.assign(`${home}${termsPage}?return=${encodeURIComponent(path + window.location.search)}`);
      return;
    }
    const load = async () => {
      const { prepareTermsPrompt } = await import('./terms-prompt.tsx');
      const Prepared = await prepareTermsPrompt(home);
      setPrompt(() => Prepared);
    };
    void load().catch(() => undefined);
  }, [isDue, path, home]);

  return isDue && path !== termsPage && Prompt ? <Prompt /> : null;
}
