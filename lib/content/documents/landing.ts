import 'server-only';
import { z } from 'zod';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { contentParams, type PageContext } from '../pages/params.ts';
import {
  actionOf,
  editorial,
  linkSchema,
  localProse,
  pictureGroq,
  pictureSchema,
  proseSchema,
  withBonusCode,
  withReturn,
} from '../query/fragments.ts';
import { contentQuery, readContent } from '../query/read.ts';
import { documentOf, listOf, partOf } from '../query/tolerant.ts';
import type { LandingPage, LandingSection } from '../types.ts';
import { heroGroq, heroSchema, toHero } from './banners/hero.ts';
import { tileGroq, tileSchema, tilesFor } from './game-tiles.ts';

const keyed = { _key: z.string() };

const sectionSchema = z.discriminatedUnion('_type', [
  z.object({
    ...keyed,
    _type: z.literal('hero'),
    title: z.string(),
    text: z.string().nullish(),
    picture: partOf('picture', pictureSchema),
    cta: linkSchema,
  }),
  z.object({ ...keyed, _type: z.literal('prose'), title: z.string().nullish(), body: proseSchema }),
  z.object({
    ...keyed,
    _type: z.literal('steps'),
    title: z.string(),
    items: listOf('step', z.object({ title: z.string(), text: z.string() })),
  }),
  z.object({
    ...keyed,
    _type: z.literal('faq'),
    title: z.string(),
    entries: listOf('question', z.object({ question: z.string(), answer: z.string() })),
  }),
  z.object({ ...keyed, _type: z.literal('games'), title: z.string(), games: listOf('game', tileSchema), cta: linkSchema }),
  z.object({ ...keyed, _type: z.literal('cta'), title: z.string(), text: z.string().nullish(), cta: linkSchema }),
]);

const sectionsGroq = `sections[_type in ["hero", "prose", "steps", "faq", "games", "cta"]]{
  _key, _type, title, text, body, items[]{title, text}, entries[]{question, answer}, cta{label, url},
  "picture": select(defined(image) => image${pictureGroq}),
  "games": select(_type == "games" => games[]->${tileGroq})
}`;

const landingShape = documentOf('landing', z.object({ title: z.string(), sections: listOf('section', sectionSchema) }));
const landingTypes = ['sanity.imageAsset', 'game', 'gameProvider', 'subProvider', 'market'] as const;
const landingQuery = contentQuery({
  groq: `${editorial('landingPage', 'id == $id')}{title, "sections": ${sectionsGroq}}[0]`,
  types: ['landingPage', ...landingTypes],
  shape: landingShape,
});
const promoShape = documentOf(
  'promoLanding',
  z.object({
    title: z.string(),
    hero: partOf('hero', heroSchema),
    sections: listOf('section', sectionSchema),
    cta: linkSchema,
    terms: listOf('term', z.string()),
    bonusCode: z.string().nullish(),
    campaignId: z.string().nullish(),
  }),
);
const promoQuery = contentQuery({
  groq: `${editorial('promoLanding', 'slug.current == $id')}{
    title, "hero": ${heroGroq},
    "sections": ${sectionsGroq}, cta{label, url}, terms, bonusCode, campaignId
  }[0]`,
  types: ['promoLanding', ...landingTypes],
  shape: promoShape,
});

/** What a page adds to the links of its own buttons. */
type LinkOf = (url: string | null | undefined) => string | null | undefined;

function toSections(section: z.output<typeof sectionSchema>, locale: SiteLocale, linkOf: LinkOf): LandingSection[] {
  const { _key: key } = section;
  switch (section._type) {
    case 'hero': {
      const { title, text, picture, cta } = section;
      return [{ kind: 'hero', key, title, text: text ?? '', picture, action: actionOf(locale, cta?.label, linkOf(cta?.url)) }];
    }
    case 'prose':
      return [{ kind: 'text', key, title: section.title ?? null, body: localProse(locale, section.body) }];
    case 'steps':
      return [{ kind: 'steps', key, title: section.title, steps: section.items }];
    case 'faq':
      return [{ kind: 'faq', key, title: section.title, entries: section.entries }];
    case 'games': {
      const { title, games } = section;
      const tiles = tilesFor(locale.market, games);
      return tiles.length > 0
        ? [{ kind: 'games', key, title, games: tiles, action: actionOf(locale, section.cta?.label, linkOf(section.cta?.url)) }]
        : [];
    }
    case 'cta': {
      const action = actionOf(locale, section.cta?.label, linkOf(section.cta?.url));
      return action ? [{ kind: 'cta', key, title: section.title, text: section.text ?? '', action }] : [];
    }
  }
}

function toLanding(raw: z.output<typeof landingShape>, { locale }: PageContext): LandingPage | undefined {
  if (!raw) return undefined;
  const sections = raw.sections.flatMap((section) => toSections(section, locale, (url) => url));
  return { title: raw.title, campaignId: null, sections };
}

/** RTE-05: a landing page by its id; undefined where this market and language has none. */
export async function findLanding(context: PageContext, id: string): Promise<LandingPage | undefined> {
  return toLanding(await readContent(landingQuery, { ...contentParams(context), id }), context);
}

/**
 * RTE-04: a promo landing by its slug: a hero with the page's button, its sections, and the terms of its offer last. The hero is
 * that of the document, else its first section, else one of the title alone.
 */
export async function findPromoLanding(context: PageContext, slug: string): Promise<LandingPage | undefined> {
  const raw = await readContent(promoQuery, { ...contentParams(context), id: slug });
  if (!raw) return undefined;
  const { title, hero, cta, terms, bonusCode, campaignId = null } = raw;
  const { locale } = context;
  const linkOf: LinkOf = (url) => withBonusCode(withReturn(url, `/promo/${slug}`), bonusCode);
  const action = actionOf(locale, cta?.label, linkOf(cta?.url));
  const sections = raw.sections.flatMap((section) => toSections(section, locale, linkOf));
  const [first, ...others] = sections;
  const isOpened = !hero && first?.kind === 'hero';
  const head: LandingSection = isOpened
    ? { ...first, action: first.action ?? action }
    : { kind: 'hero', key: 'promo-hero', ...toHero(locale, hero ?? { title, picture: null }, action) };
  const foot: LandingSection[] = terms.length > 0 ? [{ kind: 'terms', key: 'promo-terms', terms }] : [];
  return { title, campaignId, sections: [head, ...(isOpened ? others : sections), ...foot] };
}
