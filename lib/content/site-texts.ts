import 'server-only';
import { z } from 'zod';
import { actionOf, editorial, pictureGroq, pictureSchema, proseSchema } from './fragments.ts';
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
  return (await readContent(staticPageQuery, { ...contentParams(context), pageId })) ?? undefined;
}

const link = z.object({ label: z.string(), url: z.string() });
const mark = z.object({ name: z.string(), number: z.string().nullish(), url: z.string().nullish(), picture: pictureSchema });

const footerQuery = contentQuery({
  groq: `{
    "footer": ${editorial('footer')}{
      toggles, infoLinks[]{label, url}, contactLinks[]{label, url}, body, externalTermsUrl
    }[0],
    "market": *[_type == "market" && id == $market][0]{
      "licences": licences[]->{name, number, url, "picture": logo${pictureGroq}},
      "methods": paymentMethods[].method->{"title": coalesce(title[$lang], title[$alias], title.en, title)}.title
    },
    "regulators": *[_type == "regulationLogo"] | order(_id asc){name, number, url, "picture": logo${pictureGroq}}
  }`,
  types: ['footer', 'market', 'licence', 'regulationLogo', 'paymentMethod', 'sanity.imageAsset'],
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
    regulators: z.array(mark),
  }),
});

function toLinks(links: readonly { label: string; url: string }[] | null | undefined): Action[] {
  return (links ?? []).flatMap(({ label, url }) => actionOf(label, url) ?? []);
}

/** CNT-22, CNT-23: the footer with its toggles; `/terms` gives way to an external terms link where there is one (RTE-12). */
export async function readFooter(context: PageContext): Promise<Footer> {
  const { footer, market, regulators } = await readContent(footerQuery, contentParams(context));
  const toggles = footer?.toggles ?? {};
  const marks = (list: readonly z.output<typeof mark>[]) =>
    list.map(({ number, url, ...rest }) => ({ ...rest, number: number ?? null, url: url ?? null }));
  const infoLinks = toLinks(footer?.infoLinks).flatMap((action): Action[] => {
    if (action.href !== '/terms') return [action];
    if (toggles.termsAndConditions === false) return [];
    return [footer?.externalTermsUrl ? { ...action, href: footer.externalTermsUrl, newTab: true } : action];
  });
  return {
    infoLinks,
    contactLinks: toLinks(footer?.contactLinks),
    body: toggles.content === false ? [] : (footer?.body ?? []),
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
