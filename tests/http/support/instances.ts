import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { developmentSecrets } from '#lib/core/config/secrets.ts';
import { type Child, startChild } from '../../../scripts/child.ts';
import { type StackOptions, siteEnvironment, startSite } from '../../../scripts/stack.ts';
import { waitForResponse } from '../../../scripts/wait.ts';
import { findFreePort } from '../../fixtures/servers/free-port.ts';
import { ownPortOffset, siteUrl } from '../../journeys/support/addresses.ts';

export interface Instance {
  readonly url: string;
  /** Everything that it keeps on disk. */
  readonly folder: string;
  readonly process: () => Child;
  /** Stops it as a deployment does, and starts it again with what its disk holds, from then on also with these settings. */
  restart(more?: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Another instance of this worker's site, over the same sandbox, with a disk of its own. `packed`: the folder of a packed site,
 * which can be another build.
 */
export async function startInstance(env: Readonly<Record<string, string>>, packed?: string): Promise<Instance> {
  const folder = mkdtempSync(path.join(tmpdir(), 'instance-'));
  const port = await findFreePort();
  const own = { CACHE_FOLDER: path.join(folder, 'cache'), SESSION_FOLDER: path.join(folder, 'sessions') };
  const options = { port, portOffset: ownPortOffset, folder, env: { SITE_URL: siteUrl, ...own, ...env } };
  const start = () => (packed ? startPacked(packed, options) : startSite(options));
  let child = await start();
  return {
    url: `http://localhost:${port}`,
    folder,
    process: () => child,
    async restart(more = {}) {
      await child.stop();
      Object.assign(options.env, more);
      child = await start();
    },
    async stop() {
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startPacked(packed: string, options: StackOptions): Promise<Child> {
  const logFile = path.join(options.folder, 'site.log');
  const child = startChild({ name: 'site', args: [path.join(packed, 'server.mjs')], env: siteEnvironment(options), logFile });
  await waitForResponse(child, `http://localhost:${options.port}/robots.txt`, async () => true);
  return child;
}

/** The content service's webhook, which reaches one instance. */
export async function sendWebhook({ url }: Instance, type: string): Promise<Response> {
  const body = JSON.stringify({ _type: type });
  const at = Date.now();
  const signature = createHmac('sha256', developmentSecrets.CONTENT_WEBHOOK_SECRET).update(`${at}.${body}`).digest('base64url');
  const headers = { 'Content-Type': 'application/json', 'sanity-webhook-signature': `t=${at},v1=${signature}` };
  return fetch(`${url}/api/content/published`, { method: 'POST', headers, body });
}
