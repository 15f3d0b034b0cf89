import { z } from 'zod';
import type { Backend } from '../backend.ts';
import type { Runs } from '../point.ts';
import { describeAnswer, readJson, readValue, requireEqual, requireTrue, toInstant } from '../shapes.ts';
import { type Answer, request } from '../wire.ts';

const apiVersion = 'v2021-08-31';
const errorSchema = z.object({ error: z.object({ type: z.string(), description: z.string() }) });

function baseOf({ addressOf, settings }: Backend, part: string): string {
  return `${addressOf('content')}/${apiVersion}/data/${part}/${settings.dataset}`;
}

function tokenOf({ settings: { contentToken } }: Backend): Readonly<Record<string, string>> {
  return contentToken === undefined ? {} : { Authorization: `Bearer ${contentToken}` };
}

async function query(backend: Backend, text: string, params: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
  const search = new URLSearchParams({ query: text });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  return request(`${baseOf(backend, 'query')}?${search}`, { headers: tokenOf(backend) }, 'a query');
}

const envelopeSchema = z.object({ ms: z.number(), result: z.unknown() });

/** The result of a query that has to succeed, read by a schema. */
async function resultOf<Schema extends z.ZodType>(
  backend: Backend,
  schema: Schema,
  text: string,
  params: Readonly<Record<string, unknown>> = {},
): Promise<z.output<Schema>> {
  const answer = await query(backend, text, params);
  requireTrue(answer.status === 200, '200 for a query', describeAnswer(answer));
  const { result } = readJson(envelopeSchema, answer, 'a query');
  return readValue(schema, result, 'the result of a query');
}

/** The content service. */
export const contentRuns = {
  'content.query': async (backend) => {
    const text = '{"sum": 1 + $more, "list": ["a", "b"][$at]}';
    const shape = z.object({ sum: z.number(), list: z.string() });
    const read = await resultOf(backend, shape, text, { more: 2, at: 1 });
    requireEqual(`${read.sum} ${read.list}`, '3 b', 'the result of a query by GET');
    const body = JSON.stringify({ query: text, params: { more: 2, at: 1 } });
    const headers = { ...tokenOf(backend), 'Content-Type': 'application/json' };
    const posted = await request(baseOf(backend, 'query'), { method: 'POST', headers, body }, 'a query by POST');
    const { result } = readJson(z.object({ result: shape }), posted, 'a query by POST');
    requireEqual(`${result.sum} ${result.list}`, '3 b', 'the result of a query by POST');
  },
  'content.markets': async (backend) => {
    const markets = await resultOf(backend, z.array(z.string()), '*[_type == "market" && defined(id)].id');
    requireTrue(markets.length > 0, 'a market', 'none');
    requireTrue(
      markets.every((id) => /^[A-Z]{2}$/.test(id)),
      'ids of two letters',
      'another id',
    );
    requireEqual(new Set(markets).size, markets.length, 'markets with ids of their own');
  },
  'content.absent': async (backend) => {
    const read = await resultOf(
      backend,
      z.object({ one: z.null(), many: z.array(z.unknown()).length(0) }),
      '{"one": *[_id == $id][0], "many": *[_id == $id]}',
      { id: 'conformance-unknown' },
    );
    requireEqual(read.one, null, 'a document that is not there');
  },
  'content.bad-query': async (backend) => {
    const answer = await query(backend, '*[_type == "banner"');
    requireTrue(answer.status === 400, '400 for a query that cannot be parsed', describeAnswer(answer));
    requireEqual(readJson(errorSchema, answer, 'a wrong query').error.type, 'queryParseError', 'error.type');
  },
  'content.drafts': async (backend) => {
    const drafts = await resultOf(backend, z.array(z.string()), '*[_id in path("drafts.**")][0..4]._id');
    requireEqual(drafts.length, 0, 'drafts that are shown');
  },
  'content.write': async (backend) => {
    const body = JSON.stringify({ mutations: [] });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await request(`${baseOf(backend, 'mutate')}?dryRun=true`, { method: 'POST', headers, body }, 'a mutation');
    requireTrue([401, 403].includes(answer.status), '401 or 403', describeAnswer(answer));
  },
  'content.time': async (backend) => {
    toInstant(await resultOf(backend, z.string(), 'now()'), 'now()');
  },
} satisfies Partial<Runs>;
