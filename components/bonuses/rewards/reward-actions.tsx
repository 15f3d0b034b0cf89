import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { showToast } from '#components/ui/overlay/toast.ts';
import { Notice } from '#components/ui/status/notice.tsx';
import { type CalledAction, runAction } from '#lib/bonuses/actions.ts';
import type { FreeSpins, Reward } from '#lib/bonuses/fields.ts';
import { actionsOf, endingActions, mainActionOf, type RewardAction } from '#lib/bonuses/rules.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { useIsClosed, useMayEnter } from '#lib/session/use-section-access.ts';
import { useAttempt } from '../conflict/use-attempt.ts';
import { useBonusFigures } from '../use-bonus-figures.ts';
import { useBonusRefusals } from '../use-bonus-refusals.ts';
import { useGamePath } from '../use-game-path.ts';
import { BoosterNote } from './booster-note.tsx';

const ForfeitDialog = dynamic(() => import('../conflict/forfeit-dialog.tsx').then((module) => module.ForfeitDialog), {
  loading: () => null,
});
const ConflictDialog = dynamic(() => import('../conflict/conflict-dialog.tsx').then((module) => module.ConflictDialog), {
  loading: () => null,
});

interface RewardActionsProps {
  readonly reward: Reward;
  readonly spins: FreeSpins | undefined;
  readonly title: string;
  readonly gameName: string | null;
  readonly onGone: () => void;
  /** `main`: one large button for what the player would do next. */
  readonly variant?: 'all' | 'main';
}

/** Actions after which the reward stays in its list. */
const staying: ReadonlySet<RewardAction> = new Set([
  'optIn',
  'optOut',
  'activate',
  'release',
  'claimSpins',
  'activateCashback',
  'deactivateCashback',
]);

const cashbackNoticeMs = 5_000;

/** When a booster ends that begins now. */
const endOf = ({ hours }: NonNullable<Reward['terms']['booster']>) => new Date(businessNow().getTime() + hours * hourMs);

/** What a cashback paid, in major units; undefined where the answer does not say. */
function paidBy(answer: unknown): number | undefined {
  const paid = typeof answer === 'object' && answer !== null && 'amount' in answer ? answer.amount : undefined;
  return typeof paid === 'number' ? paid : undefined;
}

/** BON-05 to BON-10, BON-22, BON-24: what can be done with a reward now; every campaign has its own busy state. */
export function RewardActions({ reward, spins, title, gameName, onGone, variant = 'all' }: RewardActionsProps) {
  const { home } = useLocale();
  const messages = useMessages('rewards');
  const t = useTranslator('rewards');
  const { money } = useBonusFigures();
  const mayEnterSportsbook = useMayEnter('sports');
  const isDepositClosed = useIsClosed('deposit');
  const [running, setRunning] = useState<CalledAction>();
  const [isForfeiting, setForfeiting] = useState(false);
  const refusals = useBonusRefusals();
  const { booster } = reward.terms;
  const attempt = useAttempt({
    refusals,
    onDone: (answer, isWaiting, id) => {
      const done = actions.find((action) => action === id);
      const link = { label: messages.see, href: `${home}/my-account/rewards/active` };
      if (isWaiting) showToast(t('doneWaiting', { title }), 'success', link);
      else if (done === 'optIn' || done === 'activateCashback') showToast(t('doneOptIn', { title }), 'success');
      else if (done === 'optOut' || done === 'deactivateCashback') showToast(t('doneOptOut', { title }), 'info');
      else if (done === 'claimCashback') showPaid(paidBy(answer) ?? reward.cashbackProgress?.amount ?? 0);
      else if (done === 'claim' && booster) showToast(t('boosterRuns', { until: formatDateTime(endOf(booster)) }), 'success');
      else showToast(t('done', { title }), 'success', link);
      // What could be claimed is paid before cashback is off.
      if (done === 'deactivateCashback') showPaid(paidBy(answer) ?? 0);
      if (isWaiting || (done && !staying.has(done))) onGone();
    },
  });
  const showPaid = (paid: number) => {
    const amount = money(paid, reward.currency);
    if (paid > 0) showToast(t('doneCashback', { amount }), 'success', undefined, cashbackNoticeMs);
  };
  const isMain = variant === 'main';
  const possible = isMain ? [mainActionOf(reward, spins) ?? []].flat() : actionsOf(reward, spins);
  const actions = possible.filter(
    (action) => (action !== 'toSportsbook' || mayEnterSportsbook) && (action !== 'deposit' || !isDepositClosed),
  );
  const style = { size: isMain ? 'large' : 'medium', ...(isMain && { className: 'max-md:w-full' }) } as const;
  const gamePath = useGamePath(actions.includes('playSpins') ? spins?.gameId : undefined);
  const game = gameName ?? messages.game;
  const labels: Readonly<Record<RewardAction, string>> = {
    ...messages,
    playSpins: t('playSpins', { game }),
    claimCashback: t('claimCashback', { amount: money(reward.cashbackProgress?.amount ?? 0, reward.currency) }),
    deposit: messages.depositWith,
  };

  const isBusy = attempt.isPending && !attempt.conflict;

  function start(action: CalledAction): void {
    if (isBusy) return;
    setRunning(action);
    const { campaignId, assignmentId } = reward;
    attempt.start({
      id: action,
      send: (key, replaces) => runAction(action, reward, key, replaces),
      ...(action !== 'release' && { agreement: { campaignId, bonusAssignmentId: assignmentId ?? undefined } }),
    });
  }
  const links: Readonly<Partial<Record<RewardAction, string>>> = {
    deposit: `${home}/my-account/banking/deposit?bonusCampaignId=${encodeURIComponent(reward.campaignId)}`,
    playSpins: gamePath,
    toSportsbook: `${home}/sportsbook`,
  };
  return (
    <div className="flex flex-wrap gap-3">
      {actions.includes('claim') && <BoosterNote reward={reward} />}
      {actions.map((action, index) => {
        const tone = index > 0 ? 'quiet' : endingActions.has(action) ? 'secondary' : 'primary';
        // The page has several buttons of the same kind.
        const name = `${labels[action]}: ${title}`;
        const href = links[action];
        if (href !== undefined) {
          return (
            <ButtonLink key={action} href={href} tone={tone} aria-label={name} {...style}>
              {labels[action]}
            </ButtonLink>
          );
        }
        return (
          <Button
            key={action}
            tone={tone}
            aria-label={name}
            {...style}
            loading={isBusy && running === action}
            {...(isBusy && action !== 'forfeit' && { 'aria-disabled': true })}
            onClick={() => (action === 'forfeit' ? setForfeiting(true) : start(action as CalledAction))}
          >
            {labels[action]}
          </Button>
        );
      })}
      <div role="alert" className="w-full empty:hidden">
        {attempt.error !== null && !attempt.conflict && <Notice tone="error">{attempt.error}</Notice>}
      </div>
      {isForfeiting && (
        <ForfeitDialog
          reward={reward}
          title={title}
          spins={spins}
          onClose={() => setForfeiting(false)}
          onDone={() => {
            setForfeiting(false);
            showToast(t('doneForfeit', { title }), 'info');
            onGone();
          }}
        />
      )}
      {attempt.conflict && (
        <ConflictDialog
          conflict={attempt.conflict}
          next={title}
          isWaiting={running === 'release'}
          isPending={attempt.isPending}
          error={attempt.error}
          onReplace={attempt.replace}
          onWait={attempt.wait}
          onCancel={attempt.cancel}
        />
      )}
    </div>
  );
}
