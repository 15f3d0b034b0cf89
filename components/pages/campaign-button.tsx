import type { ReactNode } from 'react';
import { CampaignAction } from '#components/bonuses/on-demand.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import type { Action } from '#lib/content/types.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';

interface CampaignContent {
  readonly campaignId: string | null;
  readonly title: string;
  /** The content's own button. */
  readonly fallback: Action | null;
}

/** What a player can do with the campaign that a page describes; undefined for visitors and pages without a campaign. */
export function campaignButton({ locale, audience }: PageContext, { campaignId, ...content }: CampaignContent): ReactNode {
  if (audience === 'visitor' || campaignId === null) return undefined;
  const messages = {
    campaign: getMessages(locale, 'campaign'),
    rewards: getMessages(locale, 'rewards'),
    bonusFigures: getMessages(locale, 'bonusFigures'),
  };
  return (
    <MessagesProvider messages={messages}>
      <CampaignAction campaignId={campaignId} {...content} />
    </MessagesProvider>
  );
}
