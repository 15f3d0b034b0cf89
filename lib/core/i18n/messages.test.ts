import { createTranslator } from 'use-intl/core';
import de from '#messages/de.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import es from '#messages/es.json' with { type: 'json' };
import fi from '#messages/fi.json' with { type: 'json' };
import fr from '#messages/fr.json' with { type: 'json' };
import ja from '#messages/ja.json' with { type: 'json' };
import no from '#messages/no.json' with { type: 'json' };
import pt from '#messages/pt.json' with { type: 'json' };

const catalogs = Object.entries({ de, es, fi, fr, ja, no, pt });

/** Messages that are the same as in English; any other equal message was not translated. */
const sharedEverywhere = ['Parlour', 'VIP'];
const shared: Readonly<Record<string, readonly string[]>> = {
  de: ['Casino', 'Bonus', 'Name', 'Status', 'Jackpot', 'Live', 'Dealer', 'Limits'],
  es: ['Casino', 'Jackpot'],
  fr: ['Menu', 'Casino', 'Bonus', 'Sports', 'Promotions', 'Information', 'Transactions', 'Documents', 'Type', 'Jackpot'],
  pt: ['Menu', 'Jackpot'],
  no: ['Casino', 'Live casino', 'Bonus', 'Status', 'Jackpot', 'Dealer', 'Type'],
};

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
    const allowed = [...sharedEverywhere, ...(shared[language] ?? [])];
    const forgotten = [...flatten(catalog)].filter(([key, text]) => text === english.get(key) && !allowed.includes(text));
    expect(forgotten).toEqual([]);
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

it.each([
  ['You win {amount}.', ['amount plain']],
  ['{days, plural, one {A day, {name}} other {# days}} for {name}', ['days plural', 'name plain']],
  ['{days, plural, =0 {none} other {some}}', ['days plural']],
  ['No argument', []],
])('MKT-26 finds the arguments of %p', (text, expected) => {
  expect(argumentsOf(text)).toEqual(expected);
});

it('MKT-26 French leaves a space that does not break before its double signs, and inside its quotation marks', () => {
  const loose = [...flatten(fr)].filter(([, text]) => /[^\u00a0][?!;»]|[^\u00a0]:(?=\s|$)|«[^\u00a0]/.test(text));
  expect(loose).toEqual([]);
});
