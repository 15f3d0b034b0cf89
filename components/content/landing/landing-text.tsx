import { Prose } from '#components/content/prose.tsx';
import type { SectionOf } from './section-of.ts';

export function LandingText({ section }: { readonly section: SectionOf<'text'> }) {
  return (
    <section className="page">
      <div className="mx-auto max-w-[68ch]">
        {section.title && <h2 className="mb-5 text-2xl">{section.title}</h2>}
        <Prose value={section.body} />
      </div>
    </section>
  );
}
