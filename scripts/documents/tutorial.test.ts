import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyStep } from '../../tests/fixtures/additions.ts';
import { readTutorial } from '../../tests/fixtures/tutorial.ts';
import { root } from '../root.ts';

const steps = readTutorial(root);
const folder = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the edits of the tutorial fit the sources', () => {
  const edits = steps.flatMap((step) => (step.kind === 'edit' ? [step.edit] : []));
  expect(edits.length).toBeGreaterThan(5);
  for (const { file } of edits) if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file));
  for (const edit of edits) applyStep(folder, edit);
});

test('the commands of the tutorial exist', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const commands = steps.flatMap((step) => (step.kind === 'commands' ? step.commands : []));
  const names = commands.flatMap((command) => /^npm (?:run )?([\w:-]+)/.exec(command)?.[1] ?? []);
  expect(names).toContain('start');
  for (const name of names) expect(Object.keys(scripts)).toContain(name);
});
