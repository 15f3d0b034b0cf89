import { useState } from 'react';
import type { DepositFlow } from '#lib/cashier/rules.ts';
import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { isFlag } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import { skipLimitPrompt } from '#lib/protection/limits/calls.ts';

const storedSkip = stored('session', `${playerKeyPrefix}limit-offered`, isFlag);

/** DEC-MISC-5: whether a limit comes before the first deposit; the player may skip it unless the market asks for one. */
export function useLimitPrompt({ limitPrompt }: Pick<DepositFlow, 'limitPrompt'>) {
  const [isSkipped, setSkipped] = useState(() => storedSkip.read() === true);
  return {
    offersLimit: limitPrompt === 'MANDATORY' || (limitPrompt === 'SKIPPABLE' && !isSkipped),
    skipLimit(): void {
      setSkipped(true);
      storedSkip.write(true);
      // A record for the operator; the deposit does not wait for it.
      skipLimitPrompt({ body: { answer: 'SKIPPED' } }).catch(() => undefined);
    },
  };
}
