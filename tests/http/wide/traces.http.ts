import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { createClient, RESP_TYPES } from '@redis/client';
import { registrationBody } from '../../fixtures/registration-body.ts';
import { hasRedis, startRedis } from '../../fixtures/servers/redis.ts';
import { inventPerson } from '../../journeys/support/new-player.ts';
import { playerIdOf } from '../../journeys/support/operator.ts';
import { emailOf } from '../../journeys/support/player.ts';
import { type Instance, startInstance } from '../support/instances.ts';
import { signIn, solveCaptcha } from '../support/session-answers.ts';
import { openWire } from '../support/wire.ts';

const address = { 'X-Forwarded-For': '203.0.113.77' };

/** A text as it is, and as what it is packed from: pages are stored packed. */
function readingsOf(bytes: Buffer): readonly string[] {
  const unpack = (read: (packed: Buffer) => Buffer) => {
    try {
      return [read(bytes).toString('latin1').toLowerCase()];
    } catch {
      return [];
    }
  };
  return [bytes.toString('latin1').toLowerCase(), ...unpack(brotliDecompressSync), ...unpack(gunzipSync)];
}
const holds = (name: string, bytes: Buffer, texts: readonly string[]) =>
  [name.toLowerCase(), ...readingsOf(bytes)].some((reading) => texts.some((text) => reading.includes(text)));

/** Files of the site with one of the texts in name or content. */
function searchDisk(folder: string, texts: readonly string[]): readonly string[] {
  return globSync('**/*', { cwd: folder })
    .filter((name) => existsSync(path.join(folder, name)) && statSync(path.join(folder, name)).isFile())
    .filter((name) => holds(name, readFileSync(path.join(folder, name)), texts))
    .sort();
}

/** Keys of Redis with one of the texts in name or value. */
async function searchRedis(url: string, texts: readonly string[]): Promise<readonly string[]> {
  const client = createClient({ url });
  await client.connect();
  try {
    const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    const hits: string[] = [];
    for (const key of await client.keys('*')) {
      const type = await client.type(key);
      const values: Record<string, () => Promise<unknown>> = {
        string: () => binary.get(key),
        zset: async () => Buffer.from((await client.zRange(key, 0, -1)).join(' ')),
        set: async () => Buffer.from((await client.sMembers(key)).join(' ')),
        hash: async () => Buffer.from(JSON.stringify(await client.hGetAll(key))),
        // Gone since the list of keys.
        none: async () => Buffer.alloc(0),
      };
      const value = await values[type]?.();
      if (!(value instanceof Buffer) && value !== null) throw new Error(`The search cannot read a ${type}.`);
      if (holds(key, value ?? Buffer.alloc(0), texts)) hits.push(key);
    }
    return hits.sort();
  } finally {
    client.destroy();
  }
}

interface Trace {
  readonly playerId: string;
  /** What no page, document or player of the test data contains. */
  readonly texts: readonly string[];
}

/** Registers a player, signs in, and sends names and contacts in every kind of call, address and search. */
async function leaveTraces({ url }: Instance): Promise<Trace> {
  const wire = openWire(url);
  const { digits, lastName, dateOfBirth } = inventPerson();
  const handle = `zyxo.${digits}`;
  const name = lastName.replace('Kuusela ', 'Zyxo');
  const person = { lastName: name, digits, dateOfBirth, email: emailOf(handle) };
  const json = registrationBody(person, { firstName: 'Zyxoline', address: '7 Zyxokatu' });
  const headers = { ...address, hcaptchaToken: await solveCaptcha(wire) };
  const registered = await wire.send('POST', '/api/platform/player/registration?country=MT', { headers, json });
  expect(registered.status, registered.text).toBe(200);
  await signIn(wire, handle);
  const playerId = await playerIdOf(handle);
  const get = async (path: string) => (await wire.send('GET', path, { headers: address })).status;
  for (const path of ['/fi-FI', '/fi-FI/my-account', '/api/platform/player/me/wallet', '/api/session/list', '/api/terms'])
    expect([path, await get(path)]).toEqual([path, 200]);
  for (const path of [
    `/fi-FI/promotions?email=${person.email}`,
    `/fi-FI/reset-password?token=${name}`,
    `/fi-FI/${name}`,
    `/fi-FI/info/${name}`,
    `/fi-FI/online-casino/${name}`,
    `/fi-FI/sportsbook/${name}`,
    `/api/search/sports?locale=fi-FI&q=${name}`,
    `/api/lobby/search?locale=fi-FI&lobby=casino&q=${name}&screen=phone&from=0&count=60`,
    `/api/lobby/games?locale=fi-FI&ids=${name}`,
    `/api/content/side-panel?locale=fi-FI&slug=${name}`,
    '/api/content/for-me?locale=fi-FI',
    '/api/inbox?locale=fi-FI',
  ])
    expect([path, (await get(path)) < 500]).toEqual([path, true]);
  const texts = [handle, name.toLowerCase(), 'zyxoline', 'zyxokatu', `79${digits}`, dateOfBirth, '203.0.113.77'];
  return { playerId, texts };
}

async function traces(REDIS_URL: string | undefined): Promise<void> {
  const site = await startInstance({ TRUSTED_PROXY_HOPS: '1', ...(REDIS_URL && { REDIS_URL }) });
  try {
    const { playerId, texts } = await leaveTraces(site);
    const search = async (wanted: readonly string[]) => [
      ...searchDisk(site.folder, wanted),
      ...(REDIS_URL ? await searchRedis(REDIS_URL, wanted) : []),
    ];
    // It searches what is there: pages and content of everyone, and the player's number where sessions are.
    expect((await search(['promotions'])).length).toBeGreaterThan(2);
    expect(await search([playerId])).toEqual([REDIS_URL ? `parlour:5:sessions:${playerId}` : 'sessions/sessions.json']);
    expect(await search(texts)).toEqual([]);
  } finally {
    await site.stop();
  }
}

test('DEC-PRI-1 what a player did, typed and came from is in no file of the site, and the number only where sessions are', async () => {
  await traces(undefined);
});

test('DEC-PRI-1 neither is it in Redis', async () => {
  test.skip(!hasRedis(), 'Redis is not installed');
  const redis = await startRedis();
  try {
    await traces(redis.url);
  } finally {
    await redis.stop();
  }
});
