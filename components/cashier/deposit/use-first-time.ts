import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#lib/platform/browser.ts';
import { playerKeyPrefix } from '#lib/session/player-key.ts';

const key = `${playerKeyPrefix}limit-offered`;

/** DEC-MISC-5: whether a limit is to be offered before the first deposit; undefined until it is known. */
export function useFirstTime(): { readonly isFirstTime: boolean | undefined; readonly skipLimit: () => void } {
  const summary = useQuery(query('GET /player/me/transaction_summary', {}));
  const [isSkipped, setSkipped] = useState(wasOffered);
  const skipLimit = () => {
    setSkipped(true);
    try {
      sessionStorage.setItem(key, '1');
    } catch {
      // It is offered once more then.
    }
  };
  if (summary.data === undefined && !summary.isError) return { isFirstTime: undefined, skipLimit };
  return { isFirstTime: summary.data?.totalDepositsCount === 0 && !isSkipped, skipLimit };
}

function wasOffered(): boolean {
  try {
    return sessionStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}
