import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { parseJson } from '#lib/core/parse-json.ts';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import { registrationBody } from '../../../tests/fixtures/registration-body.ts';
import type { PlayerClient } from './player-client.ts';

const captchaSchema = z.object({ captcha: z.object({ url: z.string(), siteKey: z.string() }) });
const tokenSchema = z.object({ token: z.string() });
const playersSchema = z.object({ players: z.array(z.object({ playerId: z.string() })) });

export interface Operator {
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
}

/** Calls of the operator console. */
export function createOperator(config: SandboxConfig): Operator {
  const [{ user, password }] = config.operators;
  const headers = {
    Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    'Content-Type': 'application/json',
  };
  async function request(path: string, init: RequestInit): Promise<unknown> {
    const response = await fetch(`${serviceUrl(config, 'ops')}/api/${path}`, { ...init, headers });
    if (!response.ok) throw new Error(`operator API ${path}: status ${response.status}: ${await response.text()}`);
    return response.json();
  }
  return {
    get: (path) => request(path, {}),
    post: (path, body) => request(path, { method: 'POST', body: JSON.stringify(body) }),
  };
}

/** Registers the player at the site, in a country that needs no code, and verifies the player's documents. */
export async function register(client: PlayerClient, at: number, siteUrl: string, operator: Operator): Promise<void> {
  const { identity } = client;
  const config = captchaSchema.parse(parseJson((await client.site('GET', '/api/config?market=UN')).text));
  const { url, siteKey } = config.captcha;
  const solved = await client.service('POST', `${url}/solve`, { json: { sitekey: siteKey, host: siteUrl } });
  const { token } = tokenSchema.parse(parseJson(solved.text));
  const dateOfBirth = new Date(Date.UTC(1960, 0, 1 + at)).toISOString().slice(0, 10);
  const digits = String(234_561 + 7 * at);
  const answer = await client.site('POST', '/api/platform/player/registration?country=MT', {
    headers: { hcaptchaToken: token },
    json: registrationBody({ ...identity, digits, dateOfBirth }),
  });
  if (answer.status !== 200) throw new Error(`registration ${at}: status ${answer.status}: ${answer.text}`);
  const search = `players?search=${encodeURIComponent(identity.email)}`;
  const [player] = playersSchema.parse(await operator.get(search)).players;
  if (!player) throw new Error(`there is no player ${identity.email}`);
  identity.playerId = player.playerId;
  await operator.post(`player/${player.playerId}`, { kycStatus: 'ENHANCED', reason: 'No threshold stops the payments' });
}

/** Runs the work for each item, some at a time. */
export async function forEachOf<Item>(
  items: readonly Item[],
  parallel: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  const run = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: parallel }, run));
}

/** Polls until the condition holds; false after the time limit. */
export async function waitUntil(isTrue: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    if (await isTrue()) return true;
    await wait(500);
  }
  return false;
}
