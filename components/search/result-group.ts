import type { IconName } from '#components/ui/media/icon.tsx';

export type ResultKind = 'casino' | 'live' | 'studios' | 'promotions' | 'sports' | 'help';

export interface SearchResult {
  readonly href: string;
  readonly title: string;
  /** What it is, in one line. */
  readonly note: string;
  /** Shown in place of the icon of its kind. */
  readonly picture?: { readonly url: string; readonly tint: string | null };
  readonly isLive?: boolean;
}

/** The results of one kind, the best first. */
export interface ResultGroup {
  readonly kind: ResultKind;
  readonly total: number;
  readonly results: readonly SearchResult[];
  /** Path of a page with all of them. */
  readonly allHref?: string;
}

export const groupIcons: Readonly<Record<ResultKind, IconName>> = {
  casino: 'casino',
  live: 'live',
  studios: 'tag',
  promotions: 'gift',
  sports: 'sports',
  help: 'info',
};
