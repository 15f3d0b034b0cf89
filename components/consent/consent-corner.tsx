'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { currentConsent, onConsentChange } from '#lib/consent/browser.ts';
import { choose } from '#lib/consent/keep.ts';
import { type CookieOptions, essentialsOnly, proposedOptions } from '#lib/consent/rules.ts';
import { loadWords } from '#lib/i18n/load-words.ts';
import type { ConsentWords } from './consent-words.ts';
import { CookieNotice } from './cookie-notice.tsx';
import type { CookiePanelProps } from './cookie-panel.tsx';

export interface ConsentCornerProps {
  readonly words: ConsentWords;
  /** Whether the panel of settings is wanted. */
  readonly panel: boolean;
  readonly onPanel: (open: boolean) => void;
}

/** The corner with the words of a language: what the gate shows once it is wanted. */
export async function prepareConsentCorner(language: string) {
  const words = await loadWords<ConsentWords>(language, 'consent');
  return (props: Omit<ConsentCornerProps, 'words'>) => <ConsentCorner {...props} words={words} />;
}

/** CKI-02: the notice while there is no choice, and the panel of settings when it is asked for. */
function ConsentCorner({ words, panel, onPanel }: ConsentCornerProps) {
  const [hasChosen, setHasChosen] = useState(() => currentConsent() !== undefined);
  const [saved, setSaved] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<CookiePanelProps> | null>(null);

  useEffect(() => {
    // The choice may have been made in another tab meanwhile.
    const look = () => setHasChosen(currentConsent() !== undefined);
    document.addEventListener('visibilitychange', look);
    const stop = onConsentChange(look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, []);

  useEffect(() => {
    if (!panel || Panel) return;
    import('./cookie-panel.tsx').then(
      ({ CookiePanel }) => setPanel(() => CookiePanel),
      () => onPanel(false),
    );
  }, [panel, Panel, onPanel]);

  const save = (options: CookieOptions) => {
    choose(options);
    setSaved(true);
    onPanel(false);
  };
  return (
    <>
      {!hasChosen && (
        <CookieNotice
          words={words}
          onAcceptAll={() => save(proposedOptions)}
          onOnlyEssentials={() => save(essentialsOnly)}
          onChoose={() => onPanel(true)}
        />
      )}
      {saved && <p className="sr-only">{words.saved}</p>}
      {Panel && (
        <Panel
          words={words}
          open={panel}
          options={currentConsent()?.options ?? proposedOptions}
          onOpenChange={onPanel}
          onSave={save}
        />
      )}
    </>
  );
}
