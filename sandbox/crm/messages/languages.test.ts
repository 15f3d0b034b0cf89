import { catalogCodes } from '#lib/core/market/locale.ts';
import { getCrmMessages } from './languages.ts';

const english = getCrmMessages('en');
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

test.each(catalogCodes.filter((code) => code !== 'en'))(
  'ACC-18 the inbox speaks %s, with the same values in each text',
  (code) => {
    const { messages, links } = getCrmMessages(code);
    expect(messages).not.toEqual(english.messages);
    expect(Object.keys(links)).toEqual(Object.keys(english.links));
    for (const [kind, { title, text }] of Object.entries(english.messages)) {
      const own = messages[kind as keyof typeof messages];
      expect([own.title, own.text].map(placeholders)).toEqual([title, text].map(placeholders));
      expect(own.text).not.toBe(text);
    }
  },
);
