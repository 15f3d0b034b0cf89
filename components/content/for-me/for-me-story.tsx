'use client';

import { CampaignAction } from '#components/bonuses/on-demand.tsx';
import { EndsAt } from '#components/content/promotions/ends-at.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import type { PersonalItem } from '#lib/content/types.ts';
import { MessagesProvider, useMessages } from '#lib/core/i18n/client.tsx';
import { useLoadedMessages } from '#lib/core/i18n/use-loaded-messages.ts';
import { Prose } from '../prose.tsx';

export interface ForMeStoryProps {
  readonly item: PersonalItem;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function ForMeStory({ item: { title, text, action, more }, open, onOpenChange }: ForMeStoryProps) {
  const messages = useMessages('forMe');
  const { body = [], terms = [], panel, ends, campaignId } = more ?? {};
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={text} closeLabel={messages.close} placement="side">
      <div className="space-y-8">
        {ends && <EndsAt {...ends} />}
        <Prose value={body} />
        {campaignId ? <CampaignButton campaignId={campaignId} title={title} action={action} /> : <OwnButton action={action} />}
        {(terms.length > 0 || panel) && (
          <section aria-label={messages.terms} className="space-y-2 text-sm text-paper-2">
            <h3 className="font-sans text-sm font-semibold">{messages.terms}</h3>
            <ul className="list-disc space-y-1 pl-5">
              {terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
            {panel && (
              <Link
                href={panel.href}
                aria-haspopup="dialog"
                onClick={() => onOpenChange(false)}
                className="inline-flex min-h-11 items-center font-medium text-brass underline decoration-brass/40 underline-offset-4 hover:decoration-brass"
              >
                {panel.label}
              </Link>
            )}
          </section>
        )}
      </div>
    </Dialog>
  );
}

function OwnButton({ action }: Pick<PersonalItem, 'action'>) {
  if (!action) return null;
  return (
    <ButtonLink href={action.href} newTab={action.newTab} size="large" wide>
      {action.label}
    </ButtonLink>
  );
}

/** What the player can do with the campaign, whose texts load with it; the content's own button where they do not. */
function CampaignButton({ campaignId, title, action }: Pick<PersonalItem, 'title' | 'action'> & { readonly campaignId: string }) {
  const { messages, isError } = useLoadedMessages('campaign', 'rewards', 'bonusFigures');
  if (isError) return <OwnButton action={action} />;
  return (
    <div className="min-h-28">
      {messages && (
        <MessagesProvider messages={messages}>
          <CampaignAction campaignId={campaignId} title={title} fallback={action} />
        </MessagesProvider>
      )}
    </div>
  );
}
