import { useCallback, useMemo } from 'react';
import { useLoaded } from '#lib/core/api/use-loaded.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { loadSearchPages } from '#lib/search/browser.ts';
import { type FoundPage, findPages, type IndexedPage } from '#lib/search/find-pages.ts';
import type { FoundSport } from '#lib/search/types.ts';
import type { ResultGroup, SearchResult } from './result-group.ts';
import { useGameGroups } from './use-game-groups.ts';
import { useSportsSearch } from './use-sports-search.ts';

/** A part of the search that did not answer; the others stand. */
export interface FailedPart {
  readonly name: string;
  readonly text: string;
  readonly retry: () => void;
}

/** What the site has under a text, by kind; kinds without results are left out. */
export function useSearchGroups(searched: string) {
  const { home } = useLocale();
  const messages = useMessages('search');
  const pages = useSearchPages(searched);
  const games = useGameGroups(searched, pages.closed);
  const sports = useSportsSearch(searched);
  const isSportsClosed = pages.closed.includes('sports');
  const pageGroup = (kind: 'promotions' | 'help', found: readonly FoundPage[] = []): ResultGroup => ({
    kind,
    total: found.length,
    results: found.map(({ path, title, text: note }) => ({ href: home + path, title, note })),
  });
  const toResult = ({ path, title, of, startsAt, isLive, kind }: FoundSport): SearchResult => ({
    href: home + path,
    title,
    note: [startsAt && formatDateTime(startsAt), kind === 'sport' ? messages.sport : of].filter(Boolean).join(' · '),
    isLive,
  });
  const groups: readonly ResultGroup[] = [
    ...games.groups,
    pageGroup('promotions', pages.found?.promotions),
    { kind: 'sports', total: sports.found?.total ?? 0, results: (sports.found?.found ?? []).map(toResult) },
    pageGroup('help', pages.found?.help),
  ];
  const shown = groups.filter(({ kind, total }) => total > 0 && !(kind === 'sports' && isSportsClosed));
  const parts = [
    { ...games, name: messages.gamesPart, text: messages.gamesFailed },
    { ...pages, name: messages.pagesPart, text: messages.pagesFailed },
    ...(isSportsClosed ? [] : [{ ...sports, name: messages.sportsPart, text: messages.sportsFailed }]),
  ];
  return {
    groups: shown,
    total: shown.reduce((sum, { total }) => sum + total, 0),
    isPending: parts.some(({ isPending }) => isPending),
    failed: parts.filter(({ failed }) => failed).map(({ name, text, retry }): FailedPart => ({ name, text, retry })),
  };
}

/** Offers and help pages with the text, searched in the browser; null until they are loaded. */
function useSearchPages(text: string) {
  const { locale } = useLocale();
  const load = useCallback(() => loadSearchPages(locale, document.documentElement.dataset.audience ?? 'visitor'), [locale]);
  const { value: pages, failed, retry } = useLoaded(load);
  const found = useMemo(() => {
    const find = (index: readonly IndexedPage[]): readonly FoundPage[] => findPages(index, text);
    return pages && { promotions: find(pages.promotions), help: find(pages.help) };
  }, [pages, text]);
  return { found, closed: pages?.closed ?? [], isPending: found === null && !failed, failed, retry };
}
