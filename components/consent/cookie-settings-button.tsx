'use client';

import { requestCookieSettings } from '#lib/consent/current-consent.ts';

/** Opens the cookie settings (CKI-02). */
export function CookieSettingsButton({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={requestCookieSettings}
      className="inline-flex min-h-11 items-center text-sm text-paper-2 underline-offset-4 hover:text-paper hover:underline"
    >
      {label}
    </button>
  );
}
