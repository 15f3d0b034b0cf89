import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useMayEnter } from '#lib/session/use-section-access.ts';
import { useBonusFigures } from '../use-bonus-figures.ts';
import { useUntil } from '../use-until.ts';

interface PartnerRewardProps {
  readonly amount: number;
  readonly currency: string;
  readonly expiresAt: string;
  readonly now: Date;
}

/** BON-25: a free bet that the sportsbook's partner gives, which no campaign of the platform describes. */
export function PartnerReward({ amount, currency, expiresAt, now }: PartnerRewardProps) {
  const { home } = useLocale();
  const messages = useMessages('rewards');
  const { freeBet } = useBonusFigures();
  const mayEnter = useMayEnter('sports');
  const until = useUntil({ expiresAt, state: 'ACTIVE' }, now);
  const headline = freeBet(amount, currency);
  return (
    <article aria-label={headline} className="lit space-y-5 rounded-card p-5 md:p-7">
      <div className="space-y-2">
        <h3 className="font-display text-2xl font-semibold text-balance">{headline}</h3>
        <p className="max-w-prose text-paper-2">{messages.freeBetText}</p>
        {until && <p className="text-sm font-semibold text-brass-2">{until}</p>}
      </div>
      {mayEnter && (
        <ButtonLink href={`${home}/sportsbook`} aria-label={`${messages.toSportsbook}: ${headline}`}>
          {messages.toSportsbook}
        </ButtonLink>
      )}
    </article>
  );
}
