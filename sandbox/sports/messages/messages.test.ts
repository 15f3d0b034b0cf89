import { betSchema, marketKindSchema, refusalCodes } from '../wire.ts';
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

test('there are words for every refusal, state of a bet and kind of market', () => {
  const names = [
    ...refusalCodes.map((code) => `refused.${code}`),
    ...betSchema.shape.state.options.map((state) => `state.${state}`),
    ...marketKindSchema.options.map((kind) => `market.${kind}`),
  ];
  expect(names.filter((name) => !(name in en))).toEqual([]);
});

test('resolves the languages of contexts, and English for others', () => {
  const tags = ['en', 'fi-FI', 'nb', 'no', 'de-AT', 'fr', 'pt-BR', 'ja', 'xx', 'constructor', ''];
  expect(tags.map((tag) => getMessages(tag).language)).toEqual('en fi no no de fr pt ja en en en'.split(' '));
});
