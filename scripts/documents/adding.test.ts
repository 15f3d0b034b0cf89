import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Addition, additions, applyStep, filesOf } from '../../tests/fixtures/additions.ts';
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

const folder = mkdtempSync(path.join(tmpdir(), 'adding-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(additions.map((addition) => [addition.section, addition] as const))(
  'the files of “%s” are those that a sample changes',
  (_, addition) => {
    expect(documentedFiles(addition).toSorted()).toEqual(filesOf(addition).toSorted());
  },
);

test.each(additions.map((addition) => [addition.section, addition] as const))(
  'the sample of “%s” fits the sources',
  (section, { record, rest }) => {
    const copy = path.join(folder, section);
    for (const step of [record, ...rest])
      for (const file of 'from' in step ? [step.from] : [step.file])
        if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
    for (const step of [record, ...rest]) applyStep(copy, step);
  },
);

test('every file that the document names exists', () => {
  const files = codeSpans(page).filter((span) => /^[\w.-]+(?:\/[\w.[\]-]+)+\.(?:tsx?|json|md)$/.test(span));
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
