import type { Endpoint } from '#lib/core/api/endpoint.ts';
import { endpoints } from '#lib/endpoints.ts';
import type { Backend } from '../backend.ts';
import { Failure, type Point, point } from '../point.ts';
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
export const contractPoints: readonly Point[] = [
  point({
    id: 'contract.reads',
    title: 'Everything that a player reads is answered by its contract, or with a code of the call',
    rule: 'DEC-WIRE-4',
    means: 'A page of the account shows an error.',
    needs: ['platform', 'identity', 'player'],
    async run(backend) {
      const as = await backend.player();
      await judgeEach(reads, async (endpoint) => {
        const answer = await send(backend, endpoint, {}, { as });
        const code = refusalCodeOf(answer) ?? '';
        const known = [endpoint.absence?.code, ...(endpoint.refusals ?? []), 'error.not_found'];
        if (answer.status < 400 || answer.status >= 500 || !known.includes(code)) readReply(endpoint, answer);
      });
    },
  }),
  point({
    id: 'contract.tokens',
    title: 'Every call of a player is refused without a token, whatever else it has',
    rule: 'DEC-WIRE-3',
    means: 'Anyone reads or changes the account of a player.',
    needs: ['platform'],
    run: (backend) =>
      judgeEach(ofPlayer, async (endpoint) => {
        requireRefusal(await sendEmpty(backend, endpoint, {}), noToken, 'a call without a token');
      }),
  }),
  point({
    id: 'contract.signatures',
    title: 'Every call of a service is refused without a signature',
    rule: 'DEC-WIRE-8',
    means: 'Anyone moves the money of players in the name of a service.',
    needs: ['platform'],
    run: (backend) =>
      judgeEach(ofServices, async (endpoint) => {
        requireRefusal(await sendEmpty(backend, endpoint, { secret: null }), notSigned, 'a call without a signature');
      }),
  }),
  point({
    id: 'contract.bodies',
    title: 'A body that is no JSON is refused with 400 by calls that take one',
    rule: 'DEC-WIRE-4',
    means: 'A request that was cut off is taken for another, or counted as a failure of the platform.',
    needs: ['platform', 'identity', 'player', 'mayChange'],
    async run(backend) {
      const as = await backend.player();
      const expected = { status: 400, code: ['error.body.not_json', 'error.validation'] };
      const calls = ofPlayer.filter(({ body, signed, path }) => body !== undefined && !signed && !harmful.test(path));
      await judgeEach(calls, async (endpoint) => {
        const answer = await send(backend, endpoint, { params: anyParams(endpoint), body: {} }, { as, text: '{"a":' });
        requireRefusal(answer, expected, 'a body that is no JSON');
      });
    },
  }),
  point({
    id: 'contract.unknown',
    title: 'An unknown address is answered with 404 error.not_found',
    rule: 'DEC-WIRE-4',
    means: 'A call that the backend does not have yet looks like a failure of it, and is repeated.',
    needs: ['platform'],
    async run(backend) {
      const [known] = ofPlayer;
      if (!known) return;
      const answer = await send(backend, { ...known, by: 'anyone', method: 'GET', path: '/conformance/unknown' }, {});
      requireRefusal(answer, { status: 404, code: 'error.not_found' }, 'an unknown address');
    },
  }),
];
