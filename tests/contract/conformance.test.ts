import { points } from '../../scripts/conformance/points.ts';
import { writeLine } from '../../scripts/conformance/report/console.ts';
import { openProxiedSandbox } from '../fixtures/conformance/proxied-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof openProxiedSandbox>>;

beforeAll(async () => {
  sandbox = await openProxiedSandbox();
}, 240_000);
afterAll(() => sandbox?.close());

test('OPS-07 the sandbox passes every point of the conformance command', async () => {
  const outcomes = await sandbox.runAll();
  expect(outcomes.filter(({ result }) => result !== 'passed').map(writeLine)).toEqual([]);
  expect(outcomes).toHaveLength(points.length);
});
