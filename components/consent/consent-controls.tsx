'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentConsent, subscribeToConsent } from '#lib/consent/current-consent.ts';
import { allCookies, type CookieOptions, essentialsOnly } from '#lib/consent/rules.ts';
import { chooseCookies } from '#lib/consent/save-consent.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { MessagesProvider, useMessages } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import type { CatalogLanguage } from '#lib/core/market/markets.ts';
import { CookieNotice } from './cookie-notice.tsx';
import type { CookiePanelProps } from './cookie-panel.tsx';

export interface ConsentControlsProps {
  /** How the switches stand before the first choice. */
  readonly proposed: CookieOptions;
  readonly panel: boolean;
  readonly onPanel: (open: boolean) => void;
}

export async function prepareConsentControls(catalogLanguage: CatalogLanguage) {
  const consent = await loadMessages<Messages['consent']>(catalogLanguage, 'consent');
  return (props: ConsentControlsProps) => (
    <MessagesProvider messages={{ consent }}>
      <ConsentControls {...props} />
    </MessagesProvider>
  );
}

function hasConsent(): boolean {
  return currentConsent() !== undefined;
}

function subscribeToChoice(listener: () => void): () => void {
  // Another tab may have saved a choice.
  document.addEventListener('visibilitychange', listener);
  const stop = subscribeToConsent(listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    stop();
  };
}

/** CKI-02: the notice until the visitor has chosen, and the settings on request. */
function ConsentControls({ proposed, panel, onPanel }: ConsentControlsProps) {
  const messages = useMessages('consent');
  const hasChosen = useSyncExternalStore(subscribeToChoice, hasConsent);
  const [saved, setSaved] = useState(false);
  // In a browser that blocks cookies no choice is stored; the notice is closed until the next page load.
  const [isDismissed, setDismissed] = useState(false);
  if (hasChosen && isDismissed) setDismissed(false);
  const [Panel, setPanel] = useState<ComponentType<CookiePanelProps> | null>(null);

  useEffect(() => {
    if (!panel || Panel) return;
    import('./cookie-panel.tsx').then(
      ({ CookiePanel }) => setPanel(() => CookiePanel),
      () => onPanel(false),
    );
  }, [panel, Panel, onPanel]);

  const save = (options: CookieOptions) => {
    chooseCookies(options);
    setSaved(hasConsent());
    setDismissed(true);
    onPanel(false);
  };
  return (
    <>
      {!hasChosen && !isDismissed && (
        <CookieNotice
          startsOn={proposed.marketing}
          onAcceptAll={() => save(allCookies)}
          onOnlyEssentials={() => save(essentialsOnly)}
          onChoose={() => onPanel(true)}
        />
      )}
      {saved && <p className="sr-only">{messages.saved}</p>}
      {Panel && <Panel open={panel} options={currentConsent()?.options ?? proposed} onOpenChange={onPanel} onSave={save} />}
    </>
  );
}
