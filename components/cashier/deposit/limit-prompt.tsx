import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { DepositPlace } from './deposit-words.ts';

interface LimitPromptProps {
  readonly place: Pick<DepositPlace, 'words' | 'home'>;
  readonly onSkip: () => void;
}

/** DEC-MISC-5: before the first deposit, and once, a limit is offered. */
export function LimitPrompt({ place: { words, home }, onSkip }: LimitPromptProps) {
  return (
    <section className="lit space-y-6 rounded-card p-6 md:p-8">
      <div className="flex gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-blue/16 text-blue-2">
          <Icon name="shield" size={24} />
        </span>
        <div className="space-y-2">
          <h2 className="text-xl">{words.limitPromptTitle}</h2>
          <p className="text-paper-2">{words.limitPromptText}</p>
        </div>
      </div>
      <div className="flex flex-col gap-3 md:flex-row">
        <ButtonLink href={`${home}/responsible-gambling`} size="large" className="max-md:w-full">
          {words.limitSet}
        </ButtonLink>
        <Button tone="secondary" size="large" className="max-md:w-full" onClick={onSkip}>
          {words.limitSkip}
        </Button>
      </div>
    </section>
  );
}
