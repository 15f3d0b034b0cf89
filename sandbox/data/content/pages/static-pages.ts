import { ownValue } from '#lib/core/own-value.ts';
import { documentId, references } from '#sandbox/data/content/document.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { fillPassages, writeProse } from '#sandbox/data/content/prose.ts';
import { staticPages } from '#sandbox/data/copy/pages/registry.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** Pages that only one market shows. */
const onlyIn: Readonly<Record<string, string>> = { finland: 'FI', canada: 'CA' };

/** The pages that only this market has. */
export function listLocalPages(context: LocaleContext): readonly { readonly pageId: string; readonly title: string }[] {
  return listPages(context).filter(({ market }) => market);
}

function listPages(context: LocaleContext) {
  return Object.entries(staticPages).flatMap(([pageId, copies]) => {
    const copy = new Map(Object.entries(copies)).get(context.language);
    const market = ownValue(onlyIn, pageId);
    if (!copy || (market && market !== context.locale.market)) return [];
    return [{ pageId, title: context.fill(copy.title), sections: copy.sections, market }];
  });
}

/** CNT-25: `pageUrl` is the path after the locale. */
export function buildStaticPages(context: LocaleContext): readonly ContentDocument[] {
  return listPages(context).map(({ pageId, title, sections, market }) =>
    context.document('staticPage', pageId, {
      pageId,
      pageUrl: `/${pageId}`,
      title,
      body: writeProse(fillPassages(sections, context.fill)),
      ...(market ? { onlyShowMarkets: references([documentId('market', market)]) } : {}),
      ...(pageId === 'bonus-terms' ? { termsLink: '/terms' } : {}),
      version: pageId === 'terms' ? '2.10' : '1.0',
      updatedAt: context.dayFromSeed(-21),
    }),
  );
}
