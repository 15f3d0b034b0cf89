'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { currentConsent, subscribeToConsent } from '#lib/consent/current-consent.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';

/** Later than the largest contentful paint. */
const delayMs = 3_000;

/** A visitor who interacts with the page gets no dialog. */
const interactions = ['pointerdown', 'keydown'] as const;

interface WelcomeGateProps {
  readonly closeLabel: string;
}

/** CNT-27: shows a welcome once per session, after the page has loaded and cookies are accepted or rejected; loads on demand. */
export function WelcomeGate({ closeLabel }: WelcomeGateProps) {
  const { locale } = useLocale();
  const [Welcome, setWelcome] = useState<ComponentType | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const show = async () => {
      if (isBusy()) return wait();
      const { prepareWelcome } = await import('./welcome-dialog.tsx');
      const Prepared = await prepareWelcome(locale, closeLabel);
      if (!isUnmounted && !isBusy()) setWelcome(() => Prepared);
    };
    const wait = () => {
      clearTimeout(timer);
      if (currentConsent()) timer = setTimeout(() => void show().catch(() => undefined), delayMs);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    const stop = subscribeToConsent(wait);
    const cancel = () => clearTimeout(timer);
    for (const type of interactions) window.addEventListener(type, cancel);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      window.removeEventListener('load', wait);
      stop();
      for (const type of interactions) window.removeEventListener(type, cancel);
    };
  }, [locale, closeLabel]);
  return Welcome && <Welcome />;
}

/** True while another overlay is open. */
function isBusy(): boolean {
  return document.querySelector('[role="dialog"], #cookie-notice, :popover-open') !== null;
}
