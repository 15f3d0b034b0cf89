import type { Endpoint } from '#lib/core/api/endpoint.ts';
import { endpoints } from '#lib/endpoints.ts';
import type { Backend } from '../backend.ts';
import { Failure, type Runs } from '../point.ts';
import { noToken, notSigned, requireRefusal } from '../refusals.ts';
import { readReply, refusalCodeOf } from '../shapes.ts';
import { type SendOptions, send } from '../wire.ts';

const maxNamed = 5;
const ofPlatform = endpoints.filter(({ service = 'platform' }) => service === 'platform');
const ofPlayer = ofPlatform.filter(({ by }) => by === 'player');
const ofServices = ofPlatform.filter(({ by }) => by === 'service');

/** What a player reads without naming anything: addresses without parameters of their own, queries without obligatory fields. */
const reads = ofPlayer.filter(({ method, path, query, signed }) => {
  return method === 'GET' && !signed && !/\{(?!playerId\})/.test(path) && (query?.safeParse({}).success ?? true);
});

/** What a backend that ignores a faulty body would do to the test player for good. */
const harmful = /exclusion|timeout|closure|sign_out|logout/;

/** A value for each parameter of a path. */
const anyParams = ({ path }: Endpoint) =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (name === 'playerId' ? [] : [[name, 'conformance']])),
  );

/** Judges each call, and fails with those that failed. */
async function judgeEach(calls: readonly Endpoint[], judge: (endpoint: Endpoint) => Promise<void>): Promise<void> {
  const failed: string[] = [];
  let expected = '';
  for (const endpoint of calls) {
    await judge(endpoint).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      expected ||= error.expected;
      failed.push(`${endpoint.method} ${endpoint.path}: ${error.got}`);
    });
  }
  if (failed.length === 0) return;
  const more = failed.length > maxNamed ? `; and ${failed.length - maxNamed} more` : '';
  throw new Failure(expected, failed.slice(0, maxNamed).join('; ') + more);
}

function sendEmpty(backend: Backend, endpoint: Endpoint, options: SendOptions) {
  const body = endpoint.method === 'GET' ? undefined : {};
  return send(backend, endpoint, { params: anyParams(endpoint), body }, options);
}

/** What holds for every call of the contract. */
export const contractRuns = {
  'contract.reads': async (backend) => {
    const as = await backend.player();
    await judgeEach(reads, async (endpoint) => {
      const answer = await send(backend, endpoint, {}, { as });
      const code = refusalCodeOf(answer) ?? '';
      const known = [endpoint.absence?.code, ...(endpoint.refusals ?? []), 'error.not_found'];
      if (answer.status < 400 || answer.status >= 500 || !known.includes(code)) readReply(endpoint, answer);
    });
  },
  'contract.tokens': (backend) =>
    judgeEach(ofPlayer, async (endpoint) => {
      requireRefusal(await sendEmpty(backend, endpoint, {}), noToken, 'a call without a token');
    }),
  'contract.signatures': (backend) =>
    judgeEach(ofServices, async (endpoint) => {
      requireRefusal(await sendEmpty(backend, endpoint, { secret: null }), notSigned, 'a call without a signature');
    }),
  'contract.bodies': async (backend) => {
    const as = await backend.player();
    const expected = { status: 400, code: ['error.body.not_json', 'error.validation'] };
    const calls = ofPlayer.filter(({ body, signed, path }) => body !== undefined && !signed && !harmful.test(path));
    await judgeEach(calls, async (endpoint) => {
      const answer = await send(backend, endpoint, { params: anyParams(endpoint), body: {} }, { as, text: '{"a":' });
      requireRefusal(answer, expected, 'a body that is no JSON');
    });
  },
  'contract.unknown': async (backend) => {
    const [known] = ofPlayer;
    if (!known) return;
    const answer = await send(backend, { ...known, by: 'anyone', method: 'GET', path: '/conformance/unknown' }, {});
    requireRefusal(answer, { status: 404, code: 'error.not_found' }, 'an unknown address');
  },
} satisfies Partial<Runs>;
