import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serviceNames } from '#lib/core/config/services.ts';
import { bootSandbox, type Sandbox } from '#sandbox/boot.ts';
import { readSandboxConfig, type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import { operator } from '../../fixtures/sandbox/ops.ts';
import { findFreeOffset } from '../../fixtures/servers/free-offset.ts';
import { createTestDatabase } from '../../fixtures/servers/test-server.ts';

let folder: string;
let config: SandboxConfig;
let sandbox: Sandbox;
let server: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'browser-services-'));
  server = await createTestDatabase();
  config = readSandboxConfig({
    NODE_ENV: 'test',
    SANDBOX_HISTORIES: 'short',
    SANDBOX_PORT_OFFSET: await findFreeOffset(),
    SANDBOX_FOLDER: folder,
    ...(server && { DATABASE_URL: server.url }),
  });
  sandbox = await bootSandbox(config);
}, 240_000);
afterAll(async () => {
  await sandbox?.close();
  await server?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function fetchOps(path: string, body?: object) {
  const headers = { ...operator, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const response = await fetch(`${serviceUrl(config, 'ops')}/api${path}`, { headers, ...init });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function whoAnswers(): Promise<readonly string[]> {
  const { body } = await fetchOps('/health');
  return serviceNames.filter((name) => (body[name] as { readonly ok: boolean }).ok);
}

test('SEC-16 the operator decides on events of the process, and receives its refusals', async () => {
  const { body } = await fetchOps('/sports-events');
  const [event] = body.events as readonly { readonly eventId: string }[];
  const address = `/sports-events/${event?.eventId}`;
  expect(await fetchOps(address, { action: 'SUSPEND', reason: 'A test' })).toMatchObject({
    status: 200,
    body: { isSuspended: true },
  });
  expect(await fetchOps(address, { action: 'SUSPEND', reason: 'Again' })).toMatchObject({
    status: 409,
    body: { code: 'error.validation', message: expect.stringMatching(/\w/) },
  });
  expect((await fetchOps('/bets/unknown', { decision: 'void', reason: 'A test' })).status).toBe(404);
  expect(await fetchOps('/bets')).toMatchObject({ status: 200, body: { bets: [] } });
});

test('SEC-16 whatever ends what browsers reach does not end the ledger, and all of it starts again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  expect(await whoAnswers()).toEqual(serviceNames);
  for (const { kill } of sandbox.processes) kill('SIGSEGV');
  expect((await fetchOps('/ledger/verify')).body).toMatchObject({ balanced: true });
  expect(await whoAnswers()).toEqual(expect.arrayContaining(['platform', 'identity', 'access', 'ops']));
  for (let tries = 0; tries < 100 && (await whoAnswers()).length < serviceNames.length; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect(await whoAnswers()).toEqual(serviceNames);
}, 60_000);

test('OPS-05 a reset reaches every service', async () => {
  expect((await fetchOps('/reset', { reason: 'A test' })).status).toBeLessThan(300);
  const { body } = await fetchOps('/sports-events');
  expect((body.events as readonly { readonly isSuspended: boolean }[])[0]?.isSuspended).toBe(false);
}, 60_000);
