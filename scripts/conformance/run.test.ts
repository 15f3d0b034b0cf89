import { JSDOM } from 'jsdom';
import { openBackend } from './backend.ts';
import { Failure, type Point, Skip } from './point.ts';
import { writeSkipped } from './report/console.ts';
import { writeJunit } from './report/junit.ts';
import { writeMarkdown } from './report/markdown.ts';
import { runPoints } from './run.ts';
import { readSettings } from './settings.ts';

const argv = ['--user', 'ann@example.org', '--password', 'Secret-1', '--platform-signing-key', 'key-of-the-site'];
const backend = openBackend(readSettings(argv, {}));

function pointThat(id: string, run: Point['run']): Point {
  return { id, title: `It does <${id}> | well`, rule: 'DEC-X-1', means: 'Players notice it.', needs: [], run };
}

async function skip(): Promise<void> {
  throw new Skip('no money');
}

const points = [
  pointThat('one.passes', async () => undefined),
  pointThat('one.fails', async () => {
    throw new Failure('no key-of-the-site', 'Secret-1 of ann@example.org and bob@example.org with eyJhbGciOi.eyJzdWIi.c2ln <b>');
  }),
  pointThat('two.skips', skip),
  pointThat('two.throws', async () => {
    throw new TypeError('x is not a function');
  }),
];

test('each point passes, fails or is skipped, and an exception is a failure', async () => {
  const outcomes = await runPoints(points, backend);
  expect(outcomes.map(({ result }) => result)).toEqual(['passed', 'failed', 'skipped', 'failed']);
  expect(outcomes[3]).toMatchObject({ got: 'x is not a function' });
});

test('reports have no secrets, tokens or addresses of persons', async () => {
  const outcomes = await runPoints(points, backend);
  for (const text of [writeMarkdown(outcomes, new Date(0)), writeJunit(outcomes), JSON.stringify(outcomes[1])]) {
    expect(text).toContain('(token)');
    for (const secret of ['Secret-1', 'ann@', 'bob@', 'key-of-the-site', 'eyJ']) expect(text).not.toContain(secret);
  }
});

test('the console names a reason for skipping once', async () => {
  const skips = ['a.one', 'a.two', 'a.three'].map((id) => pointThat(id, skip));
  expect(writeSkipped(await runPoints(skips, backend))).toEqual(['skipped  a.one and 2 more: no money']);
});

test('Markdown names the failed points first, with what they mean, and no markup of an answer', async () => {
  const text = writeMarkdown(await runPoints(points, backend), new Date(0));
  expect(text).toContain('1970-01-01T00:00:00.000Z: 1 passed, 2 failed, 1 skipped.');
  expect(text.indexOf('## Failed: one.fails')).toBeLessThan(text.indexOf('## one'));
  expect(text).toContain('- For players: Players notice it.');
  expect(text).not.toContain('<b>');
  expect(text).toContain('It does &lt;one.passes> \\| well');
});

test('JUnit counts the results and is well-formed', async () => {
  const text = writeJunit(await runPoints(points, backend));
  expect(text).toContain('<testsuites name="conformance" tests="4" failures="2" skipped="1"');
  expect(text).toContain('<skipped message="no money"/>');
  const { window } = new JSDOM(text, { contentType: 'text/xml' });
  expect(window.document.querySelectorAll('testcase')).toHaveLength(4);
});
