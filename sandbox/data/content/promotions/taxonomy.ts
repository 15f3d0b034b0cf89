import { createDocument, documentId, type LocaleString, slugField } from '#sandbox/data/content/document.ts';
import type { Copy } from '#sandbox/data/copy/copy.ts';
import { en } from '#sandbox/data/copy/en.ts';
import { languages } from '#sandbox/data/copy/languages.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

const categorySlugs = ['casino', 'live', 'sports', 'vip'] as const;
export type CategorySlug = (typeof categorySlugs)[number];

const tagKeys = {
  new: 'new',
  'free-spins': 'freeSpins',
  cashback: 'cashback',
  weekly: 'weekly',
  deposit: 'deposit',
  tournament: 'tournament',
  'no-wagering': 'noWagering',
  jackpots: 'jackpots',
} as const satisfies Record<string, keyof Copy['promotionTags']>;
export type TagSlug = keyof typeof tagKeys;

const categoryIcons: Readonly<Record<CategorySlug, string>> = { casino: 'slots', live: 'roulette', sports: 'ball', vip: 'crown' };

/** A string of the copy in every language. */
export function inEveryLanguage(read: (copy: Copy) => string): LocaleString {
  const texts = Object.fromEntries(Object.entries(languages).map(([code, copy]) => [code, read(copy)]));
  return { ...texts, _type: 'localeString', en: read(en) };
}

export function buildPromotionCategories(at: Date): readonly ContentDocument[] {
  return categorySlugs.map((slug, index) =>
    createDocument(at, documentId('promotionCategory', slug), 'promotionCategory', {
      slug: slugField(slug),
      title: inEveryLanguage((copy) => copy.promotionCategories[slug]),
      icon: categoryIcons[slug],
      order: index + 1,
    }),
  );
}

export function buildPromotionTags(at: Date): readonly ContentDocument[] {
  return Object.entries(tagKeys).map(([slug, key]) =>
    createDocument(at, documentId('promotionTag', slug), 'promotionTag', {
      slug: slugField(slug),
      title: inEveryLanguage((copy) => copy.promotionTags[key]),
    }),
  );
}
