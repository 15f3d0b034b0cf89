import { TermList } from '#components/content/term-list.tsx';
import type { PageContext } from '#lib/content/params.ts';
import { translator } from '#lib/i18n/messages.ts';
import type { SectionOf } from './section-of.ts';

interface LandingTermsProps {
  readonly context: PageContext;
  readonly section: SectionOf<'terms'>;
}

/** What an offer asks for, in view of the button that takes it. */
export function LandingTerms({ context, section }: LandingTermsProps) {
  const id = `terms-${section.key}`;
  return (
    <section aria-labelledby={id} className="page">
      <div className="lit rounded-card p-6 md:p-8">
        <h2 id={id} className="mb-4 text-xl">
          {translator(context.locale, 'promotions')('terms')}
        </h2>
        <TermList terms={section.terms} />
      </div>
    </section>
  );
}
