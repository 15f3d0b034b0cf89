import { hasPersonalItems } from '#lib/content/for-me.ts';
import type { PageContext } from '#lib/content/params.ts';
import { wordsOf } from '#lib/i18n/messages.ts';
import { ForMe } from './for-me-on-demand.tsx';

interface ForMeSlotProps {
  readonly context: PageContext;
  /** Keeps the page's margins by itself, where the parent does not. */
  readonly bleed?: boolean;
}

/** CNT-12: the place on a player's page for what is set aside for him by name. It has its size before anything is there. */
export async function ForMeSlot({ context, bleed = true }: ForMeSlotProps) {
  if (!(await hasPersonalItems(context))) return null;
  const words = wordsOf(context.locale, 'forMe');
  return (
    <section aria-labelledby="for-me" className={bleed ? 'page space-y-4' : 'space-y-4'}>
      <h2 id="for-me" className="text-2xl">
        {words.title}
      </h2>
      <ForMe locale={context.locale.locale} words={words} />
    </section>
  );
}
