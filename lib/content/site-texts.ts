import 'server-only';
import { z } from 'zod';
import type { SiteLocale } from '#lib/market/markets.ts';
import { actionOf, editorial, isSafeHref, localHref, localProse, pictureGroq, pictureSchema, proseSchema } from './fragments.ts';
import { contentParams, type PageContext } from './params.ts';
import { contentQuery, readContent } from './read.ts';
import type { Action, Footer, Seo, StaticPage } from './types.ts';

const staticPageQuery = contentQuery({
  groq: `${editorial('staticPage', 'pageId == $pageId && (!defined(onlyShowMarkets) || count(onlyShowMarkets) == 0 || $market in onlyShowMarkets[]->id)')}{
    pageId, title, body, "updatedAt": coalesce(updatedAt, _updatedAt)
  }[0]`,
  types: ['staticPage'],
  shape: z.object({ pageId: z.string(), title: z.string(), body: proseSchema, updatedAt: z.string() }).nullable(),
});

/** RTE-11, RTE-18: a static page; undefined where the market has none. */
export async function findStaticPage(context: PageContext, pageId: string): Promise<StaticPage | undefined> {
  const page = await readContent(staticPageQuery, { ...contentParams(context), pageId });
  return page ? { ...page, body: localProse(context.locale, page.body) } : undefined;
}

const title = 'coalesce(title[$lang], title[$alias], title.en, name)';
const link = z.object({ label: z.string(), url: z.string() });
const mark = z.object({ name: z.string(), number: z.string().nullish(), url: z.string().nullish(), picture: pictureSchema });

const footerQuery = contentQuery({
  groq: `{
    "footer": ${editorial('footer')}{
      toggles, infoLinks[]{label, url}, contactLinks[]{label, url}, body, externalTermsUrl
    }[0],
    "market": *[_type == "market" && id == $market][0]{
      "licences": licences[]->{"name": ${title}, number, url, "picture": logo${pictureGroq}},
      "methods": paymentMethods[!defined(method->capability)].method->{"title": ${title}}.title
    },
    "pages": ${editorial('staticPage', '(!defined(onlyShowMarkets) || count(onlyShowMarkets) == 0 || $market in onlyShowMarkets[]->id)')}.pageUrl,
    "regulators": *[_type == "regulationLogo"] | order(_id asc){"name": ${title}, number, url, "picture": logo${pictureGroq}}
  }`,
  types: ['footer', 'staticPage', 'market', 'licence', 'regulationLogo', 'paymentMethod', 'sanity.imageAsset'],
  shape: z.object({
    footer: z
      .object({
        toggles: z
          .object({
            termsAndConditions: z.boolean().nullish(),
            content: z.boolean().nullish(),
            licenceLogos: z.boolean().nullish(),
          })
          .nullish(),
        infoLinks: z.array(link).nullish(),
        contactLinks: z.array(link).nullish(),
        body: proseSchema,
        externalTermsUrl: z.string().nullish(),
      })
      .nullable(),
    market: z.object({ licences: z.array(mark).nullish(), methods: z.array(z.string()).nullish() }).nullable(),
    pages: z.array(z.string()),
    regulators: z.array(mark),
  }),
});

function isMissing(url: string, pages: readonly string[]): boolean {
  return url.startsWith('/') && !pages.includes(url);
}

type RawLinks = readonly { readonly label: string; readonly url: string }[] | null | undefined;

/** Links whose page this market has: a footer never leads to a page that is not there (RTE-18). */
function toLinks(links: RawLinks, pages: readonly string[], locale: SiteLocale): Action[] {
  return (links ?? []).flatMap(({ label, url }) => {
    return (isMissing(url, pages) ? null : actionOf(locale, label, url)) ?? [];
  });
}

/** CNT-22, CNT-23: the footer with its toggles; `/terms` gives way to an external terms link where there is one (RTE-12). */
export async function readFooter(context: PageContext): Promise<Footer> {
  const { locale } = context;
  const { footer, market, regulators, pages } = await readContent(footerQuery, contentParams(context));
  const toggles = footer?.toggles ?? {};
  const marks = (list: readonly z.output<typeof mark>[]) =>
    list.map(({ number, url, ...rest }) => ({
      ...rest,
      number: number ?? null,
      url: url && isSafeHref(url) && !isMissing(url, pages) ? localHref(locale, url) : null,
    }));
  const infoLinks = (footer?.infoLinks ?? []).flatMap((link) => {
    if (link.url !== '/terms') return toLinks([link], pages, locale);
    if (toggles.termsAndConditions === false) return [];
    const external = actionOf(locale, link.label, footer?.externalTermsUrl, true);
    return external ? [external] : toLinks([link], pages, locale);
  });
  return {
    infoLinks,
    contactLinks: toLinks(footer?.contactLinks, pages, locale),
    body: toggles.content === false ? [] : localProse(locale, footer?.body ?? []),
    licences: toggles.licenceLogos === false ? [] : marks(market?.licences ?? []),
    regulators: marks(regulators),
    paymentMethods: market?.methods ?? [],
  };
}

const seoQuery = contentQuery({
  groq: `${editorial('seoText', 'path == $path')}{title, description, "heading": h1, noindex}[0]`,
  types: ['seoText'],
  shape: z
    .object({
      title: z.string(),
      description: z.string().nullish(),
      heading: z.string().nullish(),
      noindex: z.boolean().nullish(),
    })
    .nullable(),
});

/** CNT-24: the search-engine texts of a path (`/promotions`); undefined where editors wrote none. */
export async function findSeo(context: PageContext, path: string): Promise<Seo | undefined> {
  const raw = await readContent(seoQuery, { ...contentParams(context), path });
  if (!raw) return undefined;
  return { title: raw.title, description: raw.description ?? '', heading: raw.heading ?? null, noindex: raw.noindex === true };
}
