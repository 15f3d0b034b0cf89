import { hasPersonalItems } from '#lib/content/documents/for-me.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { ForMe } from './for-me-on-demand.tsx';

interface ForMeSlotProps {
  readonly context: PageContext;
  readonly bleed?: boolean;
}

/** CNT-12: the slot of personal content on a player's page. Its height is fixed, so that loading shifts no content. */
export async function ForMeSlot({ context, bleed = true }: ForMeSlotProps) {
  if (!(await hasPersonalItems(context))) return null;
  const forMe = getMessages(context.locale, 'forMe');
  return (
    <section aria-labelledby="for-me" className={bleed ? 'page space-y-4' : 'space-y-4'}>
      <h2 id="for-me" className="text-2xl">
        {forMe.title}
      </h2>
      <MessagesProvider messages={{ forMe }}>
        <ForMe />
      </MessagesProvider>
    </section>
  );
}
