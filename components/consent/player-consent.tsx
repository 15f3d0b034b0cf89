'use client';

import { useEffect } from 'react';
import { subscribeToConsent } from '#lib/consent/current-consent.ts';
import { sendConsent, syncConsent, syncUnsavedConsent } from '#lib/consent/sync-consent.ts';
import { takeFreshSignIn } from '#lib/session/sign-in/fresh-sign-in.ts';
import { track } from '#lib/tracking/track.ts';

/** CKI-03: synchronizes the choice of cookies with the platform, and then tracks a sign-in. */
export function PlayerConsent() {
  useEffect(() => {
    if (takeFreshSignIn()) void syncConsent().then(() => track('login'));
    else void syncUnsavedConsent();
    return subscribeToConsent(() => void sendConsent());
  }, []);
  return null;
}
