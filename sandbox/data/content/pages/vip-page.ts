import { keyed } from '#sandbox/data/content/document.ts';
import { addRotatedScene } from '#sandbox/data/content/images/editorial-images.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { vipCopy } from '#sandbox/data/copy/catalogs.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from '../destinations.ts';

/** The page of the loyalty levels (CNT-20). */
export function buildVipPage(context: LocaleContext): ContentDocument {
  const { title, hero, levels, faq, cta } = context.localize(vipCopy);
  return context.document('vipPage', '', {
    title,
    hero: {
      title: hero.title,
      text: hero.text,
      image: addRotatedScene(context, 'vip', ['lounge', 'crown'], 'landscape', 1600, 900, hero.title),
      cta: { label: hero.button, url: destinations.contact },
    },
    levels: keyed(
      'level',
      levels.map(({ name, requirement, benefits }) => ({
        name,
        requirement,
        benefits: benefits.map((text) => context.fill(text)),
      })),
    ),
    faq: { title: faq.title, entries: keyed('entry', faq.entries) },
    cta: { title: cta.title, text: cta.text, cta: { label: cta.button, url: '/responsible-gambling' } },
  });
}
