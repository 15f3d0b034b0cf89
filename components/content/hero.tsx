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
  /** `low` leaves space above the fold for the content below: a strip, or on a desktop a third of the viewport. */
  readonly size?: 'full' | 'low';
}

const shapes = {
  full: {
    section:
      'min-h-[calc(100svh-var(--top)-var(--bottom-nav))] md:min-h-[max(30rem,66svh)] md:justify-end md:small-phone:min-h-[calc(100svh-var(--top)-var(--bottom-nav))]',
    picture:
      'h-[66%] mask-[linear-gradient(180deg,#000_62%,transparent)] md:h-full md:mask-[linear-gradient(180deg,#000_70%,transparent)]',
    /** The part of the picture above the text stays in sight, also on a small phone with a long text. */
    text: 'mt-auto pb-8 pt-[26svh] small-phone:pb-5 small-phone:pt-[12svh] md:py-16 md:pt-[48svh] md:small-phone:pb-5 md:small-phone:pt-[12svh]',
    column: 'space-y-5 small-phone:space-y-3',
    detail: '',
    note: '',
    heading: 'md:small-phone:text-2xl',
    action: 'mt-2 max-md:w-full',
  },
  low: {
    section: 'justify-center lg:min-h-[34svh]',
    picture: 'h-full lg:mask-[linear-gradient(180deg,#000_70%,transparent)]',
    text: 'py-3 lg:py-10',
    column: 'max-lg:flex max-lg:max-w-none max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-1 lg:space-y-3',
    detail: 'max-lg:hidden',
    note: 'max-lg:basis-full',
    heading: 'min-w-0 text-lg max-lg:flex-1 max-[359px]:text-sm md:text-xl lg:text-3xl',
    action: 'max-lg:-my-0.5 max-lg:min-h-10 max-lg:px-4 max-lg:text-sm max-[359px]:px-3 max-[359px]:text-xs lg:mt-2',
  },
};

/** Fills the viewport on a phone and two thirds of it on a desktop; tinted with the colour of the picture. */
export function Hero({ banner, headingLevel = 1, size = 'full' }: HeroProps) {
  const clicked = banner.isClickable ? (banner.target ?? banner.action) : null;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const shape = shapes[size];
  const fit = headingFit(banner.title);
  const tint = { '--tint': banner.desktop.tint ?? 'var(--color-ink-4)' } as CSSProperties;
  return (
    <section
      data-fold={size === 'full' || undefined}
      style={tint}
      className={classNames('relative isolate flex flex-col overflow-hidden', shape.section, hiddenClass(banner.hiddenOn))}
    >
      <div className="absolute inset-0 -z-20 bg-[linear-gradient(180deg,color-mix(in_oklch,var(--tint)_38%,var(--color-ink)),var(--color-ink)_82%)]" />
      <div className={classNames('absolute inset-x-0 top-0 -z-10', shape.picture)}>
        <ArtPicture mobile={banner.mobile} desktop={banner.desktop} priority className="md:object-[50%_22%]" />
      </div>
      {clicked && (
        // For the mouse alone: the title or the button below leads there too.
        <Link href={clicked.href} newTab={clicked.newTab} aria-hidden tabIndex={-1} className="absolute inset-0 max-md:hidden">
          {null}
        </Link>
      )}
      <div className={classNames('page', shape.text)}>
        <div className={classNames('scrim-column pointer-events-none max-w-[38rem] [&_a]:pointer-events-auto', shape.column)}>
          {banner.greeting && (
            <p className={classNames('text-sm font-semibold text-brass-2 md:text-base', shape.detail)}>{banner.greeting}</p>
          )}
          <Heading
            className={classNames(
              'text-balance',
              shape.heading,
              size === 'full' && (fit ? `text-3xl ${fit}` : 'text-4xl small-phone:text-3xl'),
            )}
          >
            {banner.target ? (
              <Link href={banner.target.href} newTab={banner.target.newTab}>
                {banner.title}
              </Link>
            ) : (
              banner.title
            )}
          </Heading>
          {banner.description && (
            <p className={classNames('max-w-[32rem] text-lg text-paper-2 small-phone:text-base', shape.detail)}>
              {banner.description}
            </p>
          )}
          {banner.action && (
            <ButtonLink href={banner.action.href} newTab={banner.action.newTab} size="large" className={shape.action}>
              {banner.action.label}
            </ButtonLink>
          )}
          {banner.offerNote && <p className={classNames('text-xs text-paper-2', shape.note)}>{banner.offerNote}</p>}
        </div>
      </div>
    </section>
  );
}
