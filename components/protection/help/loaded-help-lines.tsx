'use client';

import { useEffect, useState } from 'react';
import type { HelpLines } from '#lib/content/types.ts';
import { callSite } from '#lib/core/api/browser.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { HelpLineList } from './help-line-list.tsx';

/** The help lines of the page's market where the page itself has not read them; nothing if they cannot be loaded. */
export function LoadedHelpLines() {
  const { locale } = useLocale();
  const [help, setHelp] = useState<HelpLines | null>(null);
  useEffect(() => {
    let isCurrent = true;
    callSite<HelpLines | null>(`/api/content/help-lines?locale=${locale}`).then(
      (found) => isCurrent && setHelp(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return help ? <HelpLineList help={help} level="h3" /> : null;
}
