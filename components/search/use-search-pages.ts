import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { loadSearchPages, type SearchablePages } from '#lib/search/browser.ts';
import { type FoundPage, findPages, type IndexedPage } from '#lib/search/find-pages.ts';

/** Offers and help pages with the text, searched in the browser; null until they are loaded. */
export function useSearchPages(text: string) {
  const { locale } = useLocale();
  const [pages, setPages] = useState<SearchablePages | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    const { audience = 'visitor' } = document.documentElement.dataset;
    loadSearchPages(locale, audience).then(setPages, () => setFailed(true));
  }, [locale]);
  useEffect(load, [load]);
  const found = useMemo(() => {
    const find = (index: readonly IndexedPage[]): readonly FoundPage[] => findPages(index, text);
    return pages && { promotions: find(pages.promotions), help: find(pages.help) };
  }, [pages, text]);
  return { found, closed: pages?.closed ?? [], isPending: found === null && !failed, failed, retry: load };
}
