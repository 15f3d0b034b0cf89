'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { currentConsent, onConsentChange, onCookieSettingsWanted } from '#lib/consent/browser.ts';
import type { ConsentCornerProps } from './consent-corner.tsx';

type Corner = ComponentType<Pick<ConsentCornerProps, 'panel' | 'onPanel'>>;

/**
 * CKI-02, TRK-04: asks whoever has not chosen yet, and lets nothing run before. Notice, panel and tracking are scripts of
 * their own: a page carries this much only.
 */
export function ConsentGate() {
  const path = usePathname();
  const [Corner, setCorner] = useState<Corner | null>(null);
  const [panel, setPanel] = useState(false);
  const load = useCallback(async () => {
    const { prepareConsentCorner } = await import('./consent-corner.tsx');
    const Prepared = await prepareConsentCorner(document.documentElement.dataset.language ?? 'en');
    setCorner(() => Prepared);
  }, []);

  useEffect(() => {
    const quietly = () => void load().catch(() => undefined);
    if (!currentConsent()) quietly();
    return onCookieSettingsWanted(() => {
      setPanel(true);
      quietly();
    });
  }, [load]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is a new page view
  useEffect(() => {
    const tell = async () => {
      const options = currentConsent()?.options;
      if (!options?.marketing && !options?.performanceFunctional) return;
      const { trackPageview } = await import('#lib/tracking/track.ts');
      await trackPageview();
    };
    const quietly = () => void tell().catch(() => undefined);
    quietly();
    return onConsentChange(quietly);
  }, [path]);

  return <div aria-live="polite">{Corner && <Corner panel={panel} onPanel={setPanel} />}</div>;
}
