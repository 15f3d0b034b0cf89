import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** As `scripts/launch.mjs` calls it, in a process that reads the module as it is. */
function convert(env: Readonly<Record<string, string>>): unknown {
  const module = JSON.stringify(path.join(__dirname, 'loopback-proxy.mjs'));
  const script = `import(${module}).then((m) => console.log(JSON.stringify(m.withoutProxyForLoopback(${JSON.stringify(env)}))))`;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }));
}

test.each([
  ['nothing', {}, 'localhost,127.0.0.1,::1'],
  ['a list', { NO_PROXY: 'intranet.example, .corp' }, 'intranet.example,.corp,localhost,127.0.0.1,::1'],
  ['the lower-case name first', { NO_PROXY: 'a.example', no_proxy: 'b.example' }, 'b.example,localhost,127.0.0.1,::1'],
  ['a host once', { no_proxy: 'localhost' }, 'localhost,127.0.0.1,::1'],
])('adds this machine to %s', (_, env, expected) => {
  expect(convert(env)).toEqual({ NO_PROXY: expected, no_proxy: expected });
});

test('keeps a list that excludes every host', () => {
  expect(convert({ NO_PROXY: '*' })).toEqual({ NO_PROXY: '*' });
});

test('OPS-08 the health check of a packed site reaches it behind a proxy that Node obeys', async () => {
  const server = createServer((_, response) => response.end());
  const proxy = createServer().on('connect', (_, socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  for (const each of [server, proxy]) await once(each.listen(0), 'listening');
  const portOf = (each: typeof server) => (each.address() as AddressInfo).port;
  const address = `http://127.0.0.1:${portOf(proxy)}`;
  const { no_proxy: _, NO_PROXY: __, ...env } = process.env;
  const check = spawn(process.execPath, ['scripts/pack/health.mjs'], {
    env: { ...env, PORT: String(portOf(server)), NODE_USE_ENV_PROXY: '1', HTTP_PROXY: address, http_proxy: address },
  });
  const [code] = await once(check, 'exit');
  for (const each of [server, proxy]) each.close();
  expect(code).toBe(0);
});
