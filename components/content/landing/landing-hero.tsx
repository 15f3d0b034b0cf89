import type { CSSProperties, ReactNode } from 'react';
import { headingFit } from '#components/content/heading-fit.ts';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Picture } from '#components/ui/media/picture.tsx';
import { noteOfLinks, offerNote } from '#lib/content/documents/banners/offer-note.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import type { SectionOf } from './section-of.ts';

interface LandingHeroProps {
  readonly locale: SiteLocale;
  readonly section: SectionOf<'hero'>;
  readonly first: boolean;
  /** Replaces the section's own button. */
  readonly button?: ReactNode;
  /** Whether the page is one of an offer: it names age and terms wherever the button leads. */
  readonly isOffer?: boolean;
}

export function LandingHero({ locale, section, first, button, isOffer = false }: LandingHeroProps) {
  const note = isOffer ? offerNote(locale) : noteOfLinks(locale, [section.action]);
  const fit = headingFit(section.title);
  const Heading = first ? 'h1' : 'h2';
  const tint = { '--tint': section.picture?.tint ?? 'var(--color-ink-4)' } as CSSProperties;
  return (
    <section
      data-fold={first || undefined}
      style={tint}
      className="bg-[linear-gradient(180deg,color-mix(in_oklch,var(--tint)_34%,var(--color-ink)),var(--color-ink))] pb-4 lg:pt-12"
    >
      <div className="grid items-center gap-8 lg:mx-auto lg:max-w-(--page) lg:grid-cols-[1fr_1.2fr] lg:gap-14 lg:px-6">
        <div className="relative aspect-[4/3] w-full overflow-hidden max-lg:max-h-[52svh] mask-[linear-gradient(180deg,#000_70%,transparent)] lg:order-2 lg:rounded-card lg:mask-none lg:shadow-sheet">
          <Picture
            picture={section.picture}
            sizes="(min-width: 1024px) 740px, 100vw"
            widths={[390, 480, 640, 800]}
            fill
            priority={first}
          />
        </div>
        <div className="page -mt-8 space-y-5 lg:mt-0 lg:px-0">
          <Heading className={classNames('relative', fit ? 'text-3xl' : 'text-4xl', fit)}>{section.title}</Heading>
          <p className="text-lg text-paper-2">{section.text}</p>
          {button ??
            (section.action && (
              <ButtonLink href={section.action.href} newTab={section.action.newTab} size="large" className="max-md:w-full">
                {section.action.label}
              </ButtonLink>
            ))}
          {note && <p className="text-xs text-paper-2">{note}</p>}
        </div>
      </div>
    </section>
  );
}
