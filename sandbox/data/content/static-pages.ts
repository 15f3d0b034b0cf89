import type { Place } from '#sandbox/data/content/place.ts';
import { writeProse } from '#sandbox/data/content/prose.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** CNT-25: `pageUrl` is the path after the locale. */
export function buildStaticPages(place: Place): readonly ContentDocument[] {
  const { title, sections } = place.copy.staticPages.responsibleGambling;
  const passages = sections.map(({ heading, paragraphs, list }) => ({
    heading: place.fill(heading),
    paragraphs: paragraphs.map((text) => place.fill(text)),
    ...(list ? { list: list.map((text) => place.fill(text)) } : {}),
  }));
  return [
    place.document('staticPage', 'responsible-gambling', {
      pageId: 'responsible-gambling',
      pageUrl: '/responsible-gambling',
      title,
      body: writeProse(passages),
      version: '1.0',
      updatedAt: place.day(-21),
    }),
  ];
}
