import { TermList } from '#components/content/term-list.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { SectionOf } from './section-of.ts';

interface LandingTermsProps {
  readonly context: PageContext;
  readonly section: SectionOf<'terms'>;
}

export function LandingTerms({ context, section }: LandingTermsProps) {
  const id = `terms-${section.key}`;
  return (
    <section aria-labelledby={id} className="page">
      <div className="lit rounded-card p-6 md:p-8">
        <h2 id={id} className="mb-4 text-xl">
          {getTranslator(context.locale, 'promotions')('terms')}
        </h2>
        <TermList terms={section.terms} />
      </div>
    </section>
  );
}
