import { type ByLanguage, type CopyLanguage, copyLanguages } from './by-language.ts';
import { campaignCopies } from './campaigns/languages.ts';
import { helpCopy } from './help/languages.ts';
import { listsCopy } from './lists/languages.ts';
import { lobbyCopy } from './lobby/languages.ts';
import { staticPages } from './pages/registry.ts';
import { promoCopy } from './promo/languages.ts';
import { protectionCopy } from './protection/languages.ts';
import { termsCopy } from './terms/languages.ts';
import { vipCopy } from './vip/languages.ts';
import { welcomeCopy } from './welcome/languages.ts';

const subjects: Readonly<Record<string, ByLanguage<object>>> = {
  campaigns: campaignCopies,
  help: helpCopy,
  lists: listsCopy,
  protection: protectionCopy,
  promo: promoCopy,
  lobby: lobbyCopy,
  terms: termsCopy,
  vip: vipCopy,
  welcome: welcomeCopy,
};
const translations = copyLanguages.filter((language) => language !== 'en');
const cases = Object.entries(subjects).flatMap(([subject, copies]) =>
  translations.map((language) => [subject, language, copies[language], copies.en] as const),
);

function listStrings(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => listStrings(member, `${path}/${key}`));
}

const tokensByPath = (copy: unknown) =>
  Object.fromEntries(listStrings(copy).map(([path, text]) => [path, (text.match(/\{[^}]*\}/g) ?? []).sort()]));

const countWords = (copy: unknown) => listStrings(copy).flatMap(([, text]) => text.split(/\s+/)).length;

/** Texts equal to the English ones; names and loan words of one or two words are allowed. */
const unchanged = (copy: unknown, english: unknown) => {
  const source = new Map(listStrings(english));
  return listStrings(copy).filter(([path, text]) => source.get(path) === text && text.split(/\s+/).length > 2);
};

test.each(cases)('the %s copy in %s has the strings and tokens of the English one', (_subject, _language, copy, english) => {
  expect(tokensByPath(copy)).toEqual(tokensByPath(english));
});

test.each(cases)('the %s copy in %s is written in its own language', (_subject, _language, copy, english) => {
  expect(unchanged(copy, english)).toEqual([]);
});

test('no string is empty, untrimmed or has straight quotes', () => {
  const wrong = listStrings(subjects).filter(([, text]) => text === '' || text !== text.trim() || /["']/.test(text));
  expect(wrong).toEqual([]);
});

describe('the static pages', () => {
  const pages = Object.entries(staticPages);
  const local: Readonly<Record<string, readonly CopyLanguage[]>> = { finland: ['en', 'fi'], canada: ['en', 'fr'] };

  test.each(pages)('%s is written in every language it is shown in', (pageId, copies) => {
    expect(Object.keys(copies)).toEqual(local[pageId] ?? [...copyLanguages]);
  });

  test.each(pages)(
    '%s has 600 to 1,500 words, fewer where words are long, and no sentence left in English',
    (_pageId, copies) => {
      for (const [language, copy] of Object.entries(copies)) {
        expect(countWords(copy)).toBeGreaterThanOrEqual(language === 'en' ? 600 : 450);
        expect(countWords(copy)).toBeLessThanOrEqual(1_500);
        if (language !== 'en') expect(unchanged(copy, copies.en)).toEqual([]);
      }
    },
  );
});
