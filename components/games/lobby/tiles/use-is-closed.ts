'use client';

import { useEffect, useState } from 'react';
import { isBlockedIn } from '#lib/content/documents/game-blocks.ts';
import { fetchCountry } from '#lib/games/lobby/browser.ts';

/** The visitor's country, fetched once it `isNeeded`; undefined before it is known, null where it cannot be. */
export function useCountry(isNeeded: boolean): string | null | undefined {
  const [country, setCountry] = useState<string | null>();
  useEffect(() => {
    if (isNeeded) void fetchCountry().then(setCountry);
  }, [isNeeded]);
  return country;
}

/** DEC-GAM-8, LOB-20: whether a game is closed in the visitor's country, which is fetched only for a game with a list. */
export function useIsClosed(closedIn: readonly string[]): boolean {
  const country = useCountry(closedIn.length > 0);
  return typeof country === 'string' && isBlockedIn(country, closedIn);
}
