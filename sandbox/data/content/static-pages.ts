import { documentId, references } from '#sandbox/data/content/document.ts';
import type { Place } from '#sandbox/data/content/place.ts';
import { fillPassages, writeProse } from '#sandbox/data/content/prose.ts';
import { staticPages } from '#sandbox/data/copy/pages/registry.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** Where a page is shown in one market only. */
const onlyIn: Readonly<Record<string, string>> = { finland: 'FI', canada: 'CA' };

/** The pages that only this market has, in this language. */
export function listLocalPages(place: Place): readonly { readonly pageId: string; readonly title: string }[] {
  return listPages(place).filter(({ market }) => market);
}

function listPages(place: Place) {
  return Object.entries(staticPages).flatMap(([pageId, copies]) => {
    const copy = new Map(Object.entries(copies)).get(place.language);
    const market = onlyIn[pageId];
    if (!copy || (market && market !== place.locale.market)) return [];
    return [{ pageId, title: place.fill(copy.title), sections: copy.sections, market }];
  });
}

/** CNT-25: `pageUrl` is the path after the locale. A page of one market is written in that market's languages only. */
export function buildStaticPages(place: Place): readonly ContentDocument[] {
  return listPages(place).map(({ pageId, title, sections, market }) =>
    place.document('staticPage', pageId, {
      pageId,
      pageUrl: `/${pageId}`,
      title,
      body: writeProse(fillPassages(sections, place.fill)),
      ...(market ? { onlyShowMarkets: references([documentId('market', market)]) } : {}),
      ...(pageId === 'bonus-terms' ? { termsLink: '/terms' } : {}),
      version: pageId === 'terms' ? '2.10' : '1.0',
      updatedAt: place.day(-21),
    }),
  );
}
