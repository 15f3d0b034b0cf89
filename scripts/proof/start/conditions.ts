import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { proofPorts, type StartOptions } from './run-start.ts';

export interface Condition extends StartOptions {
  readonly name: string;
  /** Needs root and the namespaces of Linux. */
  readonly needsRoot?: true;
  /** The sentence that ends the start; absent where the front page answers. */
  readonly says?: RegExp;
  /** Text of the output at which Ctrl-C is pressed, instead of at the end. */
  readonly interruptAt?: string;
  /** Changes the machine; returns what undoes it. */
  readonly prepare?: () => Promise<() => void>;
}

/** A command that runs another one in namespaces of its own, after a preparation there. */
const inNamespaces = (preparation: string) => ['unshare', '--net', '--mount', 'sh', '-c', `${preparation}; exec "$@"`, 'sh'];
const onlyIpv4 = 'ip link set lo up; sysctl -qw net.ipv6.conf.all.disable_ipv6=1';
/** Mounted over `/etc/hosts`, so that `localhost` is the IPv6 address first. */
const ipv6First =
  'hosts=$(mktemp); printf "::1 localhost\\n127.0.0.1 localhost\\n" > $hosts; mount --bind $hosts /etc/hosts; rm $hosts';

/** Every request to it is answered by a closed connection. */
const proxyPort = proofPorts.port + 1;
const proxy = `http://127.0.0.1:${proxyPort}`;
const proxyVariables = { HTTP_PROXY: proxy, HTTPS_PROXY: proxy, http_proxy: proxy, https_proxy: proxy };

async function listen(port: number): Promise<() => void> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => void server.close();
}

/** A folder with the programs of a start, and no other ones. */
async function linkPrograms(folder: string, names: readonly string[]): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  for (const name of names)
    writeFileSync(path.join(folder, name), `#!/bin/sh\nPATH=$FULL_PATH exec ${name} "$@"\n`, { mode: 0o755 });
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Starts of the built site of this checkout, each in some unusual surroundings. `scratch` is an empty folder. */
export function listConditions(scratch: string): readonly Condition[] {
  const full = path.join(scratch, 'full');
  const disk = (options: string) =>
    inNamespaces(`ip link set lo up; mkdir -p ${full}; mount -t tmpfs -o ${options} none ${full}`);
  const programs = path.join(scratch, 'programs');
  return [
    { name: 'nothing unusual' },
    { name: 'Ctrl-C while the sandbox starts', interruptAt: 'Starting the sandbox' },
    { name: 'the start after it' },
    { name: 'Turkish, UTC+14', env: { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' } },
    { name: 'no language, UTC−3:30', env: { LANG: undefined, LC_ALL: 'C', TZ: 'America/St_Johns' } },
    { name: 'a proxy', env: proxyVariables, prepare: () => listen(proxyPort) },
    { name: 'a proxy that Node obeys', env: { ...proxyVariables, NODE_USE_ENV_PROXY: '1' }, prepare: () => listen(proxyPort) },
    { name: 'no network, no IPv6', within: inNamespaces(onlyIpv4), needsRoot: true },
    { name: 'localhost is IPv6 first', within: inNamespaces(`ip link set lo up; ${ipv6First}`), needsRoot: true },
    { name: 'IPv6 first, no IPv6', within: inNamespaces(`${onlyIpv4}; ${ipv6First}`), needsRoot: true },
    {
      name: 'no git',
      env: { PATH: programs, FULL_PATH: process.env.PATH },
      prepare: () => linkPrograms(programs, ['npm', 'node', 'sh', 'env']),
    },
    { name: 'a home that does not exist', env: { HOME: '/nonexistent' } },
    {
      name: 'a read-only home',
      env: { HOME: full },
      within: disk('size=1m,ro'),
      needsRoot: true,
    },
    { name: 'the port of the site is in use', prepare: () => listen(proofPorts.port), says: /^Port \d+ \(site\) is in use/m },
    {
      name: 'a port of the sandbox is in use',
      prepare: () => listen(4_103 + proofPorts.portOffset),
      says: /^Port \d+ \(content\) is in use/m,
    },
    { name: 'one port twice', env: { PORT: String(4_100 + proofPorts.portOffset) }, says: /: set PORT to another number\.$/m },
    { name: 'PORT=abc', env: { PORT: 'abc' }, says: /^PORT must be a whole number/m },
    {
      name: 'SANDBOX_PORT_OFFSET=abc',
      env: { SANDBOX_PORT_OFFSET: 'abc' },
      says: /^SANDBOX_PORT_OFFSET must be a whole number/m,
    },
    {
      name: 'a database that does not answer',
      env: { DATABASE_URL: `postgres://parlour@127.0.0.1:${proxyPort}/parlour` },
      says: /^The database of DATABASE_URL cannot be opened/m,
    },
    {
      name: 'a full disk',
      env: { SANDBOX_FOLDER: full },
      within: disk('size=60m'),
      needsRoot: true,
      says: /and the disk has \d+ MB: free some space/,
    },
    {
      name: 'a read-only folder',
      env: { SANDBOX_FOLDER: full },
      within: disk('size=1m,ro'),
      needsRoot: true,
      says: /cannot write to .* \(EROFS\)/,
    },
    {
      name: 'the folder of another user',
      env: { HOME: '/nonexistent' },
      within: ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'],
      needsRoot: true,
      says: /cannot write to .* \(EACCES\)/,
    },
  ];
}
