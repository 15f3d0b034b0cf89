import { useId } from 'react';
import { Link } from '#components/ui/actions/link.tsx';
import { Badge, type BadgeTone } from '#components/ui/status/badge.tsx';
import type { FreeSpins, Reward } from '#lib/bonuses/fields.ts';
import { isForSportsbook } from '#lib/bonuses/rules.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { PartnerCode } from '../codes/partner-code.tsx';
import { useBonusFigures } from '../use-bonus-figures.ts';
import { useLoyaltyLevel } from '../use-loyalty-level.ts';
import { useRewardTexts } from '../use-reward-texts.ts';
import { useUntil } from '../use-until.ts';
import { RewardActions } from './reward-actions.tsx';
import { RewardProgress } from './reward-progress.tsx';
import { RewardTerms } from './reward-terms.tsx';

interface RewardCardProps {
  readonly reward: Reward;
  /** The player's loyalty level does not open it yet. */
  readonly isLocked: boolean;
  readonly spins: FreeSpins | undefined;
  readonly title: string;
  readonly description: string;
  /** The promotion that describes the campaign. */
  readonly href: string | undefined;
  /** The game of the free spins; null while its name loads. */
  readonly gameName: string | null;
  readonly now: Date;
  /** The reward has left this list. */
  readonly onGone: () => void;
}

/** BON-01: first what the player gets, then until when, then what it asks, in figures beside the button. */
export function RewardCard({ reward, isLocked, spins, title, description, href, gameName, now, onGone }: RewardCardProps) {
  const { home } = useLocale();
  const messages = useMessages('rewards');
  const texts = useRewardTexts();
  const id = useId();
  const headline = useBonusFigures().headline(reward);
  const moneyRule = texts.moneyRule(reward);
  const isOffer = reward.state === 'ELIGIBLE' || reward.state === 'OPTED_IN';
  const until = useUntil(reward, now);
  const mark = useMark(reward, isLocked);
  const hint = isForSportsbook(reward) && (reward.vertical === 'FREE_BET' ? messages.freeBetText : messages.sportsText);
  return (
    <article aria-labelledby={id} className="lit space-y-5 rounded-card p-5 md:p-7">
      <div className="space-y-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id={id} className="font-sans text-sm font-semibold tracking-normal text-paper-2">
            {title}
          </h3>
          {mark && <Badge tone={mark.tone}>{mark.text}</Badge>}
        </div>
        {headline && <p className="font-display text-2xl font-semibold text-balance">{headline}</p>}
        {description && <p className="max-w-prose text-paper-2">{description}</p>}
        {hint && <p className="max-w-prose text-sm text-paper-2">{hint}</p>}
        {until && <p className="text-sm font-semibold text-brass-2">{until}</p>}
        {reward.state === 'QUEUED' && <p className="text-sm text-paper-2">{messages.queueText}</p>}
      </div>
      <RewardProgress reward={reward} spins={spins} />
      <RewardTerms facts={texts.terms(reward, gameName)} />
      {moneyRule && <p className="text-sm text-paper-2">{moneyRule}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {isLocked ? (
          <LockedNote reward={reward} />
        ) : (
          <RewardActions reward={reward} spins={spins} title={title} gameName={gameName} onGone={onGone} />
        )}
        <Link
          href={href ?? `${home}/bonus-terms`}
          aria-label={`${messages.fullTerms}: ${title}`}
          className="inline-flex min-h-11 items-center text-sm text-paper-2 underline"
        >
          {messages.fullTerms}
        </Link>
      </div>
      {reward.assignmentId !== null && !isOffer && !reward.partnerBonusCode && (
        <PartnerCode assignmentId={reward.assignmentId} title={title} />
      )}
    </article>
  );
}

/** What opens the reward, in place of its buttons. */
function LockedNote({ reward: { terms } }: Pick<RewardCardProps, 'reward'>) {
  const { home } = useLocale();
  const messages = useMessages('rewards');
  const t = useTranslator('rewards');
  const level = useLoyaltyLevel();
  if (terms.minLoyalty === null || level === undefined) return null;
  return (
    <p className="max-w-prose text-sm text-paper-2">
      {t('lockedText', { needed: terms.minLoyalty, level })}{' '}
      <Link href={`${home}/vip`} className="underline">
        {messages.toLevels}
      </Link>
    </p>
  );
}

function useMark(
  { state, queuePosition, terms }: Reward,
  isLocked: boolean,
): { readonly text: string; readonly tone: BadgeTone } | undefined {
  const messages = useMessages('rewards');
  const t = useTranslator('rewards');
  if (isLocked && terms.minLoyalty !== null) return { text: t('isLocked', { needed: terms.minLoyalty }), tone: 'neutral' };
  switch (state) {
    case 'OPTED_IN':
      return { text: messages.isOptedIn, tone: 'felt' };
    case 'ASSIGNED':
      return { text: messages.isReady, tone: 'brass' };
    case 'ACTIVE':
      return { text: messages.isActive, tone: 'felt' };
    case 'CLAIMABLE':
      return { text: messages.isClaimable, tone: 'brass' };
    case 'QUEUED':
      return queuePosition === undefined ? undefined : { text: t('inQueue', { position: queuePosition }), tone: 'neutral' };
    default:
      return undefined;
  }
}
