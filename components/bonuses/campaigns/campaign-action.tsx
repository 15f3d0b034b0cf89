'use client';

import { useRef } from 'react';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { type OtherCampaign, type OwnCampaign, useCampaign } from '#lib/bonuses/client.ts';
import type { IneligibleReason, Reward } from '#lib/bonuses/fields.ts';
import { isCashback, mainActionOf } from '#lib/bonuses/rules.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { useGameNames } from '#lib/games/catalog/client.ts';
import { useIsClosed } from '#lib/session/use-section-access.ts';
import { RewardActions } from '../rewards/reward-actions.tsx';
import { useBonusFigures } from '../use-bonus-figures.ts';

interface CampaignActionProps {
  readonly campaignId: string;
  readonly title: string;
  /** The content's own button, where the campaign is nothing to take. */
  readonly fallback: { readonly label: string; readonly href: string; readonly newTab: boolean } | null;
}

/** The button of a promotion for a player: what can be done with its campaign, or why nothing can. Its height is reserved. */
export function CampaignAction({ campaignId, title, fallback }: CampaignActionProps) {
  const messages = useMessages('campaign');
  const area = useRef<HTMLDivElement>(null);
  const state = useCampaign(campaignId);
  return (
    <div ref={area} tabIndex={-1} className="min-h-28 space-y-3 outline-none">
      {'reward' in state ? (
        <OwnAction {...state} title={title} onGone={() => area.current?.focus()} />
      ) : state.kind === 'loading' ? (
        <>
          <p role="status" className="sr-only">
            {messages.loading}
          </p>
          <Skeleton className="h-13 w-full rounded-full md:w-52" />
        </>
      ) : (
        <OtherAction state={state} fallback={fallback} />
      )}
    </div>
  );
}

const buttonStyle = { size: 'large', className: 'max-md:w-full' } as const;

interface OwnCampaignProps extends OwnCampaign {
  readonly title: string;
  readonly onGone: () => void;
}

function OwnAction({ kind, reward, spins, title, onGone }: OwnCampaignProps) {
  const { home, locale } = useLocale();
  const messages = useMessages('campaign');
  const note = useNote(kind, reward);
  const { freeSpinDetail } = reward;
  const gameName = useGameNames(locale, freeSpinDetail ? [freeSpinDetail.gameId] : []);
  return (
    <>
      {mainActionOf(reward, spins) ? (
        <RewardActions
          variant="main"
          reward={reward}
          spins={spins}
          title={title}
          gameName={freeSpinDetail && gameName(freeSpinDetail.gameId)}
          onGone={onGone}
        />
      ) : (
        <ButtonLink tone="secondary" href={`${home}/my-account/rewards/active`} {...buttonStyle}>
          {messages.seeReward}
        </ButtonLink>
      )}
      {note && (
        <p role="status" className="text-sm text-paper-2">
          {note}
        </p>
      )}
    </>
  );
}

/** What the player has; for an offer, what it gives. */
function useNote(kind: 'open' | 'held', reward: Reward): string | undefined {
  const messages = useMessages('campaign');
  const t = useTranslator('campaign');
  const rewards = useTranslator('rewards');
  const { headline } = useBonusFigures();
  const { state, expiresAt, queuePosition } = reward;
  if (kind === 'open') return state === 'OPTED_IN' ? messages.takingPart : headline(reward);
  if (isCashback(reward)) return state === 'CLAIMABLE' ? undefined : messages.cashbackOn;
  if (state === 'QUEUED' && queuePosition !== undefined) return rewards('inQueue', { position: queuePosition });
  return expiresAt === null ? messages.yours : t('yoursUntil', { date: formatDateTime(expiresAt) });
}

type TextKey = Exclude<IneligibleReason, 'opt_in' | 'unknown'>;

function OtherAction({ state, fallback }: { readonly state: OtherCampaign; readonly fallback: CampaignActionProps['fallback'] }) {
  const { home } = useLocale();
  const messages = useMessages('campaign');
  const rewards = useMessages('rewards');
  const isDepositClosed = useIsClosed('deposit');
  if (state.kind === 'code') {
    return (
      <>
        <ButtonLink href={`${home}/my-account/bonus-code`} {...buttonStyle}>
          {messages.enterCode}
        </ButtonLink>
        <p className="text-sm text-paper-2">{messages.needsCode}</p>
      </>
    );
  }
  if (state.kind !== 'closed' || state.reason === 'opt_in' || state.reason === 'unknown') {
    return (
      fallback && (
        <ButtonLink href={fallback.href} newTab={fallback.newTab} {...buttonStyle}>
          {fallback.label}
        </ButtonLink>
      )
    );
  }
  const next = state.reason === 'deposits' && isDepositClosed ? undefined : nextStep(state.reason);
  return (
    <>
      <p className="font-semibold">{state.reason === 'closed' ? rewards.refusedNotAllowed : messages[state.reason]}</p>
      <ButtonLink tone="secondary" href={home + (next?.path ?? '/my-account/rewards')} {...buttonStyle}>
        {next ? messages[next.label] : rewards.toOffers}
      </ButtonLink>
    </>
  );
}

/** Where a player goes on from an offer that is not open; undefined for the player's rewards. */
function nextStep(reason: TextKey) {
  switch (reason) {
    case 'deposits':
      return { path: '/my-account/banking/deposit', label: 'toDeposit' } as const;
    case 'loyalty':
      return { path: '/vip', label: 'toLevels' } as const;
    case 'closed':
      return { path: '/contact', label: 'toSupport' } as const;
    default:
      return undefined;
  }
}
