import type { PageKind } from '#lib/pages/pages.ts';

/** Parts of the site with a lobby, by the names that a market's record in the content service uses. */
export const sections = ['casino', 'live', 'sports'] as const;
export type Section = (typeof sections)[number];

const roots: Readonly<Record<Section, PageKind>> = {
  casino: '/online-casino',
  live: '/live-casino-online',
  sports: '/sportsbook',
};

/** The section that a path below the locale belongs to. */
export function sectionOf(path: string): Section | undefined {
  return sections.find((section) => `${path}/`.startsWith(`${roots[section]}/`));
}

/** ACC-03, XTR-03: visitors may enter every section that the market does not keep for players; without a list, all. */
export function canVisitorEnter(section: Section, playersOnly: readonly string[] | null | undefined): boolean {
  return !playersOnly?.includes(section);
}
