import type { ComponentType } from 'react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { termsPage } from '#lib/edge/terms-guard.ts';
import { loadWords } from '#lib/i18n/load-words.ts';
import type en from '#messages/en.json';

/** TRM-03: the reminder at the foot of pages that do not wait for the new terms, with its words. */
export async function prepareTermsPrompt(home: string): Promise<ComponentType> {
  const words = await loadWords<(typeof en)['terms']>(document.documentElement.dataset.language ?? 'en', 'terms');
  return () => (
    <section
      aria-label={words.title}
      className="fixed inset-x-0 bottom-(--bottom-nav) z-40 bg-linear-to-b from-ink-4 to-ink-3 shadow-sheet"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p className="min-w-60 flex-1 text-sm">{words.prompt}</p>
        <ButtonLink href={`${home}${termsPage}`}>{words.read}</ButtonLink>
      </div>
    </section>
  );
}
