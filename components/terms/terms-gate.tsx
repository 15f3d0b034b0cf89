'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { termsPage } from '#lib/pages/pages.ts';
import { checkTerms, hasStoredNewTerms } from '#lib/terms/check-terms.ts';
import { termsPathFor, waitsForTerms } from '#lib/terms/terms-guard.ts';

/** Terms may change while a page is open. */
const checkEveryMs = 5 * 60_000;

/**
 * RTE-43, TRM-03: shows new terms to the player. The middleware redirects from blocked pages; this component covers terms that
 * change while a page is open, and shows a reminder on the other pages.
 */
export function TermsGate() {
  const { home, catalogLanguage } = useLocale();
  const path = usePathname().slice(home.length);
  const [isDue, setDue] = useState(false);
  const [Prompt, setPrompt] = useState<ComponentType | null>(null);

  useEffect(() => {
    setDue(hasStoredNewTerms());
    const check = () =>
      void checkTerms().then(
        (state) => setDue(state.isDue),
        () => undefined,
      );
    check();
    const timer = setInterval(check, checkEveryMs);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (!isDue) return;
    if (waitsForTerms(path)) {
      window.location.assign(home + termsPathFor(path + window.location.search));
      return;
    }
    const load = async () => {
      const { prepareTermsPrompt } = await import('./terms-prompt.tsx');
      const Prepared = await prepareTermsPrompt(catalogLanguage);
      setPrompt(() => Prepared);
    };
    void load().catch(() => undefined);
  }, [isDue, path, home, catalogLanguage]);

  return isDue && path !== termsPage && Prompt ? <Prompt /> : null;
}
