import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCookies } from '#lib/core/http/cookies.ts';
import { signedInCookies, testSessionStore, tokenOf } from '../fixtures/components/site-session.ts';
import { openOutside } from '../fixtures/servers/outside.ts';
import { expectSoon } from '../fixtures/soon.ts';

interface ReceivedCall {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly token: string | undefined;
  readonly body: unknown;
}

/** Stands for every outside service, and records the calls it receives. `status`: of each call, by its number. */
async function listenAs(status: number | ((count: number, body: unknown) => number)) {
  const received: ReceivedCall[] = [];
  const outside = await openOutside(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, url, headers } = request;
    received.push({
      method,
      url,
      token: headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString() || 'null'),
    });
    response.writeHead(typeof status === 'number' ? status : status(received.length, received.at(-1)?.body)).end();
  });
  return { received, ...outside };
}

function callAt(url: string): void {
  process.env.PLATFORM_URL = url;
  process.env.IDENTITY_URL = url;
  jest.resetModules();
}

/** Retries and later attempts come at once. */
function withoutDelays(): void {
  const { setTimeout: real } = globalThis;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => real(run, 0)) as typeof setTimeout);
}

afterEach(() => jest.restoreAllMocks());

async function endUpstream(url: string, cookies: string): Promise<void> {
  callAt(url);
  const { endSession } = await import('#lib/session/registry/end-session.ts');
  await (await endSession(readCookies(cookies))).atPlatform;
}

test('LOG-17 LOG-21 a sign-out is sent to the platform with the token, and to no other service', async () => {
  const outside = await listenAs(204);
  await endUpstream(outside.url, await signedInCookies('100024'));
  await outside.close();
  const [signOut, ...others] = outside.received;
  expect(signOut).toMatchObject({ method: 'POST', url: '/player/100024/sign_out', body: {} });
  expect(signOut?.token).toMatch(/^[\w-]+\.[\w-]+\.x$/);
  expect(others).toEqual([]);
});

test('LOG-17 a sign-out succeeds on the site even when no outside service responds', async () => {
  const outside = await listenAs(500);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await expect(endUpstream(outside.url, await signedInCookies('100024'))).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalled();
  await outside.close();
});

const triesOfACall = 3;

test('LOG-17 the platform is notified of a sign-out as soon as it answers again, so that it closes the sockets', async () => {
  const failing = 2 * triesOfACall;
  const notified = Promise.withResolvers<void>();
  const outside = await listenAs((count) => {
    if (count > failing) notified.resolve();
    return count > failing ? 204 : 500;
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  withoutDelays();
  callAt(outside.url);
  const { endAtPlatform } = await import('#lib/session/registry/end-at-platform.ts');
  await endAtPlatform({ playerId: '100024', idToken: 'own' }, {});
  await notified.promise;
  await outside.close();
  expect(outside.received).toHaveLength(failing + 1);
  expect(outside.received.at(-1)).toMatchObject({ url: '/player/100024/sign_out', token: 'own' });
});

test('LOG-17 a sign-out that the platform has not answered is sent by the next process', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sessions-'));
  process.env.SESSION_FOLDER = folder;
  const waitingEnds = path.join(folder, 'waiting-ends');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failing = await listenAs(500);
  const cookies = readCookies(await signedInCookies('100024'));
  callAt(failing.url);
  const { endSession } = await import('#lib/session/registry/end-session.ts');
  await (await endSession(cookies)).atPlatform;
  await failing.close();
  const [name = ''] = readdirSync(waitingEnds);
  expect(readFileSync(path.join(waitingEnds, name), 'utf8')).not.toContain('100024');
  writeFileSync(path.join(waitingEnds, 'forged'), 'no sealed end');

  const answered = Promise.withResolvers<void>();
  const outside = await listenAs(() => {
    answered.resolve();
    return 204;
  });
  callAt(outside.url);
  await (await import('#lib/session/registry/end-at-platform.ts')).resumeEnds();
  await answered.promise;
  await expectSoon(async () => expect(readdirSync(waitingEnds)).toEqual(['forged']));
  await outside.close();
  expect(outside.received).toMatchObject([{ method: 'POST', url: '/player/100024/sign_out', body: {} }]);
  expect(outside.received[0]?.token).toMatch(/^[\w-]+\.[\w-]+\.x$/);
  rmSync(folder, { recursive: true });
  delete process.env.SESSION_FOLDER;
});

test('LOG-20 an end that the platform has not answered when the process stops is kept, and one that is answered is not', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sessions-'));
  process.env.SESSION_FOLDER = folder;
  const silent = Promise.withResolvers<void>();
  const outside = await openOutside(async (request, response) => {
    if (request.url?.includes('100025')) await silent.promise;
    response.writeHead(204).end();
  });
  callAt(outside.url);
  const { endAtPlatform } = await import('#lib/session/registry/end-at-platform.ts');
  const { settleEnds } = await import('#lib/session/registry/open-ends.ts');
  const ends = ['100024', '100025'].map((playerId) =>
    endAtPlatform({ playerId, idToken: tokenOf(playerId).idToken }, { which: 'INACTIVE' }),
  );
  await ends[0];
  await settleEnds(50);
  const { readEnds } = await import('#lib/session/registry/waiting-ends.ts');
  expect((await readEnds()).map(({ credentials: { playerId }, which }) => [playerId, which])).toEqual([
    ['100025', { which: 'INACTIVE' }],
  ]);
  silent.resolve();
  await Promise.all(ends);
  await outside.close();
  rmSync(folder, { recursive: true });
  delete process.env.SESSION_FOLDER;
});

test('LOG-17 an end that another process is writing is not read, and stays until that process must have ended', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sessions-'));
  process.env.SESSION_FOLDER = folder;
  jest.resetModules();
  const { keepEnd, readEnds } = await import('#lib/session/registry/waiting-ends.ts');
  const { file = '' } = await keepEnd({ playerId: '100024', idToken: tokenOf('100024').idToken }, {});
  const half = `${file.slice(0, -8)}11111111.part`;
  writeFileSync(half, readFileSync(file, 'utf8').slice(0, 40));
  expect((await readEnds()).map((end) => end.file)).toEqual([file]);
  const kept = () => readdirSync(path.dirname(file)).toSorted();
  expect(kept()).toEqual([file, half].map((name) => path.basename(name)).toSorted());
  const before = new Date(Date.now() - 120_000);
  utimesSync(half, before, before);
  await readEnds();
  expect(kept()).toEqual([path.basename(file)]);
  rmSync(folder, { recursive: true });
  delete process.env.SESSION_FOLDER;
});

test('LOG-17 an end that does not open, as with another secret, stays for a day', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sessions-'));
  process.env.SESSION_FOLDER = folder;
  const endsWith = async (secret: string | undefined) => {
    if (secret === undefined) delete process.env.SESSION_SECRET;
    else process.env.SESSION_SECRET = secret;
    jest.resetModules();
    return import('#lib/session/registry/waiting-ends.ts');
  };
  const { SESSION_SECRET: first } = process.env;
  const { file = '' } = await (await endsWith(first)).keepEnd({ playerId: '100024', idToken: tokenOf('100024').idToken }, {});
  const other = await endsWith('another-secret-of-at-least-32-characters');
  expect(await other.readEnds()).toEqual([]);
  expect((await (await endsWith(first)).readEnds()).map((end) => end.file)).toEqual([file]);
  const before = new Date(Date.now() - 86_401_000);
  utimesSync(file, before, before);
  await other.readEnds();
  expect(readdirSync(path.dirname(file))).toEqual([]);
  rmSync(folder, { recursive: true });
  delete process.env.SESSION_FOLDER;
});

test('DEC-PRI-1 a sign-out that the platform never answers is forgotten with its token, which names the player', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sessions-'));
  process.env.SESSION_FOLDER = folder;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failing = await listenAs(500);
  const cookies = readCookies(await signedInCookies('100024'));
  callAt(failing.url);
  const { endSession } = await import('#lib/session/registry/end-session.ts');
  await (await endSession(cookies)).atPlatform;
  const waiting = () => readdirSync(path.join(folder, 'waiting-ends'));
  expect(waiting()).toHaveLength(1);
  const expired = Date.now() + 601_000;
  jest.spyOn(Date, 'now').mockImplementation(() => expired);
  await expectSoon(async () => expect(waiting()).toEqual([]));
  await failing.close();
  rmSync(folder, { recursive: true });
  delete process.env.SESSION_FOLDER;
});

test('LOG-17 the end of another session is answered before that of the own, whose token it needs', async () => {
  const named = { which: 'NAMED', sessionId: 'up-there' } as const;
  const ended = Promise.withResolvers<void>();
  let isBack = false;
  const outside = await listenAs((_, body) => {
    const isOwn = JSON.stringify(body) === '{}';
    if (isOwn) ended.resolve();
    return isOwn || isBack ? 204 : 500;
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  withoutDelays();
  callAt(outside.url);
  const { endAtPlatform } = await import('#lib/session/registry/end-at-platform.ts');
  const credentials = { playerId: '100024', idToken: 'own' };
  const naming = endAtPlatform(credentials, named);
  await Promise.all([naming, endAtPlatform(credentials, {})]);
  isBack = true;
  await ended.promise;
  await outside.close();
  expect(outside.received.slice(-2).map(({ body }) => body)).toEqual([named, {}]);
});

test('LOG-17 "sign out everywhere else" is repeated by name, so that it spares a session that began in the meantime', async () => {
  const notified = Promise.withResolvers<void>();
  const outside = await listenAs((count) => {
    if (count > triesOfACall + 1) notified.resolve();
    return count > triesOfACall ? 204 : 500;
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  withoutDelays();
  callAt(outside.url);
  const { endOtherSessions } = await import('#lib/session/registry/manage.ts');
  const playerId = '100027';
  const device = { browser: 'firefox', system: 'linux' } as const;
  const times = { startedAt: Date.now(), lastActiveAt: Date.now(), expiresAt: Date.now() + 600_000 };
  for (const id of ['here', 'there']) await testSessionStore().add({ id, playerId, upstreamId: `up-${id}`, device, ...times });
  const idle = { ...times, lastActiveAt: Date.now() - 40 * 60_000 };
  await testSessionStore().add({ id: 'idle', playerId, upstreamId: 'up-idle', device, ...idle });
  await endOtherSessions({ playerId, idToken: 'own', sessionId: 'here' });
  await notified.promise;
  await outside.close();
  const bodies = outside.received.map(({ body }) => body);
  expect(bodies.slice(0, triesOfACall)).toEqual(Array(triesOfACall).fill({ which: 'OTHERS' }));
  expect(new Set(bodies.slice(triesOfACall))).toEqual(
    new Set([
      { which: 'NAMED', sessionId: 'up-there' },
      { which: 'NAMED', sessionId: 'up-idle' },
    ]),
  );
});
