'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { currentConsent, subscribeToConsent, subscribeToCookieSettings } from '#lib/consent/current-consent.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import type { ConsentControlsProps } from './consent-controls.tsx';

/** CKI-02, TRK-04: shows the cookie notice to visitors who have not chosen, and tracks page views with consent. The rest loads on demand, to keep every page's script small. */
export function ConsentGate({ proposed }: Pick<ConsentControlsProps, 'proposed'>) {
  const { catalogLanguage } = useLocale();
  const path = usePathname();
  const [Controls, setControls] = useState<ComponentType<ConsentControlsProps> | null>(null);
  const [panel, setPanel] = useState(false);
  const load = useCallback(async () => {
    const { prepareConsentControls } = await import('./consent-controls.tsx');
    const Prepared = await prepareConsentControls(catalogLanguage);
    setControls(() => Prepared);
  }, [catalogLanguage]);

  useEffect(() => {
    const loadControls = () => void load().catch(() => undefined);
    const loadUnlessChosen = () => {
      if (!currentConsent()) loadControls();
    };
    loadUnlessChosen();
    const stop = subscribeToConsent(loadUnlessChosen);
    const stopSettings = subscribeToCookieSettings(() => {
      setPanel(true);
      loadControls();
    });
    return () => {
      stop();
      stopSettings();
    };
  }, [load]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page view
  useEffect(() => {
    const track = async () => {
      const options = currentConsent()?.options;
      if (!options?.marketing && !options?.performanceFunctional) return;
      const { trackPageview } = await import('#lib/tracking/track.ts');
      await trackPageview();
    };
    const trackInBackground = () => void track().catch(() => undefined);
    trackInBackground();
    return subscribeToConsent(trackInBackground);
  }, [path]);

  return <div aria-live="polite">{Controls && <Controls proposed={proposed} panel={panel} onPanel={setPanel} />}</div>;
}
