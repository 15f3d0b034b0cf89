import { expect, test } from '@playwright/test';
import { serviceNames } from '#lib/core/config/services.ts';
import { awaitCountry, openActor, withoutCountry } from '../support/fault-matrix/actors.ts';
import { isRequested, readDuring, readUndisturbed } from '../support/fault-matrix/at-rest.ts';
import { quickFaults, timeOut } from '../support/fault-matrix/faults.ts';
import { pages, reads } from '../support/fault-matrix/reads.ts';
import { endFaults } from '../support/fault-matrix/run.ts';
import { walletPath } from '../support/sign-in.ts';

test.afterEach(endFaults);

for (const service of serviceNames.filter((name) => name !== 'ops')) {
  test(`every page stands and every read answers while ${service} has any fault`, async ({ playwright, request }) => {
    test.setTimeout(300_000);
    await openActor(request);
    const normal = await readUndisturbed(request);
    const problems: string[] = [];
    // No read calls some services: one fault is enough for those.
    await awaitCountry(playwright);
    const browser = await withoutCountry(playwright, request);
    const faults = (await isRequested(browser, service, normal)) ? [...quickFaults, timeOut] : quickFaults.slice(1, 2);
    await browser.dispose();
    for (const fault of faults) {
      await awaitCountry(playwright);
      const reader = await withoutCountry(playwright, request);
      problems.push(...(await readDuring(reader, { service, fault, normal })));
      await reader.dispose();
    }
    console.info(`${service}: ${faults.length * (pages.length + reads.length)} cases at rest`);
    expect(problems).toEqual([]);
    // After calls without an answer, a circuit breaker lets the next one through within seconds.
    await expect.poll(async () => (await request.get(walletPath)).status(), { timeout: 20_000 }).toBe(200);
    for (const [path, status] of await readUndisturbed(request)) expect([path, status]).toEqual([path, normal.get(path)]);
  });
}
