import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from './root.ts';

/** As `scripts/launch.mjs` calls it, in a process that reads the module as it is. */
function convert(env: Readonly<Record<string, string>>): unknown {
  const module = JSON.stringify(path.join(root, 'scripts', 'loopback-proxy.mjs'));
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
