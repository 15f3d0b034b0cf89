import 'server-only';
import { z } from 'zod';
import { contentParams, type PageContext } from '../pages/params.ts';
import { editorial, localProse, pictureGroq, pictureSchema, proseSchema } from '../query/fragments.ts';
import { contentQuery, readContent } from '../query/read.ts';
import { documentOf, orNull, partOf, textSchema } from '../query/tolerant.ts';
import type { Footer, Seo, StaticPage } from '../types.ts';
import { footerChatPart, footerLogosPart, footerMarketPart, footerPagesPart, footerPart, toFooter } from './footer.ts';

/** RTE-11: a static page may be for some markets only. */
export const shownStaticGroq = '(!defined(onlyShowMarkets) || count(onlyShowMarkets) == 0 || $market in onlyShowMarkets[]->id)';

const staticPageQuery = contentQuery({
  groq: `${editorial('staticPage', `pageId == $pageId && ${shownStaticGroq}`)}{
    pageId, title, body, "updatedAt": coalesce(updatedAt, _updatedAt)
  }[0]`,
  types: ['staticPage'],
  shape: documentOf('staticPage', z.object({ pageId: z.string(), title: z.string(), body: proseSchema, updatedAt: z.string() })),
});

/** RTE-11, RTE-18: a static page; undefined if the market has none. */
export async function findStaticPage(context: PageContext, pageId: string): Promise<StaticPage | undefined> {
  const page = await readContent(staticPageQuery, { ...contentParams(context), pageId });
  return page ? { ...page, body: localProse(context.locale, page.body) } : undefined;
}

const footerQuery = contentQuery(footerPart);
const footerMarketQuery = contentQuery(footerMarketPart);
const footerChatQuery = contentQuery(footerChatPart);
const footerPagesQuery = contentQuery(footerPagesPart);
const footerLogosQuery = contentQuery(footerLogosPart);

/** CNT-22, CNT-23, RTE-12: the footer with its toggles. */
export async function readFooter(context: PageContext): Promise<Footer> {
  const params = contentParams(context);
  const [footer, market, chat, pages, regulators] = await Promise.all([
    readContent(footerQuery, params),
    readContent(footerMarketQuery, params),
    readContent(footerChatQuery, params),
    readContent(footerPagesQuery, params),
    readContent(footerLogosQuery, params),
  ]);
  return toFooter({ footer, market, chat, pages, regulators }, context.locale);
}

const seoQuery = contentQuery({
  groq: `${editorial('seoText', 'path == $path')}{
    title, description, "heading": h1, noindex, body, "picture": select(defined(ogImage) => ogImage${pictureGroq})
  }[0]`,
  types: ['seoText', 'sanity.imageAsset'],
  shape: documentOf(
    'seoText',
    z.object({
      title: z.string(),
      description: textSchema,
      heading: orNull(z.string()),
      noindex: z.boolean().nullish(),
      body: proseSchema,
      picture: partOf('picture', pictureSchema),
    }),
  ),
});

/** CNT-24: the search-engine texts of a path (`/promotions`); undefined if editors wrote none. */
export async function findSeo(context: PageContext, path: string): Promise<Seo | undefined> {
  const raw = await readContent(seoQuery, { ...contentParams(context), path });
  if (!raw) return undefined;
  const { body, ...texts } = raw;
  return { ...texts, noindex: raw.noindex === true, picture: raw.picture ?? undefined, text: localProse(context.locale, body) };
}
