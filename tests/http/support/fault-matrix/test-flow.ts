import { setTimeout as wait } from 'node:timers/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { readOps } from '../../../journeys/support/operator.ts';
import { endFaults, listCases, runCase } from './run.ts';
import type { Actor, Flow } from './types.ts';

const countryRetryMs = 4_000;
const maxTries = 5;

/** After a failure the site reads a country again, but not at once. */
async function open(flow: Flow, request: APIRequestContext, tries = 1): Promise<Actor> {
  try {
    return await flow.open(request);
  } catch (error) {
    if (tries === maxTries) throw error;
    await wait(countryRetryMs);
    return open(flow, request, tries + 1);
  }
}

/** One test per flow: every fault of every service that its steps call. The message of a failure names the cases. */
export function testFlows(flows: readonly Flow[]): void {
  test.afterEach(endFaults);

  for (const flow of flows) {
    test(`${flow.name} survives every fault of every service at every step`, async ({ request }) => {
      test.setTimeout(600_000);
      let actor = await open(flow, request);
      const cases = await listCases(flow, actor);
      const problems: string[] = [];
      for (const [index, each] of cases.entries()) {
        if (index > 0 && flow.casesOfPlayer && index % flow.casesOfPlayer === 0) actor = await open(flow, request);
        problems.push(...(await runCase(flow, actor, each)));
      }
      console.info(`${flow.name}: ${cases.length} cases`);
      expect(problems).toEqual([]);
      expect(await readOps('ledger/verify')).toMatchObject({ balanced: true });
    });
  }
}
