import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogCodes, marketLocales } from '#lib/core/market/locale.ts';
import { type CatalogLanguage, languageRecords, siteLocales } from '#lib/core/market/markets.ts';

/** What the file of a language lacks. */
export interface Gap {
  /** Folder of the catalog, relative to the sources. */
  readonly folder: string;
  readonly language: CatalogLanguage;
  /** A market shows the language, in which it must not lack anything. */
  readonly isShown: boolean;
  /** Paths of the texts that are shown in English; `every text` where there is no file. */
  readonly missing: readonly string[];
}

interface Catalogs {
  readonly gaps: readonly Gap[];
  /** What is wrong in a file, by file and path. */
  readonly faults: readonly string[];
}

/** Passages of a document may differ between languages, in number too. */
const document = /\/(?:pages|markets)\//;

/** Compares the files of every catalog of the sandbox with the English ones. */
export function checkCatalogs(root: string): Catalogs {
  const catalogs = globSync('sandbox/**/en.json', { cwd: root })
    .map((file) => path.dirname(file))
    .sort()
    .map((folder) => checkCatalog(root, folder));
  return { gaps: catalogs.flatMap(({ gaps }) => gaps), faults: catalogs.flatMap(({ faults }) => faults) };
}

function checkCatalog(root: string, folder: string): Catalogs {
  const read = (language: string): unknown => JSON.parse(readFileSync(path.join(root, folder, `${language}.json`), 'utf8'));
  const isWhole = document.test(folder);
  const english = flatten(read('en'), isWhole);
  const shown = languagesShown(folder);
  const files = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.json'));
  const translations = catalogCodes.filter((language) => language !== 'en');
  const gaps: Gap[] = [];
  const faults = files
    .filter((file) => !catalogCodes.some((code) => file === `${code}.json`))
    .map((file) => `${folder}/${file}: no language of the site has this file`);
  faults.push(...findFaults(english, english, 'en').map((fault) => `${folder}/en.json: ${fault}`));
  for (const language of translations) {
    const hasFile = files.includes(`${language}.json`);
    const texts = hasFile ? flatten(read(language), isWhole) : new Map<string, string>();
    const missing = hasFile ? requiredPaths(english, language).filter((at) => !texts.has(at)) : ['every text'];
    const isShown = shown.has(language);
    const isWanted = isShown || !folder.includes('/markets/');
    if (missing.length > 0 && isWanted) gaps.push({ folder, language, isShown, missing });
    faults.push(...findFaults(english, texts, language).map((fault) => `${folder}/${language}.json: ${fault}`));
  }
  return { gaps, faults };
}

/** The languages of all markets, or of the market whose texts a folder holds. */
function languagesShown(folder: string): ReadonlySet<CatalogLanguage> {
  const [, market] = /\/markets\/([A-Z]{2})$/.exec(folder) ?? [];
  const locales = market ? marketLocales(market) : siteLocales;
  return new Set(locales.map(({ catalogLanguage }) => catalogLanguage));
}

/** Every text by its path; of a document, each list is one text. */
function flatten(value: unknown, isDocument: boolean, at = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[at, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  if (isDocument && Array.isArray(value)) return new Map([[at, value.length === 0 ? '' : 'a list']]);
  const parts = Object.entries(value).map(([key, part]) => flatten(part, isDocument, at === '' ? key : `${at}/${key}`));
  return new Map(parts.flatMap((part) => [...part]));
}

const pluralForm = /\.(?:zero|one|two|few|many|other)$/;

/** The forms that a language has for whole numbers. */
function pluralForms(language: CatalogLanguage): readonly string[] {
  const records: Readonly<Record<string, { readonly tag: string }>> = languageRecords;
  const rules = new Intl.PluralRules(records[language]?.tag ?? 'en');
  return [...new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))];
}

/** The paths of the English texts, with the forms of the plural that the language has. */
function requiredPaths(english: ReadonlyMap<string, string>, language: CatalogLanguage): readonly string[] {
  const forms = pluralForms(language);
  const paths = [...english.keys()].flatMap((at) => {
    const base = at.replace(pluralForm, '');
    return english.has(`${base}.one`) && english.has(`${base}.other`) ? forms.map((form) => `${base}.${form}`) : [at];
  });
  return [...new Set(paths)];
}

const placeholdersOf = (text: string) => (text.match(/\{[^}]*\}/g) ?? []).sort().join(' ');
const countWords = (text: string) => text.replace(/\{[^}]*\}/g, '').match(/[\p{L}\d’'-]+/gu)?.length ?? 0;

function findFaults(
  english: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  language: CatalogLanguage,
): readonly string[] {
  const known = new Set([...english.keys(), ...requiredPaths(english, language)]);
  return [...texts].flatMap(([at, text]) => {
    const source = english.get(at) ?? english.get(at.replace(pluralForm, '.other')) ?? '';
    return [
      ...(known.has(at) ? [] : [`${at} is not in English`]),
      ...(text === '' || text !== text.trim() ? [`${at} is empty or not trimmed`] : []),
      ...(placeholdersOf(text) === placeholdersOf(source) || !known.has(at) ? [] : [`${at} has other placeholders`]),
      // Names and loan words of one or two words may be the same.
      ...(language !== 'en' && text === source && countWords(text) > 2 ? [`${at} is left in English`] : []),
    ];
  });
}
