import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { listSources } from '../fingerprint.ts';
import { packedSources } from '../pack/pack-site.ts';
import { root } from '../root.ts';

const text = readFileSync(path.join(root, 'Containerfile'), 'utf8');
const file = DockerfileParser.parse(text);
const instructions = file.getInstructions();
const lastFrom = instructions.findLastIndex((instruction) => instruction.getKeyword() === 'FROM');
const final = instructions.slice(lastFrom);

const argumentsOf = (instruction: Instruction) => instruction.getArguments().map((argument) => argument.getValue());
const named = (keyword: string, among = final) =>
  among.filter((instruction) => instruction.getKeyword() === keyword).map(argumentsOf);

/** What the first stage copies from the context. */
const copied = named('COPY', instructions.slice(0, lastFrom)).flatMap((names) => names.slice(0, -1));
const isCopied = (name: string) => copied.some((from) => name === from || name.startsWith(`${from}/`));

test('OPS-09 a linter of container files finds nothing', () => {
  expect(validate(text)).toEqual([]);
});

test('OPS-09 both stages start from the same long-term version of Node, whose major version is named', () => {
  const images = named('FROM', instructions).map(([image]) => image);
  expect(images).toEqual(['node:24-bookworm-slim', 'node:24-bookworm-slim']);
});

test('OPS-09 the image holds the packed folder alone, and runs it as another user than root', () => {
  expect(named('COPY')).toEqual([['/parlour/.pack', '.']]);
  expect(named('USER')).toEqual([['1000:1000']]);
  expect(final.findIndex((instruction) => instruction.getKeyword() === 'USER')).toBeGreaterThan(
    final.findLastIndex((instruction) => ['RUN', 'COPY'].includes(instruction.getKeyword())),
  );
});

test('OPS-09 the server is the first process, listens outside, gets SIGTERM and is asked without curl', () => {
  const line = (keyword: string) =>
    text
      .split('\n')
      .filter((each) => each.startsWith(`${keyword} `))
      .map((each) => each.slice(keyword.length + 1));
  expect(line('CMD')).toEqual(['["node", "server.mjs"]']);
  expect(line('ENTRYPOINT')).toEqual([]);
  expect(line('STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(line('HEALTHCHECK')).toEqual([expect.stringMatching(/ CMD \["node", "health\.mjs"\]$/)]);
  expect(line('ENV')).toEqual([expect.stringMatching(/LISTEN_HOST=0\.0\.0\.0 .*DATA_FOLDER=\/data/)]);
});

test('OPS-09 every source of the build is copied, by name, and no file of settings', () => {
  expect(copied.filter((name) => name === '.' || /^\.env/.test(name))).toEqual([]);
  expect(copied.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  expect(packedSources.filter((name) => !name.startsWith('.') && !isCopied(name))).toEqual([]);
  expect(listSources(root).filter((name) => !/^\.env/.test(name) && !isCopied(name))).toEqual([]);
});

test('OPS-09 the context is a list of what is copied', () => {
  const lines = readFileSync(path.join(root, '.containerignore'), 'utf8').split('\n');
  const allowed = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(lines.find((line) => !line.startsWith('#'))).toBe('*');
  expect(allowed.toSorted()).toEqual(copied.filter((name) => name !== 'scripts/sanity-cli').toSorted());
});

test('OPS-09 no layer is built with a secret or a value from outside', () => {
  expect(named('ARG', instructions)).toEqual([]);
  expect(text).not.toMatch(/--mount=type=secret|_SECRET|_KEY|_TOKEN|PASSWORD/);
});

test('OPS-09 each pod of the example has a volume of its own at the folder that the image writes to', () => {
  const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(path.join(root, 'docs/deploy.md'), 'utf8')) ?? [];
  expect(example).toMatch(/^kind: StatefulSet$/m);
  expect(example).toMatch(/volumeMounts: \[\{ name: data, mountPath: \/data \}\]\n {2}volumeClaimTemplates:\n.* name: data /);
  expect(example).not.toMatch(/persistentVolumeClaim/);
});
