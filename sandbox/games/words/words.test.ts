import { en } from './en.ts';
import { languages, wordsFor } from './words.ts';

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

test.each(Object.entries(languages))('%s says everything, and fills in what English fills in', (_, words) => {
  expect(Object.keys(words)).toEqual(Object.keys(en));
  for (const [name, text] of Object.entries(en)) {
    const said = words[name as keyof typeof en];
    expect([name, said.trim() !== '', holes(said)]).toEqual([name, true, holes(text)]);
  }
});

test('speaks the languages of the site under all their names', () => {
  const spoken = ['en', 'fi-FI', 'nb', 'no-NO', 'de-AT', 'fr-CA', 'caf', 'cl-CL', 'pe', 'pt-BR', 'ja', 'xx', 'constructor'];
  expect(spoken.map((tag) => wordsFor(tag).language)).toEqual('en fi no no de fr fr es es pt ja en en'.split(' '));
});
