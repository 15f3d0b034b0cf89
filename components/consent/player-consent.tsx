'use client';

import { useEffect } from 'react';
import { onConsentChange } from '#lib/consent/browser.ts';
import { handInConsent, syncConsent } from '#lib/consent/client.ts';
import { takeFreshSignIn } from '#lib/session/fresh-sign-in.ts';
import { track } from '#lib/tracking/track.ts';

/** CKI-03: keeps the player's choice of cookies the same here and on the platform; the sign-in itself is told once that is settled. */
export function PlayerConsent() {
  useEffect(() => {
    if (takeFreshSignIn()) void syncConsent().then(() => track('login'));
    return onConsentChange(() => void handInConsent());
  }, []);
  return null;
}
