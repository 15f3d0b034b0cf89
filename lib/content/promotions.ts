import 'server-only';
import { z } from 'zod';
import { isVisibleTo } from './audience.ts';
import {
  actionOf,
  editorial,
  localProse,
  pictureGroq,
  pictureSchema,
  proseSchema,
  targetingGroq,
  targetingSchema,
} from './fragments.ts';
import { contentParams, type PageContext } from './params.ts';
import { contentQuery, readContent } from './read.ts';
import type { Promotion, PromotionCard, PromotionCategory, PromotionTag } from './types.ts';

const localised = 'coalesce(title[$lang], title[$alias], title.en, title)';
const cardGroq = `
  "id": _id, "slug": slug.current, title, teaser, priority, ${targetingGroq}, endsAt, showInHome,
  "category": category->{"slug": slug.current, "title": ${localised}},
  "tags": tags[]->{"slug": slug.current, "title": ${localised}},
  "picture": image${pictureGroq}`;

const named = z.object({ slug: z.string(), title: z.string() });
const cardSchema = targetingSchema.extend({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  teaser: z.string().nullish(),
  endsAt: z.string().nullish(),
  showInHome: z.boolean().nullish(),
  category: named,
  tags: z.array(named).nullish(),
  picture: pictureSchema,
});

const ctaSchema = z.object({ label: z.string().nullish(), url: z.string().nullish() }).nullish();

const types = ['promotion', 'promotionCategory', 'promotionTag', 'sanity.imageAsset'] as const;

const listQuery = contentQuery({ groq: `${editorial('promotion')}{${cardGroq}}`, types, shape: z.array(cardSchema) });

const detailQuery = contentQuery({
  groq: `${editorial('promotion', 'slug.current == $slug')}{${cardGroq}, body, terms, ctaAuthorised{label, url}, ctaAnonymous{label, url}}[0]`,
  types,
  shape: cardSchema
    .extend({ body: proseSchema, terms: z.array(z.string()).nullish(), ctaAuthorised: ctaSchema, ctaAnonymous: ctaSchema })
    .nullable(),
});

const categoriesQuery = contentQuery({
  groq: `*[_type == "promotionCategory"] | order(order asc, slug.current asc){"slug": slug.current, "title": ${localised}}`,
  types: ['promotionCategory'],
  shape: z.array(named),
});

function toCard(raw: z.output<typeof cardSchema>): PromotionCard {
  return {
    id: raw.id,
    slug: raw.slug,
    title: raw.title,
    teaser: raw.teaser ?? '',
    category: raw.category,
    tags: raw.tags ?? [],
    picture: raw.picture,
    endsAt: raw.endsAt ?? null,
  };
}

/** CNT-29: the promotions that this audience may see, newest first within their priority; one per slug, the exact language first. */
export async function listPromotions(context: PageContext): Promise<readonly PromotionCard[]> {
  const found = await readContent(listQuery, contentParams(context));
  const seen = new Set<string>();
  const cards: PromotionCard[] = [];
  for (const raw of found) {
    if (seen.has(raw.slug)) continue;
    seen.add(raw.slug);
    if (isVisibleTo(context.audience, raw)) cards.push(toCard(raw));
  }
  return cards;
}

/** One promotion, or undefined where there is none for this audience. */
export async function findPromotion(context: PageContext, category: string, slug: string): Promise<Promotion | undefined> {
  const raw = await readContent(detailQuery, { ...contentParams(context), slug });
  if (!raw || raw.category.slug !== category || !isVisibleTo(context.audience, raw)) return undefined;
  const cta = context.audience === 'visitor' ? raw.ctaAnonymous : raw.ctaAuthorised;
  const { locale } = context;
  return {
    ...toCard(raw),
    body: localProse(locale, raw.body),
    terms: raw.terms ?? [],
    action: actionOf(locale, cta?.label, cta?.url),
  };
}

export async function listPromotionCategories(context: PageContext): Promise<readonly PromotionCategory[]> {
  const { lang, alias } = contentParams(context);
  return readContent(categoriesQuery, { lang, alias });
}

/** The tags in use among these promotions, each once, in their order of appearance. */
export function tagsOf(promotions: readonly PromotionCard[]): readonly PromotionTag[] {
  return [...new Map(promotions.flatMap(({ tags }) => tags).map((tag) => [tag.slug, tag])).values()];
}
