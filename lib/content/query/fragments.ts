import { z } from 'zod';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import type { Action, Picture, Prose } from '../types.ts';
import { placedGroq } from './placement.ts';

/** The highest first. Without the default, a document without a priority would come before all others. */
export const priorityGroq = 'coalesce(priority, 0) desc';

/** By priority; of the same, those for some markets before those for every one, then the last changed. */
export const orderGroq = `${priorityGroq}, select(count(market) > 0 => 0, 1) asc, _updatedAt desc`;

/** DEC-CNT-2: editorial documents of a type for the query's market and language, the exact language before its alias. */
export function editorial(type: string, condition = 'true'): string {
  return `*[_type == "${type}"
    && ${placedGroq}
    && ${condition}
  ] | order(select(language->code == $lang => 0, 1) asc, ${orderGroq})`;
}

export const pictureGroq = `{
  "url": asset->url,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "placeholder": asset->metadata.lqip,
  "tint": asset->metadata.palette.dominant.background,
  alt
}`;

export const pictureSchema = z
  .object({
    url: z.url({ protocol: /^https?$/ }),
    width: z.number().positive(),
    height: z.number().positive(),
    placeholder: z.string().nullish(),
    tint: z.string().nullish(),
    alt: z.string().nullish(),
  })
  .transform(
    ({ placeholder, tint, alt, ...rest }): Picture => ({
      ...rest,
      alt: alt ?? '',
      placeholder: placeholder ?? null,
      tint: tint ?? null,
    }),
  );

export const targetingSchema = z.object({
  authorized: z.enum(['authorized', 'not-authorized', 'both']).nullish(),
  targetAudience: z
    .object({
      option: z.enum(['noLimit', 'group', 'csv']).nullish(),
      groups: z.array(z.string()).nullish(),
      playerIds: z.string().nullish(),
    })
    .nullish(),
});
export const targetingGroq = 'authorized, targetAudience{option, groups, playerIds}';

/** True for a path of this site, a fragment or an https address. */
export function isSafeHref(href: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(href) || /^#[\w-]+$/.test(href) || /^https:\/\//i.test(href);
}

export const linkSchema = z.object({ label: z.string().nullish(), url: z.string().nullish() }).nullish();

/** An editor's link to the sign-in; it opens the dialog over the page with the link, which the player then returns to. */
const signInPath = '/?login=1';

/** Adds the locale to a path, because editors write paths without one. Fragments and https addresses are unchanged. */
export function localHref(locale: SiteLocale, href: string): string {
  if (!href.startsWith('/')) return href;
  if (href === signInPath) return '#sign-in';
  return href === '/' ? `/${locale.locale}` : `/${locale.locale}${href}`;
}

/** An editor's link to the registration, from which the new player returns to this path; other links are unchanged. */
export function withReturn(href: string | null | undefined, path: string): string | null | undefined {
  return href === '/signup' ? `/signup?return=${encodeURIComponent(path)}` : href;
}

/** A link into the site that carries a bonus code (DEC-X-4). */
export function withBonusCode(href: string | null | undefined, code: string | null | undefined): string | null | undefined {
  if (!href?.startsWith('/') || !code || href === signInPath) return href;
  const url = new URL(href, 'http://own');
  url.searchParams.set('bonusCode', code);
  return url.pathname + url.search + url.hash;
}

/** A labelled link in this locale, or null if a part is missing or the address is not safe. */
export function actionOf(
  locale: SiteLocale,
  label: string | null | undefined,
  href: string | null | undefined,
  newTab = false,
): Action | null {
  return label && href && isSafeHref(href) ? { label, href: localHref(locale, href), newTab } : null;
}

const blockSchema = z.looseObject({
  _type: z.string(),
  _key: z.string().optional(),
  children: z.array(z.looseObject({ _type: z.string() })).default([]),
  markDefs: z.array(z.looseObject({ _type: z.string(), _key: z.string(), href: z.string().optional() })).optional(),
});

export const proseSchema = z
  .array(blockSchema)
  .nullish()
  .transform((blocks): Prose => blocks ?? []);

/** Adds the locale to the links of prose and disables unsafe ones. */
export function localProse(locale: SiteLocale, prose: Prose): Prose {
  return prose.map((block) => ({
    ...block,
    markDefs: (block.markDefs ?? []).map((mark) => {
      const href: unknown = 'href' in mark ? mark.href : undefined;
      return typeof href === 'string' ? { ...mark, href: isSafeHref(href) ? localHref(locale, href) : '#' } : mark;
    }),
  }));
}
