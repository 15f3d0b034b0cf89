import type { PortableTextBlock } from '@portabletext/types';

/** Content types for pages and components. Sanity's own shapes (references, `_type`, drafts) are converted in `documents/`. */

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

/** Screen sizes between which the layout changes. */
export type Screen = 'phone' | 'tablet' | 'desktop' | 'large';

/** CNT-27, DEC-MISC-5: how often a visitor sees the welcome dialog. */
export type WelcomeFrequency = 'session' | 'day' | 'once';

export type Prose = readonly PortableTextBlock[];

export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly greeting: string | null;
  readonly action: Action | null;
  /** Whether the whole banner can be clicked. */
  readonly isClickable: boolean;
  /** Where the banner itself leads, if elsewhere than its button. */
  readonly target: Action | null;
  /** Age and terms, if it leads to an offer. */
  readonly offerNote: string | null;
  readonly desktop: Picture;
  readonly mobile: Picture;
  readonly hiddenOn: readonly Screen[];
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
  /** At most one for each screen (CNT-16). */
  readonly heroes: readonly Banner[];
  readonly moreBanners: readonly Banner[];
  /** Screens without a large banner. */
  readonly withoutHero: readonly Screen[];
  readonly verticals: readonly Vertical[];
  readonly bannerBlock: { readonly left: Banner; readonly right: readonly Banner[] } | null;
  readonly contentBoxes: readonly ContentBox[];
  readonly games: { readonly title: string | null; readonly tiles: readonly GameTile[] };
  readonly winnersEnabled: boolean;
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

/** What bonus money is multiplied with to know what must be wagered: winnings are those of free spins. */
export type WageringBase = 'bonus' | 'both' | 'winnings';

export interface PromotionCard {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly teaser: string;
  readonly category: PromotionCategory;
  readonly tags: readonly PromotionTag[];
  readonly picture: Picture | null;
  readonly endsAt: string | null;
  /** In major units of the market's currency; null where no deposit is needed. */
  readonly minDeposit: number | null;
  /** 0 times where nothing has to be wagered; null where editors give none. */
  readonly wagering: { readonly times: number; readonly of: WageringBase } | null;
  readonly hiddenOn: readonly Screen[];
}

export interface Promotion extends PromotionCard {
  readonly body: Prose;
  readonly terms: readonly string[];
  /** A link that opens a side panel. */
  readonly panel: Action | null;
  readonly action: Action | null;
  /** The campaign of the bonus engine that it describes. */
  readonly campaignId: string | null;
  readonly publishedAt: string;
  readonly changedAt: string;
}

export type LandingSection =
  | {
      readonly kind: 'hero';
      readonly key: string;
      readonly title: string;
      readonly text: string;
      readonly picture: Picture | null;
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
  | {
      readonly kind: 'games';
      readonly key: string;
      readonly title: string;
      readonly games: readonly GameTile[];
      readonly action: Action | null;
    }
  | { readonly kind: 'terms'; readonly key: string; readonly terms: readonly string[] }
  | { readonly kind: 'cta'; readonly key: string; readonly title: string; readonly text: string; readonly action: Action };

export interface LandingPage {
  readonly title: string;
  /** The campaign of the bonus engine that the page describes. */
  readonly campaignId: string | null;
  readonly sections: readonly LandingSection[];
}

export interface StaticPage {
  readonly pageId: string;
  readonly title: string;
  readonly body: Prose;
  readonly updatedAt: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface Step {
  readonly title: string;
  readonly text: string;
}

export interface HeroContent {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture | null;
  readonly action: Action | null;
}

export interface VipPage {
  readonly title: string;
  readonly hero: HeroContent;
  readonly levels: readonly { readonly name: string; readonly requirement: string; readonly benefits: readonly string[] }[];
  readonly faq: { readonly title: string | null; readonly entries: readonly Question[] } | null;
  readonly closing: { readonly title: string; readonly text: string; readonly action: Action | null } | null;
}

/** A payment method in a market; amounts in major units of the currency, null if the method has no deposits or no withdrawals. */
export interface PaymentMethodRow {
  readonly code: string;
  readonly title: string;
  readonly logo: Picture | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly processTime: string | null;
  readonly minWithdraw: number | null;
  readonly maxWithdraw: number | null;
  readonly withdrawTime: string | null;
}

export interface PaymentMethodsPage {
  readonly title: string;
  readonly intro: Prose;
  readonly rows: readonly PaymentMethodRow[];
  readonly faq: readonly Question[];
}

export interface InfoPage {
  readonly slug: string;
  readonly title: string;
  readonly body: Prose;
  readonly entries: readonly Question[];
  readonly updatedAt: string;
}

/** A page of help or of legal texts, as plain text. */
export interface HelpPage {
  /** Below the locale. */
  readonly path: string;
  readonly title: string;
  /** The beginning of `text`. */
  readonly excerpt: string;
  readonly text: string;
  readonly questions: readonly Question[];
}

export interface RegistrationLanding {
  readonly title: string;
  readonly hero: HeroContent;
  readonly bonus: { readonly title: string; readonly description: string } | null;
  readonly bonusCode: string | null;
  readonly steps: readonly Step[];
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
  /** RTE-12: address of terms on another site. */
  readonly termsElsewhere: string | null;
  /** The line of player protection at the top of every page; null in markets without it. */
  readonly protectionBar: { readonly licences: readonly Mark[] } | null;
  /** Paths of pages about protection; null where the market does not have the page. */
  readonly pages: Readonly<Record<'selfTest' | 'ages' | 'payments' | 'safety', string | null>>;
}

/** Search-engine texts of one path (CNT-24). */
export interface Seo {
  readonly title: string;
  readonly description: string;
  readonly heading: string | null;
  readonly noindex: boolean;
  readonly picture: Picture | undefined;
  readonly text: Prose;
}

/** A game as a card shows it (CNT-33). */
export interface GameTile {
  readonly id: string;
  readonly title: string;
  readonly studio: string | null;
  readonly path: string;
  readonly picture: Picture;
  /** Return to player in per cent, where the game publishes one. */
  readonly rtp: number | null;
  readonly hasJackpot: boolean;
  readonly isLive: boolean;
}

/** The welcome dialog (CNT-27); `text` is plain. */
export interface WelcomeModal {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly picture: Picture | null;
  readonly action: Action | null;
  readonly frequency: WelcomeFrequency;
}

/** The content of a side panel (CNT-27). */
export interface SidePanelContent {
  readonly title: string;
  readonly body: Prose;
  readonly picture: Picture | null;
  readonly action: Action | null;
}

export interface PromotionEnd {
  /** "Ends on 03/05/2026 23:00" */
  readonly text: string;
  /** ISO 8601. */
  readonly dateTime: string;
  /** The zone of the date in `text`. */
  readonly timeZone: string;
}

/** Content for one player (CNT-12). */
export interface PersonalItem {
  readonly id: string;
  readonly kind: 'banner' | 'promotion' | 'contentBox' | 'tournamentBox';
  readonly title: string;
  readonly text: string;
  readonly picture: Picture | null;
  readonly action: Action | null;
  /** Of an offer: what it asks, age and terms. */
  readonly facts: readonly string[];
  readonly hiddenOn: readonly Screen[];
  /** The rest of a promotion: a personal promotion has no page, because pages are cached for everyone. */
  readonly more: (Pick<Promotion, 'body' | 'terms' | 'panel' | 'campaignId'> & { readonly ends: PromotionEnd | null }) | null;
}

/** SGN-27: content of the registration form in a market and language. */
export interface RegistrationForm {
  readonly siteId: string;
  readonly languageCode: string;
  readonly preselected: string;
  readonly countries: readonly {
    readonly code: string;
    readonly name: string;
    readonly prefix: string;
    readonly isPinned: boolean;
  }[];
  /** By country, sorted; residents of an open one may register (MKT-19). */
  readonly provinces: Readonly<
    Record<string, readonly { readonly code: string; readonly label: string; readonly isOpen: boolean }[]>
  >;
  /** DEC-VAL-5, DEC-VAL-6: what residents of a country have to state, where it differs from the usual. */
  readonly requirements: Readonly<
    Record<
      string,
      {
        readonly cpfRequired: boolean;
        readonly provinceRequired: boolean;
        readonly minAge: number;
        readonly minAgeOfProvince?: Readonly<Record<string, number>> | undefined;
      }
    >
  >;
  /** Countries whose registration takes two calls. */
  readonly twoStepCountries: readonly string[];
  readonly termsVersion: string;
  readonly bonus: {
    readonly title: string;
    readonly description: string;
    readonly icon: Picture | null;
    readonly banner: Picture | null;
    readonly background: Picture | null;
    /** Shown when no further code can be sent; empty if editors wrote nothing. */
    readonly maxAttempts: { readonly title: string; readonly text: string; readonly action: string };
  } | null;
}

/** The organisations that help players of a market. */
export interface HelpLines {
  readonly title: string;
  readonly text: string;
  readonly lines: readonly {
    readonly name: string;
    readonly text: string;
    readonly phone: string | null;
    readonly hours: string | null;
    readonly url: string | null;
  }[];
}

/** A questionnaire that is answered and scored in the browser only. */
export interface SelfTest {
  readonly title: string;
  readonly intro: string;
  readonly questions: readonly string[];
  readonly answers: readonly string[];
  /** What each band of scores means, from the lowest. */
  readonly results: readonly { readonly title: string; readonly text: string }[];
}

/** A choice of the questions about occupation and funds. */
export interface QuestionnaireChoice {
  readonly code: string;
  readonly label: string;
  /** The player writes what it is. */
  readonly isOther: boolean;
}

export interface QuestionnaireLists {
  readonly occupations: readonly QuestionnaireChoice[];
  readonly sources: readonly QuestionnaireChoice[];
}
