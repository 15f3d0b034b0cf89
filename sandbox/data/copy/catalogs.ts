import { type Catalog, readCatalog } from '#sandbox/kit/catalog.ts';
import campaigns from './campaigns/en.json' with { type: 'json' };
import categories from './categories/en.json' with { type: 'json' };
import help from './help/en.json' with { type: 'json' };
import type { InfoPage } from './keys.ts';
import lists from './lists/en.json' with { type: 'json' };
import lobby from './lobby/en.json' with { type: 'json' };
import brazil from './markets/BR/en.json' with { type: 'json' };
import canada from './markets/CA/en.json' with { type: 'json' };
import finland from './markets/FI/en.json' with { type: 'json' };
import ageRestrictions from './pages/age-restrictions/en.json' with { type: 'json' };
import bettingRules from './pages/betting-rules/en.json' with { type: 'json' };
import bonusTerms from './pages/bonus-terms/en.json' with { type: 'json' };
import casinoRules from './pages/casino-rules/en.json' with { type: 'json' };
import paymentMethods from './pages/payment-methods/en.json' with { type: 'json' };
import privacyPolicy from './pages/privacy-policy/en.json' with { type: 'json' };
import responsibleGambling from './pages/responsible-gambling/en.json' with { type: 'json' };
import terms from './pages/terms/en.json' with { type: 'json' };
import panels from './panels/en.json' with { type: 'json' };
import methods from './payment-methods/en.json' with { type: 'json' };
import promo from './promo/en.json' with { type: 'json' };
import protection from './protection/en.json' with { type: 'json' };
import site from './site/en.json' with { type: 'json' };
import termsVersions from './terms/en.json' with { type: 'json' };
import vip from './vip/en.json' with { type: 'json' };
import welcome from './welcome/en.json' with { type: 'json' };

const read = <Texts>(folder: string, english: Texts) => readCatalog(new URL(`./${folder}/`, import.meta.url), english);

/**
 * Editorial texts of the whole site. The dataset replaces the tokens of an offer, `{min}`, `{max}`, `{bet}`, `{prize}`
 * (amounts with currency), `{spins}`, `{wr}`, `{days}` (numbers), and those of the site (`siteAmounts`, `siteRules` in
 * `content/locale-context.ts`, `{age}`, `{licence}`, `{limitHours}`, `{timeoutDays}`, `{accountYears}`, `{reviewHours}`).
 */
export const siteCopy = read('site', site);
export type SiteCopy = typeof site;

/** The texts of the campaigns without figures: those come from the terms. */
export const campaignCopy = read('campaigns', campaigns);
export type CampaignCopy = typeof campaigns;

/** By slug, of both lobbies. */
export const categoryLabels = read('categories', categories);
/** By code. */
export const paymentMethodTitles = read('payment-methods', methods);

/** The information, contact and payment methods pages. */
export const helpCopy = read('help', help);
/** What forms and widgets show: options, hours. */
export const listsCopy = read('lists', lists);
/** Banners of the lobbies, the sportsbook and the promotions, tournaments and rows of games. */
export const lobbyCopy = read('lobby', lobby);
/** The side panels; `button` leads to the page with the full text. */
export const panelCopy = read('panels', panels);
/** Campaign pages; their figures come from the promotion that they link to. */
export const promoCopy = read('promo', promo);
/** The help lines, and the self-test: its answers are 0 to 3 points, its results begin with the lowest score. */
export const protectionCopy = read('protection', protection);
/** Versions of the terms: the changes of each, and the short text of the first two; `added` since 2.9. */
export const termsCopy = read('terms', termsVersions);
/** The page of the loyalty levels, lowest first (DEC-MISC-8). */
export const vipCopy = read('vip', vip);
/** For visitors without an account. */
export const welcomeCopy = read('welcome', welcome);

/** What only one market shows, in its languages. */
export const marketCopy = {
  BR: read('markets/BR', brazil),
  CA: read('markets/CA', canada),
  FI: read('markets/FI', finland),
};

/** A static page; tokens in braces are filled per market. Its passages may differ between languages. */
export interface PageCopy {
  readonly title: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly list?: readonly string[];
  }[];
}

/** The static pages of every market. */
export const staticPages: Readonly<Record<InfoPage, Catalog<PageCopy>>> = {
  'privacy-policy': read('pages/privacy-policy', privacyPolicy),
  terms: read('pages/terms', terms),
  'bonus-terms': read('pages/bonus-terms', bonusTerms),
  'betting-rules': read('pages/betting-rules', bettingRules),
  'casino-rules': read('pages/casino-rules', casinoRules),
  'age-restrictions': read('pages/age-restrictions', ageRestrictions),
  'responsible-gambling': read('pages/responsible-gambling', responsibleGambling),
  'payment-methods': read('pages/payment-methods', paymentMethods),
};
