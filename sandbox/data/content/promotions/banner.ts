import type { Audience } from '#sandbox/data/content/audience.ts';
import type { ImageField } from '#sandbox/data/content/images/image-assets.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import type { PromotionKey } from '#sandbox/data/copy/keys.ts';
import { offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

export interface BannerPlan {
  readonly audience: Audience;
  readonly href: string;
  /** Link target for signed-in players. */
  readonly playerHref?: string;
  readonly priority: number;
  /** Days from the seed: first day shown, first day no longer shown. */
  readonly days: readonly [start: number, end: number];
}

interface BannerCopy {
  readonly title: string;
  readonly description: string;
  /** A line above the title, for players only. */
  readonly greeting?: string;
  readonly button: string;
  /** Replaces `button` for signed-in players. */
  readonly authorisedButton?: string;
}

interface BannerParts {
  readonly key: string;
  readonly placement: 'home' | 'casino' | 'live' | 'sports' | 'promotions';
  readonly plan: BannerPlan;
  readonly copy: BannerCopy;
  /** The offer whose figures the banner quotes. */
  readonly offer: PromotionKey | undefined;
  readonly images: (alt: string) => Readonly<Record<'imageDesktop' | 'imageTablet' | 'imageMobile', ImageField>>;
}

/** A banner with all its fields (CNT-06). */
export function buildBanner(context: LocaleContext, { key, placement, plan, copy, offer, images }: BannerParts): ContentDocument {
  const { audience, href, playerHref = href, priority, days } = plan;
  const fill = (text: string) => context.fill(text, offer && offers[offer]);
  const [startsAt, endsAt] = days.map(context.dayFromSeed);
  const title = fill(copy.title);
  return context.document('banner', key, {
    title,
    description: fill(copy.description),
    ...(copy.greeting ? { greeting: fill(copy.greeting) } : {}),
    button: { type: 'link', label: copy.button, param: href },
    urlAction: { slug: href, openNewTab: false },
    authorisedCta: { label: copy.authorisedButton ?? copy.button, url: playerHref },
    anonymousCta: { label: copy.button, url: href },
    ...audience,
    ...images(title),
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
