'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { sidePanelSlug } from '#lib/content/documents/side-panel-href.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import type { ContentPanelProps } from './content-panel.tsx';

interface SidePanelGateProps {
  readonly closeLabel: string;
  readonly failedLabel: string;
}

/** CNT-27: opens the side panel that the address's fragment names; any link to `#panel-{slug}` does. Loads on demand. */
export function SidePanelGate({ closeLabel, failedLabel }: SidePanelGateProps) {
  const { locale } = useLocale();
  const [Panel, setPanel] = useState<ComponentType<ContentPanelProps> | null>(null);
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  useEffect(() => {
    let current: string | undefined;
    const follow = async () => {
      const slug = sidePanelSlug(window.location.hash);
      current = slug;
      if (!slug) return setState('closed');
      try {
        const { prepareSidePanel } = await import('./content-panel.tsx');
        const Prepared = await prepareSidePanel(locale, slug);
        if (current !== slug) return;
        setPanel(() => Prepared);
        setState('open');
      } catch {
        if (current !== slug) return;
        // The same link can be followed again.
        removeFragment();
        setState('failed');
      }
    };
    const listen = () => void follow();
    listen();
    window.addEventListener('hashchange', listen);
    return () => {
      current = undefined;
      window.removeEventListener('hashchange', listen);
    };
  }, [locale]);
  const close = () => {
    setState('closed');
    removeFragment();
  };
  return (
    <>
      <div role="alert" className="empty:hidden">
        {state === 'failed' && (
          <div className="fixed inset-x-4 bottom-24 z-50 mx-auto max-w-md rounded-md bg-ink-3 shadow-sheet">
            <Notice
              tone="error"
              action={
                <Button tone="quiet" size="small" onClick={close}>
                  {closeLabel}
                </Button>
              }
            >
              {failedLabel}
            </Notice>
          </div>
        )}
      </div>
      {Panel && <Panel open={state === 'open'} closeLabel={closeLabel} onClose={close} />}
    </>
  );
}

function removeFragment(): void {
  const { pathname, search, hash } = window.location;
  if (sidePanelSlug(hash)) window.history.replaceState(window.history.state, '', pathname + search);
}
