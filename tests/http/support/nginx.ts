import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether Debian's package is installed (`.ci/run` does it). */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** nginx with its default settings before a server: nothing but `proxy_pass`. Its files are in a folder of its own. */
export async function startNginx(upstream: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  // Its workers may run as another user.
  chmodSync(folder, 0o777);
  const port = await findFreePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  const server = `server { listen 127.0.0.1:${port}; location / { proxy_pass ${upstream}; } }`;
  const settings = `daemon off; pid ${folder}/pid; error_log stderr warn; events {} http { access_log off; ${temporary.join(' ')} ${server} }`;
  writeFileSync(path.join(folder, 'nginx.conf'), settings);
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  await waitUntilListening(port, child);
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => log,
    async stop(): Promise<void> {
      child.kill('SIGQUIT');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilListening(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(50);
  }
  throw new Error('nginx did not start.');
}
