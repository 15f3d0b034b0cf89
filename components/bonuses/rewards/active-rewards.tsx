import dynamic from 'next/dynamic';
import { useId, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { useRewards, useRewardsFollowBalance } from '#lib/bonuses/client.ts';
import type { FreeSpins, Reward } from '#lib/bonuses/fields.ts';
import { actionsOf } from '#lib/bonuses/rules.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useCounted } from '#lib/core/i18n/use-counted.ts';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { useNow } from '#lib/core/time/use-now.ts';
import { useGameNames } from '#lib/games/catalog/client.ts';
import { useGameLimitations } from '#lib/games/launch/client.ts';
import { useBonusFigures } from '../use-bonus-figures.ts';
import { useRewardTexts } from '../use-reward-texts.ts';
import { useUntil } from '../use-until.ts';
import { RewardProgress } from './reward-progress.tsx';
import { RewardsFailure } from './reward-states.tsx';
import { RewardTerms } from './reward-terms.tsx';

const ForfeitDialog = dynamic(() => import('../conflict/forfeit-dialog.tsx').then((module) => module.ForfeitDialog), {
  loading: () => null,
});

/** GAM-23: the rewards that run, over a game. Needs the namespaces `rewards`, `bonusFigures` and `gameBonus`. */
export function ActiveRewards() {
  const { home, locale } = useLocale();
  const messages = useMessages('rewards');
  const inGame = useMessages('gameBonus');
  const t = useTranslator('rewards');
  const [ended, setEnded] = useState<string>();
  const notice = useRef<HTMLDivElement>(null);
  const now = useNow(businessNow, 60_000);
  const { data, isError, refetch } = useRewards('ACTIVE');
  const limitations = useGameLimitations().data;
  useRewardsFollowBalance();
  const rewards = [...(data?.rewards ?? []), ...(data?.loyalty ?? [])].filter(({ state }) => state === 'ACTIVE');
  const excludedBy = ({ assignmentId }: Reward) =>
    limitations?.exclusions.find(({ bonusAssignmentId }) => bonusAssignmentId !== null && bonusAssignmentId === assignmentId);
  const nameOf = useGameNames(
    locale,
    rewards.flatMap((reward) => [reward.freeSpinDetail?.gameId ?? [], excludedBy(reward)?.gameIds ?? []].flat()),
  );
  if (!data) return isError ? <RewardsFailure onRetry={() => void refetch()} /> : <Loading label={messages.loading} />;
  return (
    <div className="space-y-5">
      {isError && <Notice tone="warn">{messages.stale}</Notice>}
      <div ref={notice} role="status" tabIndex={-1} className="outline-none empty:sr-only">
        {ended !== undefined && <Notice>{t('doneForfeit', { title: ended })}</Notice>}
      </div>
      {rewards.length === 0 && ended === undefined && (
        <EmptyState icon="gift" title={messages.noActive}>
          {messages.noActiveText}
        </EmptyState>
      )}
      {rewards.map((reward) => (
        <ActiveReward
          key={reward.assignmentId ?? reward.campaignId}
          reward={reward}
          spins={data.freeSpins.find(({ assignmentId }) => assignmentId === reward.assignmentId)}
          excluded={(excludedBy(reward)?.gameIds ?? []).flatMap((id) => nameOf(id) ?? [])}
          gameName={reward.freeSpinDetail && nameOf(reward.freeSpinDetail.gameId)}
          now={now}
          onEnded={(title) => {
            setEnded(title);
            notice.current?.focus();
          }}
        />
      ))}
      <ButtonLink href={`${home}/my-account/rewards/active`} tone="secondary" wide>
        {inGame.allRewards}
      </ButtonLink>
    </div>
  );
}

interface ActiveRewardProps {
  readonly reward: Reward;
  readonly spins: FreeSpins | undefined;
  /** Names of the games that it excludes. */
  readonly excluded: readonly string[];
  readonly gameName: string | null;
  readonly now: Date;
  readonly onEnded: (title: string) => void;
}

function ActiveReward({ reward, spins, excluded, gameName, now, onEnded }: ActiveRewardProps) {
  const messages = useMessages('rewards');
  const t = useTranslator('gameBonus');
  const counted = useCounted();
  const texts = useRewardTexts();
  const id = useId();
  const [isForfeiting, setForfeiting] = useState(false);
  const headline = useBonusFigures().headline(reward);
  const until = useUntil(reward, now);
  const rule = texts.moneyRule(reward);
  const { title } = reward.campaignDisplayInfo;
  return (
    <article aria-labelledby={id} className="lit space-y-4 rounded-card p-5">
      <div className="space-y-1">
        <h3 id={id} className="font-sans text-base font-semibold tracking-normal">
          {title}
        </h3>
        {headline && <p className="text-sm text-paper-2">{headline}</p>}
        {until && <p className="text-sm font-semibold text-brass-2">{until}</p>}
      </div>
      <RewardProgress reward={reward} spins={spins} />
      <RewardTerms facts={texts.terms(reward, gameName)} isNarrow />
      {rule && <p className="text-sm text-paper-2">{rule}</p>}
      {excluded.length > 0 && (
        <details className="text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {t('excludes', counted(excluded.length))}
          </summary>
          <ul className="list-disc space-y-1 pb-2 pl-5 text-paper-2">
            {excluded.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      {actionsOf(reward, spins).includes('forfeit') && (
        <Button tone="quiet" aria-label={`${messages.forfeit}: ${title}`} onClick={() => setForfeiting(true)}>
          {messages.forfeit}
        </Button>
      )}
      {isForfeiting && (
        <ForfeitDialog
          reward={reward}
          title={title}
          spins={spins}
          onClose={() => setForfeiting(false)}
          onDone={() => {
            setForfeiting(false);
            onEnded(title);
          }}
        />
      )}
    </article>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="h-88 w-full rounded-card" />
    </>
  );
}
