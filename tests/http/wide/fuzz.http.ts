import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../../scripts/root.ts';
import { worldOptions } from '../../journeys/support/addresses.ts';

const { port, portOffset } = worldOptions(7);

for (const [name, requests, ...more] of [
  ['any request', 2_000],
  ['a registration', 600, '--only=/player/registration'],
] as const) {
  test(`ERR-03 SEC-15 ${name} by the contracts, near them or hostile gets no unexpected answer`, async () => {
    test.setTimeout(900_000);
    const env = { ...process.env, PORT: String(port), SANDBOX_PORT_OFFSET: String(portOffset) };
    const output = await new Promise<string>((resolve) => {
      const args = [path.join(root, 'scripts/proof/fuzz.ts'), String(requests), ...more];
      execFile(process.execPath, args, { env, maxBuffer: 10_000_000 }, (_, stdout, stderr) => resolve(stdout + stderr));
    });
    expect(output).toContain(`Proven with ${requests} requests`);
  });
}
