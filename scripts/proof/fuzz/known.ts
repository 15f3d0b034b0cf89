import PQueue from 'p-queue';
import { isRecord } from '#lib/core/is-record.ts';
import { parseJson } from '#lib/core/parse-json.ts';
import { clientId } from '#sandbox/identity/pool.ts';
import { readExamples } from '../../openapi/examples.ts';
import { type Callers, cookieHeader } from './callers.ts';
import { type Case, createCase } from './cases.ts';
import type { Answer } from './send.ts';
import type { Target } from './targets.ts';

const maxPerName = 12;
const rounds = 3;
const parallel = 8;

/** Values by name. Ids are added from answers. */
export function createKnownValues({ player, leaver }: Callers) {
  const known = new Map<string, unknown[]>();
  const fixed = new Set<string>();
  const add = (name: string, value: unknown) => {
    const values = known.get(name) ?? [];
    if (fixed.has(name)) return;
    if (values.length < maxPerName && !values.includes(value)) known.set(name, [...values, value]);
  };

  function collect(value: unknown, name = ''): void {
    if (Array.isArray(value)) for (const member of value.slice(0, 20)) collect(member, name);
    else if (isRecord(value)) for (const [key, member] of Object.entries(value)) collect(member, key);
    else if ((typeof value === 'string' && value.length < 300) || typeof value === 'number') add(name, value);
  }

  known.set('locale', ['fi-FI', 'en-IE', 'pt-BR']);
  known.set('playerId', [player.playerId]);
  known.set('email', [leaver.email]);
  known.set('language', ['fi', 'en']);
  known.set('market', ['FI', 'IE']);
  known.set('part', ['a']);
  known.set('dataset', ['production']);
  known.set('nextauth', ['session', 'csrf', 'providers', 'signin', 'signout', 'callback/credentials', 'error', '_log']);
  known.set('action', ['request', 'code', 'link', 'password']);
  known.set('form', [{}]);
  known.set('ClientId', [clientId]);
  known.set('AccessToken', [leaver.idToken]);
  for (const name of known.keys()) fixed.add(name);
  for (const { params, query, body, reply } of readExamples().values()) {
    for (const part of [params, query, body, reply]) collect(part);
  }
  return { known, add, collect };
}

export type Known = ReturnType<typeof createKnownValues>;

/** Learns from the answers to some valid requests to every endpoint, from the addresses of pages and from the frames. */
export async function learn(
  { known, add, collect }: Known,
  targets: readonly Target[],
  { siteUrl, callers, sendCase }: LearnPorts,
): Promise<void> {
  const sitemap = await readText(`${siteUrl}/sitemap.xml`);
  const files = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  for (const file of files.filter((address) => address.includes('/sitemap/')).slice(0, 4)) {
    add('file', file.split('/').at(-1));
    for (const [, address = ''] of (await readText(file)).matchAll(/<loc>([^<]+)<\/loc>/g))
      learnPath(new URL(address).pathname, targets, add);
  }
  const readable = targets.filter(({ server, method }) => server !== 'ops' || method === 'GET');
  for (let round = 0; round < rounds; round += 1) {
    // Made before the first is sent and learned from in their order, so that a seed gives the same cases.
    const cases = readable.map((target) => createCase(0, { seed: `learn-${round}`, targets: [target], known }));
    const queue = new PQueue({ concurrency: parallel });
    const answers = await queue.addAll(cases.map((sent) => () => sendCase({ ...sent, style: 'valid' })));
    for (const { status, headers, text } of answers)
      if (status < 300 && /json/.test(headers['content-type'] ?? '')) collect(parseJson(text));
  }
  const open = (path: string, body: object) =>
    openFrame(siteUrl + path, body, { Origin: siteUrl, Cookie: cookieHeader(callers.player) });
  add(frameKeys.sports, await open('/api/sportsbook/context', { locale: 'fi-FI', path: 'football' }));
  add(frameKeys.games, await open('/api/play/launch', { locale: 'fi-FI', slug: 'ferrymans-lantern', wantsFun: true }));
}

/** The names of the keys that the pages of these services have. */
export const frameKeys = { sports: 'key of sports', games: 'key of games' } as const;

/** The key in the page of the frame that the site opens. */
async function openFrame(url: string, body: object, headers: Readonly<Record<string, string>>): Promise<string | undefined> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
  const opened = await (await fetch(url, init)).text();
  const [frame] = /http:\/\/127\.0\.0\.1:[^"]+/.exec(opened) ?? [];
  return frame && /"key":"([\w-]+)"/.exec(await readText(frame.replaceAll('\\u0026', '&')))?.[1];
}

interface LearnPorts {
  readonly siteUrl: string;
  readonly callers: Callers;
  readonly sendCase: (sent: Case) => Promise<Answer>;
}

async function readText(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** `/fi-FI/promotions/casino` gives a `category`. */
function learnPath(pathname: string, targets: readonly Target[], add: Known['add']): void {
  for (const { path } of targets.filter(({ server, method }) => server === 'site' && method === 'GET')) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const found = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname);
    if (found && path.startsWith('/{locale}/'))
      for (const [at, name] of names.entries()) if (name !== 'locale') add(name, found[at + 1]);
  }
}
