import { createDocument, documentId, localeText, slugField } from '#sandbox/data/content/document.ts';
import { type SiteCopy, siteCopy } from '#sandbox/data/copy/catalogs.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

export const categorySlugs = ['casino', 'live', 'sports', 'vip'] as const;
type CategorySlug = (typeof categorySlugs)[number];

export const tagKeys = {
  new: 'new',
  'free-spins': 'freeSpins',
  cashback: 'cashback',
  weekly: 'weekly',
  deposit: 'deposit',
  tournament: 'tournament',
  'no-wagering': 'noWagering',
  jackpots: 'jackpots',
} as const satisfies Record<string, keyof SiteCopy['promotionTags']>;

const categoryIcons: Readonly<Record<CategorySlug, string>> = { casino: 'slots', live: 'roulette', sports: 'ball', vip: 'crown' };

export function buildPromotionCategories(at: Date): readonly ContentDocument[] {
  return categorySlugs.map((slug, index) =>
    createDocument(at, documentId('promotionCategory', slug), 'promotionCategory', {
      slug: slugField(slug),
      title: localeText(siteCopy, (copy) => copy.promotionCategories[slug]),
      icon: categoryIcons[slug],
      order: index + 1,
    }),
  );
}

export function buildPromotionTags(at: Date): readonly ContentDocument[] {
  return Object.entries(tagKeys).map(([slug, key]) =>
    createDocument(at, documentId('promotionTag', slug), 'promotionTag', {
      slug: slugField(slug),
      title: localeText(siteCopy, (copy) => copy.promotionTags[key]),
    }),
  );
}
