import { en } from './en.ts';
import { getMessages, languages } from './messages.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder).sort();

test.each(Object.entries(languages))('%s has every message with the placeholders of the English one', (_, messages) => {
  expect(Object.keys(messages)).toEqual(Object.keys(en));
  for (const [name, text] of Object.entries(en)) {
    const translated = messages[name as keyof typeof en];
    expect([name, translated.trim() !== '', placeholders(translated)]).toEqual([name, true, placeholders(text)]);
  }
});

test('resolves every language tag of the site', () => {
  const tags = ['en', 'fi-FI', 'nb', 'no-NO', 'de-AT', 'fr-CA', 'caf', 'cl-CL', 'pe', 'pt-BR', 'ja', 'xx', 'constructor'];
  expect(tags.map((tag) => getMessages(tag).language)).toEqual('en fi no no de fr fr es es pt ja en en'.split(' '));
});
