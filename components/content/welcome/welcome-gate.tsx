'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { currentConsent } from '#lib/consent/current-consent.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';

interface WelcomeGateProps {
  readonly closeLabel: string;
}

/** CNT-27: shows a welcome once per session to a visitor who has reached the end of the page, so that it interrupts no reading; not before cookies are accepted or rejected. Loads on demand. */
export function WelcomeGate({ closeLabel }: WelcomeGateProps) {
  const { locale } = useLocale();
  const [Welcome, setWelcome] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const show = async () => {
      const { prepareWelcome } = await import('./welcome-dialog.tsx');
      const Prepared = await prepareWelcome(locale, closeLabel);
      if (!isUnmounted && !isBusy()) setWelcome(() => Prepared);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting) || !currentConsent() || isBusy()) return;
      observer.disconnect();
      void show().catch(() => undefined);
    });
    for (const footer of document.querySelectorAll('body footer')) observer.observe(footer);
    return () => {
      isUnmounted = true;
      observer.disconnect();
    };
  }, [locale, closeLabel]);
  return Welcome && <Welcome />;
}

/** True while another overlay is open. */
function isBusy(): boolean {
  return document.querySelector('[role="dialog"], #cookie-notice, :popover-open') !== null;
}
