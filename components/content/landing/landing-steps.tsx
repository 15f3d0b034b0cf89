import type { SectionOf } from './section-of.ts';

export function LandingSteps({ section }: { readonly section: SectionOf<'steps'> }) {
  return (
    <section className="page">
      <h2 className="mb-8 text-2xl md:mb-10">{section.title}</h2>
      <ol className="grid gap-4 md:auto-cols-fr md:grid-flow-col md:gap-5">
        {section.steps.map((step, index) => (
          <li key={step.title} className="lit rounded-card p-6 md:p-7">
            <span aria-hidden="true" className="font-display text-3xl font-semibold text-brass">
              {index + 1}
            </span>
            <h3 className="mt-4 mb-2 text-xl">{step.title}</h3>
            <p className="text-sm text-paper-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
