import type { PortableTextBlock } from '@portabletext/types';

/** Content as pages and components know it. Vendor shapes (references, `_type`, drafts) stop in `lib/content/server.ts`. */

/** A picture of the content service; `url` has no transformation yet, see `pictureUrl`. Sizes in pixels. */
export interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** A tiny data URL shown while the picture loads. */
  readonly placeholder: string | null;
  /** Dominant colour as `#rrggbb`, for tinting what surrounds the picture. */
  readonly tint: string | null;
}

/** A call to action. `href` is a path of this locale (`/fi-FI/promotions`), a fragment, or an absolute https address. */
export interface Action {
  readonly label: string;
  readonly href: string;
  readonly newTab: boolean;
}

export type Prose = readonly PortableTextBlock[];

export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly greeting: string | null;
  readonly action: Action | null;
  readonly desktop: Picture;
  readonly mobile: Picture;
}

export interface Vertical {
  readonly key: string;
  readonly title: string;
  readonly href: string;
  readonly picture: Picture;
}

export interface ContentBox {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly href: string | null;
  readonly picture: Picture | null;
}

export interface HomePage {
  readonly banners: readonly Banner[];
  readonly verticals: readonly Vertical[];
  readonly bannerBlock: { readonly left: Banner; readonly right: readonly Banner[] } | null;
  readonly contentBoxes: readonly ContentBox[];
  readonly promotions: readonly PromotionCard[];
  readonly text: Prose;
}

export interface PromotionCategory {
  readonly slug: string;
  readonly title: string;
}

export interface PromotionTag {
  readonly slug: string;
  readonly title: string;
}

export interface PromotionCard {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly teaser: string;
  readonly category: PromotionCategory;
  readonly tags: readonly PromotionTag[];
  readonly picture: Picture;
  readonly endsAt: string | null;
}

export interface Promotion extends PromotionCard {
  readonly body: Prose;
  readonly terms: readonly string[];
  readonly action: Action | null;
}

export type LandingSection =
  | {
      readonly kind: 'hero';
      readonly key: string;
      readonly title: string;
      readonly text: string;
      readonly picture: Picture;
      readonly action: Action | null;
    }
  | { readonly kind: 'text'; readonly key: string; readonly title: string | null; readonly body: Prose }
  | {
      readonly kind: 'steps';
      readonly key: string;
      readonly title: string;
      readonly steps: readonly { readonly title: string; readonly text: string }[];
    }
  | {
      readonly kind: 'faq';
      readonly key: string;
      readonly title: string;
      readonly entries: readonly { readonly question: string; readonly answer: string }[];
    }
  | { readonly kind: 'cta'; readonly key: string; readonly title: string; readonly text: string; readonly action: Action };

export interface LandingPage {
  readonly title: string;
  readonly sections: readonly LandingSection[];
}

export interface StaticPage {
  readonly pageId: string;
  readonly title: string;
  readonly body: Prose;
  readonly updatedAt: string;
}

export interface Mark {
  readonly name: string;
  readonly number: string | null;
  readonly url: string | null;
  readonly picture: Picture;
}

export interface Footer {
  readonly infoLinks: readonly Action[];
  readonly contactLinks: readonly Action[];
  readonly body: Prose;
  readonly licences: readonly Mark[];
  readonly regulators: readonly Mark[];
  readonly paymentMethods: readonly string[];
}

/** Search-engine texts of one path (CNT-24). */
export interface Seo {
  readonly title: string;
  readonly description: string;
  readonly heading: string | null;
  readonly noindex: boolean;
}
