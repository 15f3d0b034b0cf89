import { z } from 'zod';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { actionOf, linkSchema, pictureGroq, pictureSchema } from '../../query/fragments.ts';
import { partOf } from '../../query/tolerant.ts';
import type { Action, HeroContent } from '../../types.ts';

export const heroGroq = `hero{title, text, cta{label, url}, "picture": select(defined(image) => image${pictureGroq})}`;

export const heroSchema = z.object({
  title: z.string(),
  text: z.string().nullish(),
  picture: partOf('picture', pictureSchema),
  cta: linkSchema,
});

/** The hero of a page; `fallback` is its action if the hero has none. */
export function toHero(locale: SiteLocale, raw: z.output<typeof heroSchema>, fallback: Action | null = null): HeroContent {
  const { title, text, picture, cta } = raw;
  return { title, text: text ?? '', picture, action: actionOf(locale, cta?.label, cta?.url) ?? fallback };
}
