import { points } from '../../../scripts/conformance/points.ts';
import { writeLine } from '../../../scripts/conformance/report/console.ts';
import { notJudged } from '../../../scripts/conformance/run.ts';
import { falsifications } from '../../fixtures/conformance/falsifications.ts';
import { openProxiedSandbox } from '../../fixtures/conformance/proxied-sandbox.ts';
import { openBeforeAll } from '../../fixtures/open-before-all.ts';

const sandbox = openBeforeAll(openProxiedSandbox);

async function expectAllPass(): Promise<void> {
  const outcomes = await sandbox().runAll();
  expect(outcomes.filter(({ result }) => result !== 'passed').map(writeLine)).toEqual([]);
}

test('every point of the conformance command passes before anything is falsified', expectAllPass);

test('there is a falsification for every point but the one that registers a person', () => {
  const found = new Set(falsifications.map(({ fails }) => fails));
  expect(points.map(({ id }) => id).filter((id) => !found.has(id))).toEqual(['registration.registers']);
});

test.each(falsifications)('$fails finds it: $title', async (falsification) => {
  const outcome = await sandbox().runFalsified(falsification);
  expect(outcome).toMatchObject({ result: 'failed', point: { id: falsification.fails } });
  // It fails by what it found, not by an exception.
  expect(outcome).not.toMatchObject({ expected: notJudged });
});

test('every point passes again after all that', expectAllPass);
