'use client';

import { useEffect, useState } from 'react';
import { fetchCountry } from '#lib/games/lobby/browser.ts';

/** DEC-GAM-8, LOB-20: whether a game is closed in the visitor's country, which is fetched only for a game with a list. */
export function useIsClosed(closedIn: readonly string[]): boolean {
  const [country, setCountry] = useState<string | null>(null);
  const hasList = closedIn.length > 0;
  useEffect(() => {
    let isUnmounted = false;
    if (hasList) void fetchCountry().then((current) => !isUnmounted && setCountry(current));
    return () => {
      isUnmounted = true;
    };
  }, [hasList]);
  return country !== null && closedIn.includes(country);
}
