import 'server-only';
import { z } from 'zod';
import type { SiteLocale } from '#lib/market/markets.ts';
import { actionOf, editorial, localProse, pictureGroq, pictureSchema, proseSchema } from './fragments.ts';
import { contentParams, type PageContext } from './params.ts';
import { contentQuery, readContent } from './read.ts';
import type { LandingPage, LandingSection } from './types.ts';

const cta = z.object({ label: z.string().nullish(), url: z.string().nullish() }).nullish();
const keyed = { _key: z.string() };

const sectionSchema = z.discriminatedUnion('_type', [
  z.object({ ...keyed, _type: z.literal('hero'), title: z.string(), text: z.string().nullish(), picture: pictureSchema, cta }),
  z.object({ ...keyed, _type: z.literal('text'), title: z.string().nullish(), body: proseSchema }),
  z.object({
    ...keyed,
    _type: z.literal('steps'),
    title: z.string(),
    items: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  z.object({
    ...keyed,
    _type: z.literal('faq'),
    title: z.string(),
    entries: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  z.object({ ...keyed, _type: z.literal('cta'), title: z.string(), text: z.string().nullish(), cta }),
]);

const sectionsGroq = `sections[_type in ["hero", "text", "steps", "faq", "cta"]]{
  _key, _type, title, text, body, items[]{title, text}, entries[]{question, answer}, cta{label, url},
  "picture": select(defined(image) => image${pictureGroq})
}`;

const landingShape = z.object({ title: z.string(), sections: z.array(sectionSchema).nullish() }).nullable();
const landingQuery = contentQuery({
  groq: `${editorial('landingPage', 'id == $id')}{title, "sections": ${sectionsGroq}}[0]`,
  types: ['landingPage', 'sanity.imageAsset'],
  shape: landingShape,
});
const promoQuery = contentQuery({
  groq: `${editorial('promoLanding', 'slug.current == $id')}{title, "sections": ${sectionsGroq}}[0]`,
  types: ['promoLanding', 'sanity.imageAsset'],
  shape: landingShape,
});

function toSections(section: z.output<typeof sectionSchema>, locale: SiteLocale): LandingSection[] {
  const { _key: key } = section;
  switch (section._type) {
    case 'hero': {
      const { title, text, picture } = section;
      return [
        { kind: 'hero', key, title, text: text ?? '', picture, action: actionOf(locale, section.cta?.label, section.cta?.url) },
      ];
    }
    case 'text':
      return [{ kind: 'text', key, title: section.title ?? null, body: localProse(locale, section.body) }];
    case 'steps':
      return [{ kind: 'steps', key, title: section.title, steps: section.items }];
    case 'faq':
      return [{ kind: 'faq', key, title: section.title, entries: section.entries }];
    case 'cta': {
      const action = actionOf(locale, section.cta?.label, section.cta?.url);
      return action ? [{ kind: 'cta', key, title: section.title, text: section.text ?? '', action }] : [];
    }
  }
}

function toLanding(raw: z.output<typeof landingShape>, { locale }: PageContext): LandingPage | undefined {
  if (!raw) return undefined;
  return { title: raw.title, sections: (raw.sections ?? []).flatMap((section) => toSections(section, locale)) };
}

/** RTE-05: a landing page by its id; undefined where this market and language has none. */
export async function findLanding(context: PageContext, id: string): Promise<LandingPage | undefined> {
  return toLanding(await readContent(landingQuery, { ...contentParams(context), id }), context);
}

/** RTE-04: a promo landing by its slug. */
export async function findPromoLanding(context: PageContext, slug: string): Promise<LandingPage | undefined> {
  return toLanding(await readContent(promoQuery, { ...contentParams(context), id: slug }), context);
}
