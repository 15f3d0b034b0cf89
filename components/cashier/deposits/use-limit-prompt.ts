import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#lib/core/api/browser.ts';
import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { isFlag } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

const storedSkip = stored('session', `${playerKeyPrefix}limit-offered`, isFlag);

interface LimitPromptState {
  /** Undefined until the number of deposits is loaded. */
  readonly offersLimit: boolean | undefined;
  readonly skipLimit: () => void;
}

/** DEC-MISC-5: whether to offer a limit before the first deposit. */
export function useLimitPrompt(): LimitPromptState {
  const summary = useQuery(query('GET /player/me/transaction_summary', {}));
  const [isSkipped, setSkipped] = useState(() => storedSkip.read() === true);
  const skipLimit = () => {
    setSkipped(true);
    storedSkip.write(true);
  };
  if (summary.data === undefined && !summary.isError) return { offersLimit: undefined, skipLimit };
  return { offersLimit: summary.data?.totalDepositsCount === 0 && !isSkipped, skipLimit };
}
