'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { OfferAnswer } from '#lib/pay-and-play/answers.ts';
import { askSite } from '#lib/platform/browser.ts';

/** Shows what is for listed addresses once the server has said that this one is; until then it takes no room. */
export function ListedOnly({ locale, children }: { readonly locale: string; readonly children: ReactNode }) {
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    void askSite<OfferAnswer>(`/api/pay-and-play/offer?locale=${locale}`)
      .then(({ kind }) => setListed(kind === 'offered'))
      .catch(() => undefined);
  }, [locale]);
  return isListed && children;
}
