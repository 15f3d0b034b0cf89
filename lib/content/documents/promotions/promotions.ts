import 'server-only';
import { z } from 'zod';
import { type Audience, audiences, isVisibleTo, visibleGroq } from '#lib/core/market/audience.ts';
import { uniqueBy } from '#lib/core/unique-by.ts';
import { contentParams, type PageContext } from '../../pages/params.ts';
import {
  actionOf,
  editorial,
  linkSchema,
  localProse,
  pictureGroq,
  pictureSchema,
  proseSchema,
  targetingGroq,
  targetingSchema,
  withReturn,
} from '../../query/fragments.ts';
import { contentQuery, readContent } from '../../query/read.ts';
import { documentOf, documentsOf, listOf, partOf } from '../../query/tolerant.ts';
import type { Promotion, PromotionCard, PromotionCategory, PromotionTag, WageringBase } from '../../types.ts';
import { sidePanelHref } from '../banners/side-panel-href.ts';
import { hiddenScreens, screensGroq, screensSchema } from '../screens.ts';

const localised = 'coalesce(title[$lang], title[$alias], title.en, title)';
const cardGroq = `
  "id": _id, "slug": slug.current, title, teaser, priority, ${targetingGroq}, ${screensGroq}, endsAt, minDeposit, wagering{times, of},
  "category": category->{"slug": slug.current, "title": ${localised}},
  "tags": tags[]->{"slug": slug.current, "title": ${localised}},
  "picture": image${pictureGroq}`;

const wageringBases = ['bonus', 'both', 'winnings'] as const satisfies readonly WageringBase[];

const named = z.object({ slug: z.string(), title: z.string() });
const cardSchema = targetingSchema.extend({
  ...screensSchema.shape,
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  teaser: z.string().nullish(),
  endsAt: z.string().nullish(),
  minDeposit: z.number().positive().nullish().catch(null),
  wagering: z
    .object({ times: z.number().min(0), of: z.enum(wageringBases).nullish() })
    .nullish()
    .catch(null),
  category: named,
  tags: listOf('promotionTag', named),
  picture: partOf('picture', pictureSchema),
});

const types = ['promotion', 'promotionCategory', 'promotionTag', 'sanity.imageAsset'] as const;

const listQuery = contentQuery({
  groq: `${editorial('promotion')}{${cardGroq}}`,
  types,
  shape: documentsOf('promotion', cardSchema),
});

function byAudience<Query>(queryFor: (audience: Audience) => Query): Readonly<Record<Audience, Query>> {
  return Object.fromEntries(audiences.map((audience) => [audience, queryFor(audience)])) as Record<Audience, Query>;
}

/** The first promotions of an audience; reads twice as many as are shown, because two documents may be one promotion in two languages. */
const firstQueries = (condition: string, shown: number) =>
  byAudience((audience) =>
    contentQuery({
      groq: `${editorial('promotion', `${condition} && ${visibleGroq(audience)}`)}[0...${2 * shown}]{${cardGroq}}`,
      types,
      shape: documentsOf('promotion', cardSchema),
    }),
  );

const homeCount = 6;
const categoryCount = 3;
const homeQueries = firstQueries('showInHome == true', homeCount);
const categoryQueries = firstQueries('category->slug.current == $category', categoryCount);

export const promotionGroq = `{${cardGroq}, "publishedAt": coalesce(startsAt, _createdAt), "changedAt": _updatedAt,
  body, terms, campaignId, "panel": ${editorial('sidePanel', '_id == ^.panel._ref')}{"slug": slug.current, title}[0],
  ctaAuthorised{label, url}, ctaAnonymous{label, url}}`;

export const promotionSchema = cardSchema.extend({
  publishedAt: z.string(),
  changedAt: z.string(),
  body: proseSchema,
  terms: listOf('term', z.string()),
  panel: partOf('side panel', named),
  campaignId: z.string().nullish(),
  ctaAuthorised: linkSchema,
  ctaAnonymous: linkSchema,
});

const detailGroq = (condition: string) =>
  `${editorial('promotion', `slug.current == $slug && category->slug.current == $category && ${condition}`)}${promotionGroq}[0]`;
const detailQueries = byAudience((audience) =>
  contentQuery({
    groq: detailGroq(visibleGroq(audience)),
    draftGroq: detailGroq('true'),
    types: [...types, 'sidePanel'],
    shape: documentOf('promotion', promotionSchema),
  }),
);

const categoriesQuery = contentQuery({
  groq: `*[_type == "promotionCategory"] | order(order asc, slug.current asc){"slug": slug.current, "title": ${localised}}`,
  types: ['promotionCategory'],
  shape: documentsOf('promotionCategory', named),
});

function toCard(raw: z.output<typeof cardSchema>): PromotionCard {
  return {
    id: raw.id,
    slug: raw.slug,
    title: raw.title,
    teaser: raw.teaser ?? '',
    category: raw.category,
    tags: raw.tags,
    picture: raw.picture,
    endsAt: raw.endsAt ?? null,
    minDeposit: raw.minDeposit ?? null,
    wagering: raw.wagering ? { times: raw.wagering.times, of: raw.wagering.of ?? 'bonus' } : null,
    hiddenOn: hiddenScreens(raw),
  };
}

/** CNT-29: this audience's promotions by priority, then newest first; one per slug, preferring the exact language. */
export async function listPromotions(context: PageContext): Promise<readonly PromotionCard[]> {
  return cardsFor(context, await readContent(listQuery, contentParams(context)));
}

/** The first six promotions of `listPromotions` that are marked for the front page, by a smaller query. */
export async function listHomePromotions(context: PageContext): Promise<readonly PromotionCard[]> {
  return cardsFor(context, await readContent(homeQueries[context.audience], contentParams(context))).slice(0, homeCount);
}

/** The first three promotions of a category of `listPromotions`, by a smaller query. */
export async function listFirstPromotions(context: PageContext, category: string): Promise<readonly PromotionCard[]> {
  const found = await readContent(categoryQueries[context.audience], { ...contentParams(context), category });
  return cardsFor(context, found).slice(0, categoryCount);
}

function cardsFor(context: PageContext, found: readonly z.output<typeof cardSchema>[]): readonly PromotionCard[] {
  const visible = found.filter((raw) => isVisibleTo(context.audience, raw));
  return uniqueBy(visible, ({ slug }) => slug).map(toCard);
}

/** One promotion; undefined if this audience has none with this slug in this category. An editor who sees drafts gets those of every audience. */
export async function findPromotion(context: PageContext, category: string, slug: string): Promise<Promotion | undefined> {
  const raw = await readContent(detailQueries[context.audience], { ...contentParams(context), category, slug });
  if (!raw) return undefined;
  const audience = raw.authorized === 'not-authorized' ? 'visitor' : 'd0';
  return toPromotion(raw, isVisibleTo(context.audience, raw) ? context : { ...context, audience });
}

export function toPromotion(raw: z.output<typeof promotionSchema>, { locale, audience }: PageContext): Promotion {
  const cta = audience === 'visitor' ? raw.ctaAnonymous : raw.ctaAuthorised;
  const path = `/promotions/${raw.category.slug}/${raw.slug}`;
  return {
    ...toCard(raw),
    body: localProse(locale, raw.body),
    terms: raw.terms,
    panel: raw.panel && actionOf(locale, raw.panel.title, sidePanelHref(raw.panel.slug)),
    publishedAt: raw.publishedAt,
    changedAt: raw.changedAt,
    action: actionOf(locale, cta?.label, withReturn(cta?.url, path)),
    campaignId: raw.campaignId ?? null,
  };
}

export async function listPromotionCategories(context: PageContext): Promise<readonly PromotionCategory[]> {
  const { lang, alias } = contentParams(context);
  return readContent(categoriesQuery, { lang, alias });
}

/** The tags of these promotions without duplicates, in order of appearance. */
export function tagsOf(promotions: readonly PromotionCard[]): readonly PromotionTag[] {
  return uniqueBy(
    promotions.flatMap(({ tags }) => tags),
    ({ slug }) => slug,
  );
}
