import type { CSSProperties } from 'react';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { ArtPicture } from '#components/ui/media/art-picture.tsx';
import type { Banner } from '#lib/content/types.ts';
import { headingFit } from './heading-fit.ts';
import { hiddenClass } from './hidden-class.ts';

interface HeroProps {
  readonly banner: Banner;
  /** Use 2 if the page has another first-level heading. */
  readonly headingLevel?: 1 | 2;
  /** `low` leaves space above the fold for the content below. */
  readonly size?: 'full' | 'low';
  /** Age and terms, shown where the banner leads to an offer. */
  readonly offerNote?: string;
}

const heights = {
  full: 'min-h-[calc(100svh-var(--top)-var(--bottom-nav))] md:min-h-[max(30rem,66svh)]',
  low: 'min-h-[62svh] md:min-h-[max(24rem,46svh)]',
};
/** The part of the picture above the text that stays in sight, also on a small phone with a long text. */
const offsets = { full: 'pt-[26svh] small-phone:pt-[12svh] md:pt-[48svh]', low: 'pt-[30svh]' };

/** Fills the viewport on a phone and two thirds of it on a desktop; tinted with the colour of the picture. */
export function Hero({ banner, headingLevel = 1, size = 'full', offerNote }: HeroProps) {
  const clicked = banner.isClickable ? (banner.target ?? banner.action) : null;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const tint = { '--tint': banner.desktop.tint ?? 'var(--color-ink-4)' } as CSSProperties;
  return (
    <section
      data-fold={size === 'full' || undefined}
      style={tint}
      className={classNames(
        'relative isolate flex flex-col overflow-hidden md:justify-end',
        heights[size],
        hiddenClass(banner.hiddenOn),
      )}
    >
      <div className="absolute inset-0 -z-20 bg-[linear-gradient(180deg,color-mix(in_oklch,var(--tint)_38%,var(--color-ink)),var(--color-ink)_82%)]" />
      <div className="absolute inset-x-0 top-0 -z-10 h-[66%] mask-[linear-gradient(180deg,#000_62%,transparent)] md:h-full md:mask-[linear-gradient(180deg,#000_70%,transparent)]">
        <ArtPicture mobile={banner.mobile} desktop={banner.desktop} priority className="md:object-[50%_22%]" />
        <div className="absolute inset-x-0 bottom-0 h-1/2 bg-[linear-gradient(0deg,oklch(0.13_0.02_320/0.7)_20%,transparent)] md:hidden" />
        <div className="absolute inset-0 hidden bg-[linear-gradient(90deg,oklch(0.13_0.02_320/0.86),oklch(0.13_0.02_320/0.5)_38%,transparent_68%)] md:block" />
      </div>
      {clicked && (
        // For the mouse alone: the button below leads there too, or the title says it.
        <Link href={clicked.href} newTab={clicked.newTab} aria-hidden tabIndex={-1} className="absolute inset-0 max-md:hidden">
          {null}
        </Link>
      )}
      <div className={classNames('page mt-auto pb-8 small-phone:pb-5 md:py-16', offsets[size])}>
        <div className="max-w-[38rem] space-y-5 small-phone:space-y-3">
          {banner.greeting && <p className="text-sm font-semibold text-brass-2 md:text-base">{banner.greeting}</p>}
          <Heading className={classNames('text-4xl text-balance', headingFit(banner.title) || 'small-phone:text-3xl')}>
            {banner.title}
          </Heading>
          {banner.description && <p className="max-w-[32rem] text-lg text-paper-2 small-phone:text-base">{banner.description}</p>}
          {banner.action && (
            <ButtonLink href={banner.action.href} newTab={banner.action.newTab} size="large" className="mt-2 max-md:w-full">
              {banner.action.label}
            </ButtonLink>
          )}
          {offerNote && banner.isOffer && <p className="text-xs text-paper-2">{offerNote}</p>}
        </div>
      </div>
    </section>
  );
}
