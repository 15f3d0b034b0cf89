import 'server-only';
import { z } from 'zod';
import { marketRoute } from '#lib/core/market/market-route.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { contentParams, type PageContext } from '../pages/params.ts';
import { editorial, localProse, pictureGroq, pictureSchema, proseSchema } from '../query/fragments.ts';
import { contentQuery, readContent, readPublished } from '../query/read.ts';
import { documentOf, documentsOf, listOf, orNull, partOf } from '../query/tolerant.ts';
import type { PaymentMethodRow, PaymentMethodsPage } from '../types.ts';

const rowsGroq = `{
  "code": method->code, "title": coalesce(method->title[$lang], method->title[$alias], method->title.en),
  "logo": select(defined(method->logo) => method->logo${pictureGroq}), "capability": method->capability,
  min, max, "processTime": coalesce(processTime.value, processTime), minWithdraw, maxWithdraw, withdrawTime
}`;

const rowSchema = z.object({
  code: z.string(),
  title: z.string(),
  logo: partOf('picture', pictureSchema),
  capability: z.string().nullish(),
  min: orNull(z.number()),
  max: orNull(z.number()),
  processTime: orNull(z.string()),
  minWithdraw: orNull(z.number()),
  maxWithdraw: orNull(z.number()),
  withdrawTime: orNull(z.string()),
});

function toRows(rows: readonly z.output<typeof rowSchema>[]): readonly PaymentMethodRow[] {
  return rows.filter(({ capability }) => !capability).map(({ capability: _, ...row }) => row);
}

const marketQuery = contentQuery({
  groq: `*[_type == "market" && id == $market][0].paymentMethods[]${rowsGroq}`,
  types: ['market', 'paymentMethod', 'sanity.imageAsset'],
  shape: listOf('paymentMethod', rowSchema),
});

/** CNT-21: the payment methods of a market with limits and times, without those that need a flag of the player. */
export async function listPaymentMethods(context: PageContext): Promise<readonly PaymentMethodRow[]> {
  return toRows(await readContent(marketQuery, contentParams(context)));
}

const marksQuery = contentQuery({
  groq: `*[_type == "paymentMethod" && defined(code)]{
    code, "title": coalesce(title[$lang], title[$alias], title.en), "logo": select(defined(logo) => logo${pictureGroq})
  }`,
  types: ['paymentMethod', 'sanity.imageAsset'],
  shape: documentsOf('paymentMethod', z.object({ code: z.string(), title: z.string(), logo: partOf('picture', pictureSchema) })),
});

/** DEP-02: title and logo of every payment method, including those that need a flag of the player. */
export async function listMethodMarks(
  context: PageContext,
): Promise<readonly Pick<PaymentMethodRow, 'code' | 'title' | 'logo'>[]> {
  const { lang, alias } = contentParams(context);
  return readContent(marksQuery, { lang, alias });
}

/** The titles of all payment methods by code; usable outside a page request. */
export async function readMethodNames(context: PageContext): Promise<ReadonlyMap<string, string>> {
  const { lang, alias } = contentParams(context);
  return new Map((await readPublished(marksQuery, { lang, alias })).map(({ code, title }) => [code, title]));
}

const pageQuery = contentQuery({
  groq: `${editorial('paymentMethodsPage', 'route == $route')}[0]{
    title, intro, faq[]{question, answer}, "rows": rows[]${rowsGroq}
  }`,
  types: ['paymentMethodsPage', 'paymentMethod', 'market', 'language', 'sanity.imageAsset'],
  shape: documentOf(
    'paymentMethodsPage',
    z.object({
      title: z.string(),
      intro: proseSchema,
      rows: listOf('paymentMethod', rowSchema),
      faq: listOf('question', z.object({ question: z.string(), answer: z.string() })),
    }),
  ),
});

/** RTE-17: the payment methods page of the market and language of `own`; its links keep the locale of `reader`. */
export async function findPaymentMethodsPage(reader: PageContext, own: SiteLocale): Promise<PaymentMethodsPage | undefined> {
  const raw = await readContent(pageQuery, { ...contentParams({ ...reader, locale: own }), route: marketRoute(own) });
  return raw ? { ...raw, intro: localProse(reader.locale, raw.intro), rows: toRows(raw.rows) } : undefined;
}
