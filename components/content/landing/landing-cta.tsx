import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { noteOfLinks } from '#lib/content/documents/banners/offer-note.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import type { SectionOf } from './section-of.ts';

interface LandingCtaProps {
  readonly locale: SiteLocale;
  readonly section: SectionOf<'cta'>;
}

export function LandingCta({ locale, section }: LandingCtaProps) {
  const note = noteOfLinks(locale, [section.action]);
  return (
    <section className="page">
      <div className="relative isolate overflow-hidden rounded-sheet bg-ink-3 px-6 py-14 text-center shadow-lit md:py-20">
        <div className="absolute inset-0 -z-10 bg-[radial-gradient(60%_90%_at_50%_0%,oklch(0.82_0.13_85/0.26),transparent)]" />
        {section.title && <h2 className="mx-auto max-w-2xl text-3xl">{section.title}</h2>}
        <p className="mx-auto mt-4 mb-8 max-w-prose text-lg text-paper-2">{section.text}</p>
        <ButtonLink href={section.action.href} newTab={section.action.newTab} size="large">
          {section.action.label}
        </ButtonLink>
        {note && <p className="mt-4 text-xs text-paper-2">{note}</p>}
      </div>
    </section>
  );
}
