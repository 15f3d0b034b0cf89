'use client';

import { ButtonLink } from '#components/ui/button-link.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { PersonalItem } from '#lib/content/types.ts';
import type en from '#messages/en.json';
import { Prose } from './prose.tsx';

export interface ForMeStoryProps {
  readonly item: PersonalItem;
  readonly words: (typeof en)['forMe'];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A promotion for one player: all of it, its terms beside the offer. */
export function ForMeStory({ item: { title, text, action, more }, words, open, onOpenChange }: ForMeStoryProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={text} closeLabel={words.close} place="side">
      <div className="space-y-8">
        <Prose value={more?.body ?? []} />
        {action && (
          <ButtonLink href={action.href} newTab={action.newTab} size="large" wide>
            {action.label}
          </ButtonLink>
        )}
        {more && more.terms.length > 0 && (
          <section aria-label={words.terms} className="space-y-2 text-sm text-paper-2">
            <h3 className="font-sans text-sm font-semibold">{words.terms}</h3>
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
