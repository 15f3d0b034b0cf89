import { documentId, references } from '#sandbox/data/content/document.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { fillPassages, writeProse } from '#sandbox/data/content/prose.ts';
import { marketCopy, type PageCopy, staticPages } from '#sandbox/data/copy/catalogs.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

interface Page extends PageCopy {
  readonly pageId: string;
  /** The only market that shows it. */
  readonly market?: string;
}

/** The pages that only this market has. */
export function listLocalPages({ locale, localize, fill }: LocaleContext): readonly Page[] {
  const pages: readonly Page[] = [
    { pageId: 'finland', market: 'FI', ...localize(marketCopy.FI).page },
    { pageId: 'canada', market: 'CA', ...localize(marketCopy.CA).page },
  ];
  return pages.filter(({ market }) => market === locale.market).map((page) => ({ ...page, title: fill(page.title) }));
}

function listPages(context: LocaleContext): readonly Page[] {
  const shared = Object.entries(staticPages).map(([pageId, page]) => ({ pageId, ...context.localize(page) }));
  return [...shared.map((page) => ({ ...page, title: context.fill(page.title) })), ...listLocalPages(context)];
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
