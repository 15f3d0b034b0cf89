import { QuestionList } from '#components/content/info/question-list.tsx';
import { StructuredData } from '#components/content/structured-data.tsx';
import { faqThing } from '#lib/content/pages/structured-data.ts';
import type { SectionOf } from './section-of.ts';

export function LandingFaq({ section }: { readonly section: SectionOf<'faq'> }) {
  return (
    <section className="page">
      <div className="grid gap-6 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <h2 className="text-2xl">{section.title}</h2>
        <QuestionList entries={section.entries} />
      </div>
      <StructuredData thing={faqThing(section.entries)} />
    </section>
  );
}
