import { z } from 'zod';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { pages } from '#lib/pages/pages.ts';
import { pageAt, redirectAt } from '#lib/pages/paths.ts';
import { documentKinds, documentPathGroq, documentSources, isOnAnotherSite, termsPath } from '../pages/page-index-query.ts';
import {
  actionOf,
  editorial,
  isSafeHref,
  localHref,
  localProse,
  pictureGroq,
  pictureSchema,
  proseSchema,
} from '../query/fragments.ts';
import { documentOf, documentsOf, listOf } from '../query/tolerant.ts';
import type { Action, Footer } from '../types.ts';
import { sidePanelSlug } from './banners/side-panel-href.ts';

const title = 'coalesce(title[$lang], title[$alias], title.en, name)';
const linkSchema = z.object({ label: z.string(), url: z.string() });
const markSchema = z.object({
  name: z.string(),
  number: z.string().nullish(),
  url: z.string().nullish(),
  picture: pictureSchema,
});

/** XTR-05: each part has a query of its own. Toggles and link lists. */
export const footerPart = {
  groq: `${editorial('footer')}{
    toggles, infoLinks[]{label, url}, contactLinks[]{label, url}, body, externalTermsUrl
  }[0]`,
  types: ['footer'],
  shape: documentOf(
    'footer',
    z.object({
      toggles: z
        .object({
          termsAndConditions: z.boolean().nullish(),
          content: z.boolean().nullish(),
          licenceLogos: z.boolean().nullish(),
        })
        .nullish(),
      infoLinks: listOf('link', linkSchema),
      contactLinks: listOf('link', linkSchema),
      body: proseSchema,
      externalTermsUrl: z.string().nullish(),
    }),
  ),
} as const;

/** What the market's record adds to the footer. */
export const footerMarketPart = {
  groq: `*[_type == "market" && id == $market][0]{
    "licences": licences[]->{"name": ${title}, number, url, "picture": logo${pictureGroq}},
    disableLiveChat,
    protectionBar,
    "methods": paymentMethods[!defined(method->capability)].method->{"title": ${title}}.title
  }`,
  types: ['market', 'licence', 'paymentMethod', 'sanity.imageAsset'],
  shape: documentOf(
    'market',
    z.object({
      disableLiveChat: z.boolean().nullish(),
      protectionBar: z.boolean().nullish(),
      licences: listOf('licence', markSchema),
      methods: listOf('paymentMethod', z.string()),
    }),
  ),
} as const;

/** Whether the chat is switched off in every market. */
export const footerChatPart = {
  groq: `*[_type == "liveChat"][0]{disableLiveChat}`,
  types: ['liveChat'],
  shape: documentOf('liveChat', z.object({ disableLiveChat: z.boolean().nullish() })),
} as const;

/** Pages with a document each that links may lead to; the others of this kind are in a query of their own. */
const linkedPages = documentKinds.filter((kind) => pages[kind].isInFooter && kind !== '/[page]');
const linkedGroq = linkedPages.map(
  (kind) => `...${editorial(pages[kind].source, documentSources[kind]?.condition)}{"pageUrl": ${documentPathGroq(kind)}}`,
);

/** The pages and side panels that the market has, which links may lead to. */
export const footerPagesPart = {
  groq: `[
    ...${editorial('staticPage', '(!defined(onlyShowMarkets) || count(onlyShowMarkets) == 0 || $market in onlyShowMarkets[]->id)')}{pageUrl, termsLink},
    ${linkedGroq.join(', ')},
    ...${editorial('sidePanel')}{"pageUrl": "#panel-" + slug.current}
  ]`,
  types: ['staticPage', ...linkedPages.map((kind) => pages[kind].source), 'sidePanel', 'market'],
  shape: documentsOf('staticPage', z.object({ pageUrl: z.string(), termsLink: z.string().nullish() })),
} as const;

export const footerLogosPart = {
  groq: `*[_type == "regulationLogo"] | order(order asc, _id asc){"name": ${title}, number, url, "picture": logo${pictureGroq}}`,
  types: ['regulationLogo', 'sanity.imageAsset'],
  shape: documentsOf('regulationLogo', markSchema),
} as const;

interface RawFooter {
  readonly footer: z.output<typeof footerPart.shape>;
  readonly market: z.output<typeof footerMarketPart.shape>;
  readonly chat: z.output<typeof footerChatPart.shape>;
  readonly pages: z.output<typeof footerPagesPart.shape>;
  readonly regulators: z.output<typeof footerLogosPart.shape>;
}

/** RTE-12: the address of terms on another site. */
function termsElsewhere({ footer, pages }: RawFooter): string | undefined {
  const links = [footer?.externalTermsUrl, pages.find(({ pageUrl }) => pageUrl === termsPath)?.termsLink];
  return links.find(isOnAnotherSite);
}

/** CNT-22: the footer of a market and language, without the parts that its toggles switch off. */
export function toFooter(raw: RawFooter, locale: SiteLocale): Footer {
  const { footer, market, chat, regulators, pages } = raw;
  const toggles = footer?.toggles ?? {};
  const hasNoChat = market?.disableLiveChat === true || chat?.disableLiveChat === true;
  const elsewhere = termsElsewhere(raw);
  // RTE-18: no links to help, texts and side panels that this market does not have, and none to what is no page.
  const isMissing = (url: string) => {
    if (sidePanelSlug(url)) return !pages.some(({ pageUrl }) => pageUrl === url);
    const [path = ''] = url.split(/[?#]/);
    if (path === '/contact-live-chat' && hasNoChat) return true;
    if (!path.startsWith('/')) return false;
    const page = pageAt(path);
    if (!page) return redirectAt(path) === undefined;
    return page.isInFooter && !pages.some(({ pageUrl }) => pageUrl === path);
  };
  const toLink = ({ label, url }: z.output<typeof linkSchema>): Action[] => {
    if (url === termsPath && toggles.termsAndConditions === false) return [];
    const away = url === termsPath && elsewhere ? actionOf(locale, label, elsewhere, true) : null;
    return [away ?? (isMissing(url) ? null : actionOf(locale, label, url))].filter((link) => link !== null);
  };
  const toMark = ({ number, url, ...rest }: z.output<typeof markSchema>) => ({
    ...rest,
    number: number ?? null,
    url: url && isSafeHref(url) && !isMissing(url) ? localHref(locale, url) : null,
  });
  const hrefOf = (path: string) => (isMissing(path) ? null : localHref(locale, path));
  const licences = (market?.licences ?? []).map(toMark);
  return {
    infoLinks: (footer?.infoLinks ?? []).flatMap(toLink),
    contactLinks: (footer?.contactLinks ?? []).flatMap(toLink),
    body: toggles.content === false ? [] : localProse(locale, footer?.body ?? []),
    licences: toggles.licenceLogos === false ? [] : licences,
    regulators: regulators.map(toMark),
    paymentMethods: market?.methods ?? [],
    termsElsewhere: elsewhere ?? null,
    protectionBar: market?.protectionBar === true ? { licences } : null,
    pages: {
      selfTest: hrefOf('/self-test'),
      ages: hrefOf('/age-restrictions'),
      payments: hrefOf('/payment-methods'),
      safety: hrefOf('/responsible-gambling'),
    },
  };
}
