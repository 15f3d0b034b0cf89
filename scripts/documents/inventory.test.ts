import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settingNames } from '#lib/core/config/environment.ts';
import { root } from '../root.ts';

const page = readFileSync(path.join(root, 'docs/inventory.md'), 'utf8');
const sectionOf = (title: string) => page.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
const spansOf = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
const sources = globSync('{app,lib,sandbox}/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }));
const usersOf = (pattern: RegExp) => sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

const cryptography =
  /create(?:Hmac|Hash|Cipheriv|Decipheriv|Sign|Verify)\b|crypto\??\.subtle|timingSafeEqual|hkdf|pbkdf2|scrypt|from 'jose'|from 'iron-session'|\bhash\('sha|createSigner\(|generateKeyPair/;

test('every file that uses cryptography is in the table of keys, by its name or its folder', () => {
  const named = spansOf(sectionOf('Keys and algorithms'));
  const isNamed = (file: string) => named.some((name) => file === name || (name.endsWith('/') && file.startsWith(name)));
  const users = usersOf(cryptography);
  expect(users.length).toBeGreaterThan(40);
  expect(users.filter((file) => !isNamed(file))).toEqual([]);
});

test('every setting that is a secret is in the table of keys', () => {
  const named = spansOf(sectionOf('Keys and algorithms'));
  expect(settingNames.filter((name) => /SECRET$|_KEY$|_TOKEN$/.test(name) && !named.includes(name))).toEqual([
    // Keys that browsers know, how the feed authenticates, and a token of this machine only.
    'CAPTCHA_SITE_KEY',
    'REALTIME_TOKEN',
    'STUDIO_SANDBOX_TOKEN',
  ]);
});

test('every setting that names a server is in the table of connections', () => {
  const named = spansOf(sectionOf('Connections'));
  const servers = settingNames.filter((name) => /_URL$|_ENDPOINT$|API_HOST$/.test(name));
  expect(servers.length).toBeGreaterThan(15);
  expect(servers.filter((name) => !named.includes(name))).toEqual([]);
});

test('the table of security events has every one', () => {
  const code = readFileSync(path.join(root, 'lib/core/log/security-event.ts'), 'utf8');
  const names = /export type SecurityEventName =([^;]+);/.exec(code)?.[1] ?? '';
  const events = [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
  expect(events.length).toBeGreaterThan(10);
  const listed = sectionOf('Log')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => spansOf(line.split('|')[1] ?? ''));
  expect(listed.toSorted()).toEqual(events.toSorted());
});

test('sessions start in the ways that the table names', () => {
  expect(usersOf(/\bstartSession\(/).toSorted()).toEqual([
    // Pay-and-play, the declaration, and every sign-in by password.
    'lib/session/sign-in/start-session-by-token.ts',
    'lib/session/sign-in/start-session.ts',
    'lib/session/tokens/auth-options.ts',
  ]);
  expect(usersOf(/\bstartSessionByToken\(/).toSorted()).toEqual([
    'lib/pay-and-play/steps.ts',
    'lib/session/sign-in/start-session-by-token.ts',
  ]);
});

test('what the page names exists', () => {
  const names = spansOf(page).filter((span) => /^(?:app|components|docs|lib|sandbox|scripts)\//.test(span));
  expect(names.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});
