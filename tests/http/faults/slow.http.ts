import { type APIRequestContext, expect, test } from '@playwright/test';
import { readOps } from '../../journeys/support/operator.ts';
import { openBrowser } from '../support/fault-matrix/actors.ts';
import { slowFlows } from '../support/fault-matrix/flows.ts';
import { endFaults } from '../support/fault-matrix/run.ts';
import { approach, listSlowSteps, runSlowCases } from '../support/fault-matrix/run-slow.ts';

test.afterEach(endFaults);

test('withdrawal, claim, bet and cash-out survive a call without an answer at every step that has one, and the late call books nothing twice', async ({
  playwright,
}) => {
  test.setTimeout(300_000);
  const contexts: APIRequestContext[] = [];
  const open = async () => {
    const context = await openBrowser(playwright);
    contexts.push(context);
    return context;
  };
  const waiting = [];
  for (const flow of slowFlows) {
    const first = await flow.open(await open());
    for (const [index, step] of (await listSlowSteps(flow, first)).entries()) {
      waiting.push(await approach(flow, index === 0 ? first : await flow.open(await open()), step));
    }
  }
  const problems = await runSlowCases(waiting);
  console.info(`${waiting.length} cases of time-outs`);
  expect(problems).toEqual([]);
  expect(await readOps('ledger/verify')).toMatchObject({ balanced: true });
  for (const context of contexts) await context.dispose();
});
