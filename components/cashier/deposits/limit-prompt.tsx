import { useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import type { DepositFlow } from '#lib/cashier/rules.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
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

interface LimitPromptProps {
  /** The market asks for a limit, so it cannot be skipped. */
  readonly isRequired: boolean;
  readonly onSkip: () => void;
}

/** DEC-MISC-5: offers a limit once, before the first deposit, or asks for one. */
export function LimitPrompt({ isRequired, onSkip }: LimitPromptProps) {
  const { home } = useLocale();
  const messages = useMessages('deposit');
  return (
    <section className="lit space-y-6 rounded-card p-6 md:p-8">
      <div className="flex gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-blue/16 text-blue-2">
          <Icon name="shield" size={24} />
        </span>
        <div className="space-y-2">
          <h2 className="text-xl">{isRequired ? messages.limitRequiredTitle : messages.limitPromptTitle}</h2>
          <p className="text-paper-2">{isRequired ? messages.limitRequiredText : messages.limitPromptText}</p>
        </div>
      </div>
      <div className="flex flex-col gap-3 md:flex-row">
        <ButtonLink href={`${home}/my-account/gambling-limits`} size="large" className="max-md:w-full">
          {messages.limitSet}
        </ButtonLink>
        {!isRequired && (
          <Button tone="secondary" size="large" className="max-md:w-full" onClick={onSkip}>
            {messages.limitSkip}
          </Button>
        )}
      </div>
    </section>
  );
}
