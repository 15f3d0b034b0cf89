import { openTestContext } from '../../../../tests/fixtures/sandbox/service-context.ts';
import { findFreeOffset } from '../../../../tests/fixtures/servers/free-offset.ts';
import type { SupervisedProcess } from '../../../../tests/fixtures/servers/supervised-process.ts';
import { serviceUrl } from '../../config.ts';
import type { ServiceOwner } from '../service-process.ts';
import { type SupervisedServices, superviseServices } from '../supervise-services.ts';

const processModule = new URL('../../../../tests/fixtures/servers/supervised-process.ts', import.meta.url);
let context: Awaited<ReturnType<typeof openTestContext>>;
let supervised: SupervisedServices<SupervisedProcess>;

beforeAll(async () => {
  context = await openTestContext({ SANDBOX_PORT_OFFSET: await findFreeOffset() });
  supervised = superviseServices<ServiceOwner, SupervisedProcess>(context, {
    name: 'test',
    services: ['captcha'],
    module: processModule,
    maxHeapMb: 100,
    maxResidentMb: 600,
    pulse: { everyMs: 200, maxMissed: 4 },
    openOwner: () => ({ functions: {} }),
  });
  await supervised.start();
}, 160_000);
afterAll(async () => {
  await supervised?.close();
  await context?.close();
});
afterEach(() => context.faults.clear());

const request = (path: string) => fetch(`${serviceUrl(context.config, 'captcha')}${path}`);

/** Waits until the process has been replaced and serves. */
async function untilReplaced(pid: number | undefined): Promise<void> {
  for (let tries = 0; tries < 800; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (supervised.pid() !== pid && (await request('/state').catch(() => undefined))?.ok) return;
  }
  throw new Error('The process was not replaced.');
}

test.each(['fail', 'loop'] as const)(
  'SEC-16 a process that comes to "%s" is replaced, and nothing else ends',
  async (end) => {
    jest.spyOn(console, 'error').mockReturnValue();
    const pid = supervised.pid();
    const calls = await supervised.calls();
    calls[end]().catch(() => undefined);
    await untilReplaced(pid);
  },
  60_000,
);

test('clock, limits and faults of the sandbox are those of the process, also of the next one', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  await context.clock.advance(5_000);
  context.rateLimits.set(true);
  const fault = { service: 'captcha', pathPattern: '^/fault', status: 503, times: 2 } as const;
  context.faults.add(fault);
  await context.faults.settled();
  expect((await request('/fault')).status).toBe(503);
  const pid = supervised.pid();
  supervised.kill();
  await untilReplaced(pid);
  expect(await (await request('/state')).json()).toEqual({ offsetMs: 5_000, countsLoopback: true });
  expect([(await request('/fault')).status, (await request('/fault')).status]).toEqual([503, 404]);
}, 60_000);
