import { findPages, indexPages } from './find-pages.ts';
import type { SearchPage } from './types.ts';

const pageOf = (path: string, page: Partial<SearchPage>): SearchPage => ({
  ...{ path, title: path, text: `About ${path}`, questions: [], rest: '', hiddenOn: [], ...page },
});

const index = indexPages([
  pageOf('/terms', { title: 'Terms', rest: 'A withdrawal is paid\nby the method of the deposit.' }),
  pageOf('/contact', { title: 'Contact', questions: ['How long does a withdrawal take?', 'Where is my deposit?'] }),
  pageOf('/info/withdrawals', { title: 'Withdrawals' }),
  pageOf('/info/lahteet', { title: 'Lähteet' }),
]);
const pathsFor = (text: string) => findPages(index, text).map(({ path }) => path);

test('pages with the text in their title come first, then in a question, then anywhere', () => {
  expect(pathsFor('withdrawal')).toEqual(['/info/withdrawals', '/contact', '/terms']);
});

test('shows the question that was found in place of what the page is about', () => {
  expect(findPages(index, 'my deposit').map(({ text }) => text)).toEqual(['Where is my deposit?']);
  expect(findPages(index, 'paid method').map(({ text }) => text)).toEqual(['About /terms']);
});

test.each([
  ['every part must be found, in any order', 'deposit withdrawal', ['/terms', '/contact']],
  ['parts may be the middle of a word, in any case', 'THDRAW', ['/info/withdrawals', '/contact', '/terms']],
  ['accents make no difference', 'lahteet', ['/info/lahteet']],
  ['spaces alone find nothing', '  ', []],
  ['what is nowhere finds nothing', 'roulette', []],
])('%s', (_, text, paths) => {
  expect(pathsFor(text)).toEqual(paths);
});
