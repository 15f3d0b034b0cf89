import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { additions, applyStep, copySources, filesOf } from '../../fixtures/additions.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const copy = mkdtempSync(path.join(tmpdir(), 'adding-'));
const timeoutMs = 240_000;

/** Tests that list or count markets, languages, locales, providers and games. */
const affectedTests = [
  'lib/core/(i18n|market|money)/',
  'lib/games/(launch|lobby)/',
  'sandbox/platform/messages/texts/',
  'sandbox/data/',
  'sandbox/kit/catalog',
  'sandbox/sports/data/catalogue',
  'tests/contract/(launch|lobby|locale-choice|dataset-links)\\.test',
];

function run(command: string, ...args: readonly string[]) {
  const { JEST_WORKER_ID: _worker, DATABASE_URL_TEST: _server, ...rest } = process.env;
  const env = { ...rest, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', env, maxBuffer: 2 ** 26 });
  return { status, output: stdout + stderr };
}
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** Compiles the files that fit a pattern, and all that they import; the reported errors. */
function compile(...include: readonly string[]): string {
  const project = { extends: './tsconfig.json', compilerOptions: { incremental: false }, include, exclude: ['**/*.test.ts'] };
  writeFileSync(path.join(copy, 'adding.tsconfig.json'), JSON.stringify(project));
  return run(bin('tsc'), '--noEmit', '-p', 'adding.tsconfig.json').output;
}

beforeAll(() => copySources(root, copy));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test(
  'the compiler refuses a record alone, in every file that needs the rest',
  () => {
    for (const { record, strictRecord = record } of additions) applyStep(copy, strictRecord);
    const incomplete = additions.flatMap((addition) => addition.incomplete);
    const errors = compile(...incomplete);
    const files = [...errors.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
    expect(files.toSorted()).toEqual(incomplete.toSorted());
  },
  timeoutMs,
);

describe('with every step', () => {
  beforeAll(() => {
    for (const file of new Set(additions.map(({ record }) => record.file))) cpSync(path.join(root, file), path.join(copy, file));
    for (const { record, rest } of additions) for (const step of [record, ...rest]) applyStep(copy, step);
  });

  test(
    'the compiler accepts the sources',
    () => {
      // Pages and tests read the same records, and would double the time.
      expect(compile('lib/**/*.ts', 'sandbox/**/*.ts')).toBe('');
    },
    timeoutMs,
  );

  test(
    'no import goes up',
    () => {
      expect(run(process.execPath, 'scripts/checks/check-imports.ts').output).toContain(' 0 broken import rules');
    },
    timeoutMs,
  );

  test('the check names the texts of the language that are shown in English', () => {
    const { status, output } = run(process.execPath, 'scripts/checks/check-catalogs.ts');
    const catalogs = output.match(/^sv, which a market shows: \S+ lacks every text$/gm) ?? [];
    expect(status).toBe(1);
    expect(catalogs).toContain('sv, which a market shows: sandbox/games/messages lacks every text');
    expect(catalogs.length).toBeGreaterThan(25);
  });

  test(
    'the files are formatted',
    () => {
      const files = additions.flatMap(filesOf).filter((file) => file.endsWith('.ts'));
      expect(run(bin('biome'), 'check', '--vcs-enabled=false', '--error-on-warnings', ...new Set(files))).toMatchObject({
        status: 0,
      });
    },
    timeoutMs,
  );

  test(
    'no test breaks',
    () => {
      const { status, output } = run(bin('jest'), '--silent', '--maxWorkers=2', `--testPathPatterns=${affectedTests.join('|')}`);
      expect({ status, failed: output.match(/^(?:FAIL| {2}●).*$/gm) ?? [] }).toEqual({ status: 0, failed: [] });
    },
    timeoutMs,
  );
});
