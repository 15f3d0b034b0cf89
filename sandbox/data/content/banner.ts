import type { Audience } from '#sandbox/data/content/audience.ts';
import type { ImageField } from '#sandbox/data/content/gallery.ts';
import type { Place } from '#sandbox/data/content/place.ts';
import type { BannerCopy } from '#sandbox/data/copy/copy.ts';
import type { PromotionKey } from '#sandbox/data/copy/promotion-copy.ts';
import { offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

export interface BannerPlan {
  readonly audience: Audience;
  readonly href: string;
  /** Where a signed-in player goes instead. */
  readonly playerHref?: string;
  readonly priority: number;
  /** Days from the seed: first day shown, first day no longer shown. */
  readonly days: readonly [start: number, end: number];
}

interface BannerParts {
  readonly key: string;
  readonly placement: 'home' | 'casino' | 'live' | 'sports' | 'promotions';
  readonly plan: BannerPlan;
  readonly copy: BannerCopy;
  /** Whose figures the banner quotes. */
  readonly offer: PromotionKey | undefined;
  readonly pictures: (alt: string) => Readonly<Record<'imageDesktop' | 'imageTablet' | 'imageMobile', ImageField>>;
}

/** CNT-06: a banner with all its fields. */
export function buildBanner(place: Place, { key, placement, plan, copy, offer, pictures }: BannerParts): ContentDocument {
  const { audience, href, playerHref = href, priority, days } = plan;
  const fill = (text: string) => place.fill(text, offer && offers[offer]);
  const [startsAt, endsAt] = days.map(place.day);
  const title = fill(copy.title);
  return place.document('banner', key, {
    title,
    description: fill(copy.description),
    ...(copy.greeting ? { greeting: fill(copy.greeting) } : {}),
    button: { type: 'link', label: copy.button, param: href },
    urlAction: { slug: href, openNewTab: false },
    authorisedCta: { label: copy.authorisedButton ?? copy.button, url: playerHref },
    anonymousCta: { label: copy.button, url: href },
    ...audience,
    ...pictures(title),
    isClickable: true,
    placement,
    channels: ['web', 'mobile'],
    displayFormats: ['mobile', 'web', 'desktop', 'tablet', 'largeDesktop'],
    priority,
    startsAt,
    endsAt,
    startDate: startsAt,
    endDate: endsAt,
  });
}
