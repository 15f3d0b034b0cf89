import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../fixtures/servers/free-port.ts';

/** Whether Debian's package is installed (`.ci/run` does it). */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/** Several servers behind one nginx: the next one gets a request that a server did not take. */
export function balancedOver(upstreams: readonly string[]): NginxSettings {
  const servers = upstreams.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=1s;`).join(' ');
  return {
    before: `upstream site { ${servers} }`,
    pass: 'http://site',
    more: 'proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header Host $host;',
  };
}

interface NginxSettings {
  readonly before?: string;
  readonly pass: string;
  readonly more?: string;
}

/** nginx with its default settings before a server: nothing but `proxy_pass`. Its files are in a folder of its own. */
export async function startNginx(upstream: string | NginxSettings) {
  const { before = '', pass, more = '' } = typeof upstream === 'string' ? { pass: upstream } : upstream;
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  // Its workers may run as another user.
  chmodSync(folder, 0o777);
  const port = await findFreePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  const server = `server { listen 127.0.0.1:${port}; location / { proxy_pass ${pass}; ${more} } }`;
  const settings = `daemon off; pid ${folder}/pid; error_log stderr warn; events {} http { access_log off; ${temporary.join(' ')} ${before} ${server} }`;
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
