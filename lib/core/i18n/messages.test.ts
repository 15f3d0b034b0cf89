import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslator } from 'next-intl';
import { catalogCodes } from '#lib/core/market/locale.ts';
import en from '#messages/en.json' with { type: 'json' };
import { catalogOf } from './catalogs.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const languages = readdirSync(path.join(root, 'messages')).map((file) => path.basename(file, '.json'));
const catalogs = languages.filter((language) => language !== 'en').map((language) => [language, catalogOf(language)] as const);

/** Every message of a catalog as `namespace.key`, in order of the keys. */
function flatten(catalog: object): Map<string, string> {
  const messages = Object.entries(catalog).flatMap(([space, messages]) =>
    Object.entries(messages as Record<string, string>).map(([key, text]) => [`${space}.${key}`, text] as const),
  );
  return new Map(messages.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Names and kinds of the arguments, e.g. `days plural`. In ICU syntax every second level of braces is a plural branch, not an argument. */
function argumentsOf(text: string): string[] {
  const found = new Set<string>();
  let depth = 0;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '}') depth -= 1;
    else if (depth++ % 2 === 0) {
      const [, name, kind = 'plain'] = /^\{\s*(\w+)\s*(?:,\s*(\w+))?/.exec(text.slice(index)) ?? [];
      found.add(`${name} ${kind}`);
    }
  }
  return [...found].sort();
}

function argumentsByKey(catalog: object): Record<string, string[]> {
  return Object.fromEntries([...flatten(catalog)].map(([key, text]) => [key, argumentsOf(text)]));
}

/** Formats a message as the site does; throws the errors of the formatter. */
function formatText(locale: string, text: string, values: Record<string, string | number>): string {
  const onError = (error: Error) => {
    throw error;
  };
  return createTranslator({ locale, messages: { text }, onError })('text', values);
}

const english = flatten(en);

/** The words of a message outside its arguments, in small letters. */
function splitText(message: string): readonly string[] {
  let depth = 0;
  const text = message.replace(/[{}]|[^{}]+/g, (part) => {
    if (/[{}]/.test(part)) depth += part === '{' ? 1 : -1;
    return depth % 2 === 0 ? part : ' ';
  });
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** The rows of the glossary's table of concepts, the headings first. */
const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

function glossaryTerms(language: string): readonly string[] {
  const column = glossary[0]?.indexOf(language) ?? -1;
  return glossary.filter((row) => row.length === glossary[0]?.length).flatMap((row) => splitText(row[column] ?? ''));
}

/**
 * Messages that are the English ones and not made of words that the language has: words of its other messages, which were
 * translated, and of its column of the glossary.
 */
function findUntranslated(language: string, catalog: object): readonly string[] {
  const messages = [...flatten(catalog)];
  const isEnglish = ([key, text]: readonly [string, string]) => english.get(key) === text;
  const translated = messages.filter((message) => !isEnglish(message)).flatMap(([, text]) => splitText(text));
  const known = new Set([...translated, ...glossaryTerms(language)]);
  const untranslated = messages.filter(isEnglish).filter(([, text]) => splitText(text).some((word) => !known.has(word)));
  return untranslated.map(([key]) => key);
}

/** English texts with more than one translation in a catalog, by context, gender or available space. */
const translatedByContext = new Set([
  'All',
  'Bonus',
  'Cancelled',
  'Closed now',
  'Code',
  'Deposit',
  'Done',
  'Everything',
  'Good to know',
  'Live casino',
  'Playing safely',
  'Promotions',
  'Sports',
  'Withdraw',
]);

describe.each(catalogs)('the catalog of %s', (language, catalog) => {
  it('MKT-26 every catalog has every key', () => {
    expect([...flatten(catalog).keys()]).toEqual([...english.keys()]);
  });

  it('MKT-26 every message takes the arguments of the English one', () => {
    expect(argumentsByKey(catalog)).toEqual(argumentsByKey(en));
  });

  it('MKT-26 no message is left in English', () => {
    expect(findUntranslated(language, catalog)).toEqual([]);
  });

  it('MKT-26 what is called by one name in English is called by one name here', () => {
    const names = Map.groupBy(flatten(catalog), ([key]) => english.get(key) ?? '');
    const torn = [...names].filter(
      ([text, said]) => !translatedByContext.has(text) && new Set(said.map(([, messages]) => messages)).size > 1,
    );
    expect(torn).toEqual([]);
  });

  it('MKT-26 every message is valid and shows what it is given', () => {
    for (const [key, text] of flatten(catalog)) {
      const names = argumentsOf(text).map((argument) => argument.replace(/ .*/, ''));
      const shown = formatText(language, text, Object.fromEntries(names.map((name) => [name, 7])));
      expect({ key, shown: shown.trim() }).toEqual({ key, shown: expect.stringMatching(names.length > 0 ? '7' : /\S/) });
    }
  });
});

it('MKT-26 every language with a catalog of its own has a file, and no file is left out', () => {
  expect(languages.toSorted()).toEqual(catalogCodes.toSorted());
});

it.each(['fi', 'qaa'])('MKT-26 finds a copy of the English catalog under the name %s', (language) => {
  expect(findUntranslated(language, en).length).toBeGreaterThan(english.size * 0.9);
});

it('MKT-26 finds one message that was left in English', () => {
  const catalog = { ...catalogOf('fi'), shell: { ...catalogOf('fi').shell, close: en.shell.close } };
  expect(findUntranslated('fi', catalog)).toEqual(['shell.close']);
});

it.each([
  ['You win {amount}.', ['amount plain']],
  ['{days, plural, one {A day, {name}} other {# days}} for {name}', ['days plural', 'name plain']],
  ['{days, plural, =0 {none} other {some}}', ['days plural']],
  ['No argument', []],
])('MKT-26 finds the arguments of %p', (text, expected) => {
  expect(argumentsOf(text)).toEqual(expected);
});

/** What these count stays far below 1,000. */
const smallCounts = new Set([
  'account.deposits',
  'bonusFigures.spins',
  'deposit.requiredText',
  'details.closeDataAccount',
  'details.closeDataFiles',
  'documents.daysLeft',
  'gambling.limits_days',
  'gambling.limits_hours',
  'gameBonus.markSpins',
  'gameBonus.spins',
  'player.newMessages',
  'withdraw.forfeitLostSpins',
]);

it.each(catalogs)(
  '[MKT-23] %s: only small counts are written by "#", which parts thousands as the language does',
  (_, catalog) => {
    const keys = [...flatten(catalog)].filter(([, text]) => text.includes('#')).map(([key]) => key);
    expect(keys.filter((key) => !smallCounts.has(key))).toEqual([]);
  },
);
