import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { servicePorts } from '#lib/core/config/services.ts';
import { proofPorts, type RunningStart, runStart } from '../../../scripts/proof/start/run-start.ts';
import { applyStep, copySources } from '../../fixtures/additions.ts';
import { readTutorial, type TutorialStep } from '../../fixtures/tutorial.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
const timeoutMs = 900_000;
const contentPort = servicePorts.content;
let start: RunningStart | undefined;
let hasFailed = false;

beforeAll(() => copySources(root, folder, 'copied'), timeoutMs);
afterAll(async () => {
  await start?.interrupt();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const nameOf = (step: TutorialStep): string => {
  if (step.kind === 'edit') return `the edit of ${step.edit.file}`;
  return step.kind === 'page' ? `the page ${step.path}` : step.commands.join(', ');
};

/** The sandbox of this test has other ports than those of the document, so that it runs beside another one. */
function moveToOwnPorts(file: string): void {
  const copied = path.join(folder, file);
  const own = contentPort + proofPorts.portOffset;
  writeFileSync(copied, readFileSync(copied, 'utf8').replaceAll(`127.0.0.1:${contentPort}`, `127.0.0.1:${own}`));
}

async function runCommand(command: string): Promise<void> {
  if (command === 'npm start') {
    start = runStart({ folder, env: { SANDBOX_FOLDER: undefined } });
    const outcome = await start.waitFor('Press Ctrl-C to stop', timeoutMs);
    if (outcome !== 'found') throw new Error(start.output());
    return;
  }
  const { JEST_WORKER_ID: _worker, NODE_OPTIONS: _options, DATABASE_URL_TEST: _server, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}${stderr}`);
}

/** The page's text without its markup, with simple spaces. */
async function readPage(page: string): Promise<string> {
  const response = await fetch(`${start?.siteUrl}${page}`);
  if (response.status !== 200) throw new Error(`${page} is answered ${response.status}.`);
  const html = (await response.text()).replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ');
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/(?:\s|&nbsp;|\u00a0|\u202f)+/g, ' ');
}

async function take(step: TutorialStep): Promise<void> {
  if (step.kind === 'edit') {
    applyStep(folder, step.edit);
    moveToOwnPorts(step.edit.file);
  } else if (step.kind === 'commands') for (const command of step.commands) await runCommand(command);
  else for (const text of step.texts) expect(await readPage(step.path)).toContain(text);
}

test.each(readTutorial(root).map((step) => [nameOf(step), step] as const))(
  'in the tutorial: %s',
  async (_, step) => {
    if (hasFailed) throw new Error('A step before this one has failed.');
    hasFailed = true;
    await take(step);
    hasFailed = false;
  },
  timeoutMs,
);
