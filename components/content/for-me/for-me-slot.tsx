import { hasPersonalItems, type PersonalPlace } from '#lib/content/documents/promotions/for-me.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { ForMe } from './for-me-on-demand.tsx';

interface ForMeSlotProps {
  readonly context: PageContext;
  readonly place: PersonalPlace;
  readonly bleed?: boolean;
}

/** CNT-12: personal content on a player's page, with its heading; nothing for a player who has none. Put it below the first screen, so that loading moves nothing in sight. */
export async function ForMeSlot({ context, place, bleed = true }: ForMeSlotProps) {
  if (!(await hasPersonalItems(context, place))) return null;
  const forMe = getMessages(context.locale, 'forMe');
  const { panelFailed } = getMessages(context.locale, 'shell');
  return (
    <MessagesProvider messages={{ forMe }}>
      <ForMe place={place} className={bleed ? 'page space-y-4' : 'space-y-4'} failedLabel={panelFailed} />
    </MessagesProvider>
  );
}
