/** What a page is: the middleware, sitemaps, alternates, sign-in, sign-out and the terms take it from this table. */
export interface PageRules {
  /** The page whose route renders it, if not its own; the front page has several paths (RTE-01). */
  readonly route?: '/' | '/[page]';
  /** Its path, where not every segment will do. */
  readonly matches?: RegExp;
  /** The type of the documents that it shows; `sports`: places of the sports service; `code`: neither; `status`: the page of a status. */
  readonly source: string;
  /** The locales with the page, which are its alternates: every one, or those of its documents. */
  readonly locales: 'every' | 'placed';
  /** `players`: visitors get the page 401. `tables`: they are asked to sign in first, where the table is live. */
  readonly access: 'everyone' | 'players' | 'tables';
  /** Sitemaps have what is listed; `noindex` also forbids search engines to index it (DEC-X-6). */
  readonly search: 'listed' | 'unlisted' | 'noindex';
  /** RTE-18: whether the footer looks for its documents, to leave out links to pages that a market does not have. */
  readonly isInFooter: boolean;
  /** RTE-55, DEC-RTE-5: where a player who signs out on it goes on. */
  readonly afterSignOut: 'stay' | 'home';
  /** DEC-RTE-4: where a visitor who signs in on it, or who is to return to it, goes on. */
  readonly afterSignIn: 'return' | 'home';
  /** RTE-43: whether new terms must be accepted before it is shown. */
  readonly waitsForTerms: boolean;
}

const open = {
  source: 'code',
  locales: 'every',
  access: 'everyone',
  search: 'listed',
  isInFooter: false,
  afterSignOut: 'stay',
  afterSignIn: 'return',
  waitsForTerms: true,
} as const;
const content = { ...open, locales: 'placed' } as const;
const campaign = { ...content, afterSignOut: 'home' } as const;
/** Help and legal texts: a player reads them before the decision about new terms. */
const text = { ...content, isInFooter: true, waitsForTerms: false } as const;
const category = { ...content, source: 'gameCategory' } as const;
const game = { ...content, source: 'game', search: 'noindex', afterSignOut: 'home' } as const;
const passing = { ...open, search: 'noindex', afterSignOut: 'home', afterSignIn: 'home', waitsForTerms: false } as const;
const account = { ...open, access: 'players', search: 'unlisted', afterSignOut: 'home', waitsForTerms: false } as const;

const number = '(?:[2-9]|[1-9]\\d{1,2})';

/** Keys are paths below the locale, written as Next writes routes. */
export const pages = {
  '/': { ...open, source: 'homePage', afterSignOut: 'home', waitsForTerms: false },
  '/welcome': { ...passing, route: '/', search: 'unlisted' },
  '/signup': { ...passing, route: '/' },
  '/signup/pnp': { ...passing, route: '/' },
  '/signup/callback': { ...passing, route: '/', source: 'market', locales: 'placed' },

  '/promotions': open,
  '/promotions/[category]': { ...content, source: 'promotionCategory' },
  '/promotions/[category]/[slug]': { ...content, source: 'promotion' },
  '/promotions/[category]/tag/[tag]': { ...content, source: 'promotionTag' },
  '/landing/[id]': { ...campaign, source: 'landingPage' },
  '/promo/[slug]': { ...campaign, source: 'promoLanding' },
  '/register/[slug]': { ...campaign, source: 'registrationLanding' },
  '/vip': { ...campaign, source: 'vipPage', isInFooter: true },

  '/online-casino': open,
  '/online-casino/[category]': category,
  '/online-casino/[category]/[page]': {
    ...category,
    search: 'unlisted',
    matches: new RegExp(`^/online-casino/[^/]+/${number}$`),
  },
  '/online-casino/play/[provider]/[game]': game,
  '/live-casino-online': open,
  '/live-casino-online/[category]': category,
  '/live-casino-online/[category]/[page]': {
    ...category,
    search: 'unlisted',
    matches: new RegExp(`^/live-casino-online/[^/]+/${number}$`),
  },
  '/live-casino-online/play/[provider]/[game]': { ...game, access: 'tables' },
  '/play/[game]': game,
  '/tournaments': open,
  '/jackpots': open,

  '/sportsbook': open,
  '/sportsbook/live-betting': open,
  '/sportsbook/favourites': { ...open, search: 'noindex' },
  '/sportsbook/bet-history': { ...open, search: 'noindex', afterSignOut: 'home' },
  '/sportsbook/[...place]': { ...open, source: 'sports', matches: /^\/sportsbook(?:\/[a-z0-9-]{1,64}){1,4}$/ },

  '/info/[slug]': { ...text, source: 'infoPage' },
  '/contact': { ...text, source: 'contactPage', locales: 'every', isInFooter: false },
  '/contact-live-chat': { ...open, search: 'noindex', waitsForTerms: false },
  '/self-test': { ...text, source: 'selfTest' },
  '/payment-methods/[route]': { ...open, source: 'paymentMethodsPage', waitsForTerms: false },
  '/[page]': { ...text, source: 'staticPage' },
  '/terms': { ...text, route: '/[page]', source: 'staticPage' },

  '/reset-password': passing,
  '/closed-account': { ...passing, afterSignOut: 'stay' },
  '/401': passing,
  '/403': passing,
  '/500': passing,
  '/restricted': { ...passing, source: 'status' },

  '/accept-terms-condition': account,
  '/my-account': account,
  '/my-account/account': account,
  '/my-account/account/verification': account,
  '/my-account/account/verification/questions': account,
  '/my-account/banking/deposit': account,
  '/my-account/banking/withdraw': account,
  '/my-account/banking/transactions': account,
  '/my-account/bonus-code': account,
  '/my-account/gambling-limits': account,
  '/my-account/inbox': account,
  '/my-account/inbox/notifications': account,
  '/my-account/rewards': account,
  '/my-account/rewards/active': account,
} as const satisfies Readonly<Record<`/${string}`, PageRules>>;

export type PageKind = keyof typeof pages;
export const pageKinds = Object.keys(pages) as readonly PageKind[];

export interface Redirect {
  readonly to: PageKind;
  /** `sign-in`: visitors are asked to sign in on the front page, and get the page afterwards. */
  readonly access: PageRules['access'] | 'sign-in';
}

/** Paths that lead to a page. */
export const redirects = {
  '/my-account/banking': { to: '/my-account/banking/transactions', access: 'everyone' },
  '/my-account/transactions': { to: '/my-account/banking/transactions', access: 'everyone' },
  '/my-account/deposit': { to: '/my-account/banking/deposit', access: 'everyone' },
  '/my-account/withdraw': { to: '/my-account/banking/withdraw', access: 'everyone' },
  '/deposit': { to: '/my-account/banking/deposit', access: 'sign-in' },
  '/bonus-code': { to: '/my-account/bonus-code', access: 'sign-in' },
  '/online-casino/play/[provider]': { to: '/online-casino', access: 'everyone' },
  '/live-casino-online/play/[provider]': { to: '/live-casino-online', access: 'tables' },
} as const satisfies Readonly<Record<`/${string}`, Redirect>>;

/** The page on which a player accepts new terms. */
export const termsPage = '/accept-terms-condition' satisfies PageKind;
/** The page of a player's bets (RTE-35). */
export const betHistoryPath = '/sportsbook/bet-history' satisfies PageKind;
/** The page of what a player or a visitor marked in the sportsbook. */
export const favouritesPath = '/sportsbook/favourites' satisfies PageKind;
