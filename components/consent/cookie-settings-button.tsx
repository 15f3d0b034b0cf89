'use client';

import { askForCookieSettings } from '#lib/consent/browser.ts';

/** The way back to the choice of cookies, at the foot of every page (CKI-02). */
export function CookieSettingsButton({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={askForCookieSettings}
      className="inline-flex min-h-11 items-center text-sm text-paper-2 underline-offset-4 hover:text-paper hover:underline"
    >
      {label}
    </button>
  );
}
