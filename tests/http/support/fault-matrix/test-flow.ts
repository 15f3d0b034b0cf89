import { expect, type PlaywrightWorkerArgs, test } from '@playwright/test';
import { readOps } from '../../../journeys/support/operator.ts';
import { awaitCountry, openBrowser } from './actors.ts';
import { endFaults, listCases, runCase } from './run.ts';
import type { Actor, Flow } from './types.ts';

/** A player in a browser of its own. */
async function open(flow: Flow, playwright: PlaywrightWorkerArgs['playwright']): Promise<Actor> {
  await awaitCountry(playwright);
  return flow.open(await openBrowser(playwright));
}

/** One test per flow: every fault of every service that its steps call. The message of a failure names the cases. */
export function testFlows(flows: readonly Flow[]): void {
  test.afterEach(endFaults);

  for (const flow of flows) {
    test(`${flow.name} survives every fault of every service at every step`, async ({ playwright }) => {
      test.setTimeout(600_000);
      let actor = await open(flow, playwright);
      const cases = await listCases(flow, actor);
      const problems: string[] = [];
      for (const [index, each] of cases.entries()) {
        if (index > 0 && flow.casesOfPlayer && index % flow.casesOfPlayer === 0) {
          await actor.request.dispose();
          actor = await open(flow, playwright);
        }
        problems.push(...(await runCase(flow, actor, each)));
      }
      console.info(`${flow.name}: ${cases.length} cases`);
      expect(problems).toEqual([]);
      expect(await readOps('ledger/verify')).toMatchObject({ balanced: true });
      await actor.request.dispose();
    });
  }
}
