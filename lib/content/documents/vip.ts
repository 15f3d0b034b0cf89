import 'server-only';
import { z } from 'zod';
import { contentParams, type PageContext } from '../pages/params.ts';
import { actionOf, editorial, linkSchema } from '../query/fragments.ts';
import { contentQuery, readContent } from '../query/read.ts';
import { documentOf, listOf, partOf } from '../query/tolerant.ts';
import type { VipPage } from '../types.ts';
import { heroGroq, heroSchema, toHero } from './banners/hero.ts';

const question = z.object({ question: z.string(), answer: z.string() });

const vipQuery = contentQuery({
  groq: `${editorial('vipPage')}{
    title, "hero": ${heroGroq},
    levels[]{name, requirement, benefits}, faq{title, entries[]{question, answer}}, cta{title, text, cta{label, url}}
  }[0]`,
  types: ['vipPage', 'sanity.imageAsset'],
  shape: documentOf(
    'vipPage',
    z.object({
      title: z.string(),
      hero: partOf('hero', heroSchema),
      levels: listOf(
        'level',
        z.object({ name: z.string(), requirement: z.string().nullish(), benefits: listOf('benefit', z.string()) }),
      ),
      faq: partOf('faq', z.object({ title: z.string().nullish(), entries: listOf('question', question) })),
      cta: partOf('cta', z.object({ title: z.string().nullish(), text: z.string().nullish(), cta: linkSchema })),
    }),
  ),
});

/** CNT-20: the loyalty page of a market; undefined where there is none. */
export async function findVipPage(context: PageContext): Promise<VipPage | undefined> {
  const raw = await readContent(vipQuery, contentParams(context));
  if (!raw) return undefined;
  const { locale } = context;
  const { title, hero, levels, faq, cta } = raw;
  return {
    title,
    hero: toHero(locale, hero ?? { title, picture: null }),
    levels: levels.map(({ requirement, ...level }) => ({ ...level, requirement: requirement ?? '' })),
    faq: faq && faq.entries.length > 0 ? { title: faq.title ?? null, entries: faq.entries } : null,
    closing: cta && { title: cta.title ?? '', text: cta.text ?? '', action: actionOf(locale, cta.cta?.label, cta.cta?.url) },
  };
}
