import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

/** nginx with one worker that sends a compressed file with the headers of a page; undefined where it is not installed. */
export async function startNginx(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  port: number,
): Promise<Nginx | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined;
  const url = `http://127.0.0.1:${port}/`;
  if (await answers(url)) throw new Error(`Another server answers at ${url}.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  // Its worker may run as another user.
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'page'), body);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const location = `location / { root ${folder}; try_files /page =404; default_type text/html; ${added.join(' ')} }`;
  const http = `access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000; open_file_cache max=10; etag off; ${temporary.join(' ')}`;
  const settings = `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error; events {} http { ${http} server { listen 127.0.0.1:${port}; ${location} } }`;
  writeFileSync(path.join(folder, 'nginx.conf'), settings);
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' });
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (tries === 100 || child.exitCode !== null) throw new Error('nginx did not start.');
    await wait(50);
  }
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
