'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { callSite } from '#lib/core/api/browser.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import type { OfferResponse } from '#lib/pay-and-play/responses.ts';

/** Renders its children once the server has confirmed that the visitor's IP address is listed; nothing before. */
export function ListedOnly({ children }: { readonly children: ReactNode }) {
  const { locale } = useLocale();
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    void callSite<OfferResponse>(`/api/pay-and-play/offer?locale=${locale}`)
      .then(({ kind }) => setListed(kind === 'offered'))
      .catch(() => undefined);
  }, [locale]);
  return isListed && children;
}
