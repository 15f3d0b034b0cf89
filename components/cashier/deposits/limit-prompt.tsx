import { useState } from 'react';
import { OutcomePanel } from '#components/ui/status/outcome-panel.tsx';
import type { DepositFlow } from '#lib/cashier/rules.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { isFlag } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import { skipLimitPrompt } from '#lib/protection/limits/calls.ts';
import { screenMark } from '../screen-mark.ts';

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

interface LimitPromptProps {
  /** The market asks for a limit, so it cannot be skipped. */
  readonly isRequired: boolean;
  readonly onSkip: () => void;
}

/** DEC-MISC-5: offers a limit once, before the first deposit, or asks for one. */
export function LimitPrompt({ isRequired, onSkip }: LimitPromptProps) {
  const { home } = useLocale();
  const messages = useMessages('deposit');
  const limits = { label: messages.limitSet, target: `${home}/my-account/gambling-limits` };
  return (
    <OutcomePanel
      {...screenMark('shield', 'protection')}
      title={isRequired ? messages.limitRequiredTitle : messages.limitPromptTitle}
      text={isRequired ? messages.limitRequiredText : messages.limitPromptText}
      actions={isRequired ? [limits] : [limits, { label: messages.limitSkip, target: onSkip }]}
    />
  );
}
