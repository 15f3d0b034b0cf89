import { keyed } from '#sandbox/data/content/document.ts';
import { hangTurn } from '#sandbox/data/content/pictures.ts';
import type { Place } from '#sandbox/data/content/place.ts';
import { vipCopy } from '#sandbox/data/copy/vip/languages.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from './destinations.ts';

/** CNT-20: the page of the loyalty levels. */
export function buildVipPage(place: Place): ContentDocument {
  const { title, hero, levels, faq, cta } = place.speak(vipCopy);
  return place.document('vipPage', '', {
    title,
    hero: {
      title: hero.title,
      text: hero.text,
      image: hangTurn(place, 'vip', ['lounge', 'crown'], 'landscape', 1600, 900, hero.title),
      cta: { label: hero.button, url: destinations.contact },
    },
    levels: keyed(
      'level',
      levels.map(({ name, requirement, benefits }) => ({
        name,
        requirement,
        benefits: benefits.map((text) => place.fill(text)),
      })),
    ),
    faq: { title: faq.title, entries: keyed('entry', faq.entries) },
    cta: { title: cta.title, text: cta.text, cta: { label: cta.button, url: '/responsible-gambling' } },
  });
}
