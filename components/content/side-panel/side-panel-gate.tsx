'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { FailureAlert } from '#components/shell/failure-alert.tsx';
import { sidePanelSlug } from '#lib/content/documents/banners/side-panel-href.ts';
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
  const current = useRef<string>(undefined);
  useEffect(() => {
    const follow = async () => {
      const slug = sidePanelSlug(window.location.hash);
      if (slug && slug === current.current) return;
      current.current = slug;
      if (!slug) return setState('closed');
      try {
        const { prepareSidePanel } = await import('./content-panel.tsx');
        const Prepared = await prepareSidePanel(locale, slug);
        if (current.current !== slug) return;
        setPanel(() => Prepared);
        setState('open');
      } catch {
        if (current.current !== slug) return;
        current.current = undefined;
        // The same link can be followed again.
        removeFragment();
        setState('failed');
      }
    };
    const listen = () => void follow();
    listen();
    window.addEventListener('hashchange', listen);
    // Going back from another page to an address with the fragment is no change of the fragment.
    window.addEventListener('popstate', listen);
    return () => {
      current.current = undefined;
      window.removeEventListener('hashchange', listen);
      window.removeEventListener('popstate', listen);
    };
  }, [locale]);
  const leave = () => {
    current.current = undefined;
    setState('closed');
  };
  const close = () => {
    leave();
    removeFragment();
  };
  return (
    <>
      <FailureAlert text={state === 'failed' ? failedLabel : undefined} closeLabel={closeLabel} onClose={close} />
      {Panel && (
        // A link changes the address itself; changing it here would cancel the navigation.
        <Panel open={state === 'open'} closeLabel={closeLabel} onClose={close} onLeave={leave} />
      )}
    </>
  );
}

function removeFragment(): void {
  const { pathname, search, hash } = window.location;
  if (sidePanelSlug(hash)) window.history.replaceState(window.history.state, '', pathname + search);
}
