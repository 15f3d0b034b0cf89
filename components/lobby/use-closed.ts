'use client';

import { useEffect, useState } from 'react';
import { askCountry } from '#lib/lobby/browser.ts';

/** DEC-GAM-8, LOB-20: whether a game is closed in the country that the visitor is in; no question without a list. */
export function useClosed(closedIn: readonly string[]): boolean {
  const [country, setCountry] = useState<string | null>(null);
  const hasList = closedIn.length > 0;
  useEffect(() => {
    let isGone = false;
    if (hasList) void askCountry().then((known) => !isGone && setCountry(known));
    return () => {
      isGone = true;
    };
  }, [hasList]);
  return country !== null && closedIn.includes(country);
}
