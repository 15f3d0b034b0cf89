import type { ReactNode } from 'react';
import { CampaignAction, CampaignTerms } from '#components/bonuses/on-demand.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
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

/** What a player can do with the campaign that a page describes, or its terms for a visitor; undefined without a campaign. */
export function campaignButton({ locale, audience }: PageContext, { campaignId, ...content }: CampaignContent): ReactNode {
  if (campaignId === null) return undefined;
  const { fallback } = content;
  const messages = {
    campaign: getMessages(locale, 'campaign'),
    rewards: getMessages(locale, 'rewards'),
    bonusFigures: getMessages(locale, 'bonusFigures'),
  };
  return (
    <MessagesProvider messages={messages}>
      {audience === 'visitor' ? (
        <div className="space-y-3">
          {fallback && (
            <ButtonLink href={fallback.href} newTab={fallback.newTab} size="large" className="max-md:w-full">
              {fallback.label}
            </ButtonLink>
          )}
          <CampaignTerms campaignId={campaignId} />
        </div>
      ) : (
        <CampaignAction campaignId={campaignId} {...content} />
      )}
    </MessagesProvider>
  );
}
