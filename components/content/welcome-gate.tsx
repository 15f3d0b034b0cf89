'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { currentConsent, onConsentChange } from '#lib/consent/browser.ts';

/** The page is read first: its largest paint is long over when the greeting comes. */
const calmMs = 3_000;

/** Who has begun to do something is not interrupted. */
const acts = ['pointerdown', 'keydown'] as const;

interface WelcomeGateProps {
  readonly locale: string;
  readonly closeLabel: string;
}

/** CNT-27: greets a visitor once per session, after the page is there and the cookies are settled; loads on demand. */
export function WelcomeGate({ locale, closeLabel }: WelcomeGateProps) {
  const [Greeting, setGreeting] = useState<ComponentType | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const greet = async () => {
      if (isBusy()) return wait();
      const { prepareWelcome } = await import('./welcome-dialog.tsx');
      const Prepared = await prepareWelcome(locale, closeLabel);
      if (!isGone && !isBusy()) setGreeting(() => Prepared);
    };
    const wait = () => {
      clearTimeout(timer);
      if (currentConsent()) timer = setTimeout(() => void greet().catch(() => undefined), calmMs);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    const stop = onConsentChange(wait);
    const leaveAlone = () => clearTimeout(timer);
    for (const act of acts) window.addEventListener(act, leaveAlone);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('load', wait);
      stop();
      for (const act of acts) window.removeEventListener(act, leaveAlone);
    };
  }, [locale, closeLabel]);
  return Greeting && <Greeting />;
}

/** Something else is open over the page. */
function isBusy(): boolean {
  return document.querySelector('[role="dialog"], #cookie-notice, :popover-open') !== null;
}
