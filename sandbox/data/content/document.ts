import type { ContentDocument } from '#sandbox/data/types.ts';
import type { Catalog } from '#sandbox/kit/catalog.ts';

export interface Reference {
  readonly _type: 'reference';
  readonly _ref: string;
}

/** Text by language; a missing language falls back to its alias, then to English. */
export type LocaleString = { readonly _type: 'localeString'; readonly en: string } & Readonly<Record<string, string>>;

/** A text of a catalog in each of its languages. */
export function localeText<Texts>(catalog: Catalog<Texts>, read: (texts: Texts) => string): LocaleString {
  return { _type: 'localeString', en: read(catalog.in('en')), ...inEveryLanguage(catalog, read) };
}

/** A part of a catalog by language. */
export function inEveryLanguage<Texts, Part>(
  catalog: Catalog<Texts>,
  read: (texts: Texts) => Part,
): Readonly<Record<string, Part>> {
  return Object.fromEntries(catalog.languages.map((language) => [language, read(catalog.in(language))]));
}

/** `{type}-{part}-{part}`, lower case with hyphens; an id with a dot would be private. */
export function documentId(type: string, ...parts: readonly string[]): string {
  const slug = parts.map((part) =>
    part
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  );
  return [type, ...slug.filter((part) => part !== '')].join('-');
}

/** When the copy of the dataset was last edited; a page shows and a sitemap says it, not the day on which a sandbox started. */
const editedAt = Date.UTC(2026, 8, 15, 9);

/** A stored document; the dataset of an earlier day was edited on that day. */
export function createDocument(at: Date, _id: string, _type: string, fields: Readonly<Record<string, unknown>>): ContentDocument {
  const stamp = new Date(Math.min(at.getTime(), editedAt)).toISOString();
  return { _id, _type, _createdAt: stamp, _updatedAt: stamp, _rev: 'seed', ...fields };
}

export function reference(_ref: string): Reference {
  return { _type: 'reference', _ref };
}

/** A slug as the Studio stores it. */
export function slugField(current: string) {
  return { _type: 'slug', current } as const;
}

/** An array of references, keyed by the target's id. */
export function references(ids: readonly string[]): readonly (Reference & { readonly _key: string })[] {
  return ids.map((_ref) => ({ _key: _ref, _type: 'reference', _ref }));
}

/** Members of an array of objects, keyed by position. */
export function keyed<Member extends object>(
  prefix: string,
  members: readonly Member[],
): readonly (Member & { readonly _key: string })[] {
  return members.map((member, index) => ({ _key: `${prefix}-${index + 1}`, ...member }));
}
