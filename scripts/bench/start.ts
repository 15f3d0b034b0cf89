import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packSite, sizeOf } from '../pack/pack-site.ts';
import { prepareSite } from '../prepare.ts';
import { root } from '../root.ts';
import { readStackOptions, siteEnvironment, startSandbox } from '../stack.ts';
import { readResidentMb } from './live-memory.ts';
import { median } from './measure.ts';

/** `npm run bench:start`: size, time to the first page and memory after it, of the checkout and of the packed folder, in turn. */
const runs = 5;
const folder = path.join(root, '.bench', 'start');
const packed = path.join(folder, 'pack');
const data = path.join(folder, 'data');
const settleMs = 3_000;

const options = readStackOptions({
  PORT: '3980',
  SANDBOX_PORT_OFFSET: '2000',
  SANDBOX_FOLDER: '.bench/start/sandbox',
  ...process.env,
});
const env = { ...siteEnvironment(options), CACHE_FOLDER: undefined, SESSION_FOLDER: undefined, DATA_FOLDER: data };
rmSync(folder, { recursive: true, force: true });
await prepareSite(folder);
await packSite(packed);
const variants = [
  {
    name: 'checkout',
    size: sizeOf(path.join(root, '.next')) + sizeOf(path.join(root, 'node_modules')),
    script: 'scripts/serve.ts',
  },
  { name: 'packed', size: sizeOf(packed), script: path.join(packed, 'server.mjs') },
].map((variant) => ({ ...variant, startedMs: [] as number[], memoryMb: [] as number[] }));
const sandbox = await startSandbox(options);
try {
  for (let run = 0; run < runs; run += 1) {
    for (const variant of variants) {
      const { startedMs, memoryMb } = await measureStart(variant.script);
      variant.startedMs.push(startedMs);
      variant.memoryMb.push(memoryMb);
    }
  }
} finally {
  await sandbox.stop();
}
for (const { name, size, startedMs, memoryMb } of variants) {
  const figures = [`${Math.round(size / 1_048_576)} MB`, `${Math.round(median(startedMs))} ms to the first page`];
  console.info(`${name}: ${figures.join(', ')}, ${Math.round(median(memoryMb))} MB of memory ${settleMs / 1_000} seconds later`);
}

/** Starts a site with nothing stored, and asks for a page until it comes. */
async function measureStart(script: string): Promise<{ readonly startedMs: number; readonly memoryMb: number }> {
  rmSync(data, { recursive: true, force: true });
  const since = performance.now();
  const site = spawn(process.execPath, [script], { cwd: root, env, stdio: 'ignore' });
  try {
    while (!(await hasPage())) await sleep(20);
    const startedMs = performance.now() - since;
    await sleep(settleMs);
    return { startedMs, memoryMb: readResidentMb(site.pid) };
  } finally {
    site.kill('SIGTERM');
    await once(site, 'exit');
  }
}

async function hasPage(): Promise<boolean> {
  return fetch(`http://localhost:${options.port}/fi-FI`).then(
    async (response) => (await response.text()).endsWith('</html>') && response.ok,
    () => false,
  );
}
