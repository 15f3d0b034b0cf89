import { createTranslator } from 'next-intl';
import { siteLocales } from '#lib/core/market/markets.ts';
import { catalogOf } from './catalogs.ts';
import { formatCounted, formatMessage } from './format-message.ts';

const tags = [...new Map(siteLocales.map(({ tag, catalogLanguage }) => [tag, catalogLanguage]))];
const counts = [0, 1, 2, 3, 5, 11, 21, 1.5, 1_000, 1_000_000, -1];

test.each(tags)('MKT-26 every message is filled as the server fills it, with every count: %s', (tag, catalogLanguage) => {
  for (const [namespace, messages] of Object.entries(catalogOf(catalogLanguage))) {
    const onServer = createTranslator<Record<string, string>>({ locale: tag, messages });
    for (const [key, text] of Object.entries(messages)) {
      const names = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name);
      for (const count of names.length > 0 ? counts : [0]) {
        const values = Object.fromEntries(names.map((name, at) => [name, count + at]));
        expect([namespace, key, formatCounted(text, values, tag)]).toEqual([namespace, key, onServer(key, values)]);
      }
    }
  }
});

test('a value is shown as it is, whatever it looks like', () => {
  expect(formatMessage('{a} and {b}', { a: '{b}', b: '$&' })).toBe('{b} and $&');
  expect(formatCounted('{n, plural, one {# of {what}} other {# of {what}}}', { n: 2, what: '{n} #' }, 'en')).toBe('2 of {n} #');
});

test('a name without a value stays, those of every object too', () => {
  expect(formatMessage('{name} {constructor}', {})).toBe('{name} {constructor}');
});
