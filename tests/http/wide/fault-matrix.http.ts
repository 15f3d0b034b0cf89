import { expect, test } from '@playwright/test';
import { readOps } from '../../journeys/support/operator.ts';
import { flows } from '../support/fault-matrix/flows.ts';
import { endFaults, listCases, runCase } from '../support/fault-matrix/run.ts';

test.afterEach(endFaults);

test.describe.configure({ mode: 'parallel' });

for (const flow of flows) {
  test(`${flow.name} survives every fault of every service at every step`, async ({ request }) => {
    test.setTimeout(Number(process.env.FT ?? 600_000));
    const actor = await flow.open(request);
    const cases = await listCases(flow, actor);
    const only = process.env.FAULT_CASES ? new RegExp(process.env.FAULT_CASES) : undefined;
    const problems: string[] = [];
    const startedAt = Date.now();
    for (const each of cases) {
      if (only && !only.test(`${each.step} ${each.service} ${each.skip} ${each.fault.name}`)) continue;
      const found = await runCase(flow, actor, each);
      if (process.env.FT) for (const line of found) console.info(`PROBLEM ${line}`);
      problems.push(...found);
    }
    console.info(`${flow.name}: ${cases.length} cases in ${Date.now() - startedAt} ms`);
    console.info([...new Set(cases.map(({ step, service, skip }) => `${step} ${service} ${skip}`))].join(', '));
    expect(problems).toEqual([]);
    expect(await readOps('ledger/verify')).toMatchObject({ balanced: true });
  });
}
