import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Addition, additions, filesOf } from '../../tests/fixtures/additions.ts';
import { root } from '../root.ts';

const page = readFileSync(path.join(root, 'docs/adding.md'), 'utf8');

const codeSpans = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);

/** The files of the line `Files of …:` in the section of a change; the sample's name for `<…>`. */
function documentedFiles({ section, name }: Addition): readonly string[] {
  const start = page.indexOf(`\n## ${section}\n`);
  const text = page.slice(start, page.indexOf('\n## ', start + 1));
  const [, list = ''] = /^Files of [^:]*: (.*?\.)(?= |$)/m.exec(text) ?? [];
  return codeSpans(list).map((file) => file.replace(/<\w+>/, name));
}

test.each(additions.map((addition) => [addition.section, addition] as const))(
  'the files of “%s” are those that a sample changes',
  (_, addition) => {
    expect(documentedFiles(addition).toSorted()).toEqual(filesOf(addition).toSorted());
  },
);

test('every file that the document names exists', () => {
  const files = codeSpans(page).filter((span) => /^[\w.-]+(?:\/[\w.[\]-]+)+\.(?:tsx?|json|md)$/.test(span));
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
