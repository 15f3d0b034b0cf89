import type { Catalog } from '#sandbox/kit/catalog.ts';
import {
  campaignCopy,
  helpCopy,
  listsCopy,
  lobbyCopy,
  marketCopy,
  promoCopy,
  protectionCopy,
  staticPages,
  termsCopy,
  vipCopy,
  welcomeCopy,
} from './catalogs.ts';

const subjects: Readonly<Record<string, Catalog<object>>> = {
  campaigns: campaignCopy,
  help: helpCopy,
  lists: listsCopy,
  protection: protectionCopy,
  promo: promoCopy,
  lobby: lobbyCopy,
  terms: termsCopy,
  vip: vipCopy,
  welcome: welcomeCopy,
};

function listStrings(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => listStrings(member, `${path}/${key}`));
}

const countWords = (copy: unknown) => listStrings(copy).flatMap(([, text]) => text.split(/\s+/)).length;

/** Texts equal to the English ones; names and loan words of one or two words are allowed. */
const unchanged = (copy: unknown, english: unknown) => {
  const source = new Map(listStrings(english));
  return listStrings(copy).filter(([path, text]) => source.get(path) === text && text.split(/\s+/).length > 2);
};

test.each(Object.entries(subjects))('no text of the %s copy has straight quotes', (_, catalog) => {
  const texts = catalog.languages.flatMap((language) => listStrings(catalog.in(language)));
  expect(texts.filter(([, text]) => /["']/.test(text))).toEqual([]);
});

test.each([
  ...Object.entries(staticPages).map(([pageId, page]) => [pageId, page.languages, page.in] as const),
  ['finland', marketCopy.FI.languages, (language: string) => marketCopy.FI.in(language).page] as const,
  ['canada', marketCopy.CA.languages, (language: string) => marketCopy.CA.in(language).page] as const,
])('the page %s has 600 to 1,500 words, fewer where words are long, and no sentence left in English', (_, languages, pageIn) => {
  for (const language of languages) {
    expect(countWords(pageIn(language))).toBeGreaterThanOrEqual(language === 'en' ? 600 : 450);
    expect(countWords(pageIn(language))).toBeLessThanOrEqual(1_500);
    if (language !== 'en') expect(unchanged(pageIn(language), pageIn('en'))).toEqual([]);
  }
});
