'use client';

import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import type { PersonalItem } from '#lib/content/types.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { Prose } from '../prose.tsx';

export interface ForMeStoryProps {
  readonly item: PersonalItem;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function ForMeStory({ item: { title, text, action, more }, open, onOpenChange }: ForMeStoryProps) {
  const messages = useMessages('forMe');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={text} closeLabel={messages.close} placement="side">
      <div className="space-y-8">
        <Prose value={more?.body ?? []} />
        {action && (
          <ButtonLink href={action.href} newTab={action.newTab} size="large" wide>
            {action.label}
          </ButtonLink>
        )}
        {more && more.terms.length > 0 && (
          <section aria-label={messages.terms} className="space-y-2 text-sm text-paper-2">
            <h3 className="font-sans text-sm font-semibold">{messages.terms}</h3>
            <ul className="list-disc space-y-1 pl-5">
              {more.terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
