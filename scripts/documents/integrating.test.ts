import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { callSignatureHeader, callTimestampHeader } from '#lib/core/api/endpoint.ts';
import { errorEnvelopeSchema } from '#lib/core/api/error-schema.ts';
import { readRequester, requesterHeader } from '#lib/core/api/requester.ts';
import { signerWith } from '#lib/core/api/sign-call.ts';
import { webhookSignatureHeader } from '#lib/core/http/webhook-signature.ts';
import { createPublishSignatures, isSignedPublish } from '#lib/edge/publish-webhook.ts';
import { gamePayloads } from '#lib/games/play/frame-contract.ts';
import { toGameSchema } from '#lib/games/play/to-frame-contract.ts';
import { feedMessageSchema } from '#lib/realtime/contract.ts';
import { claimsSchema } from '#lib/session/tokens/claims.ts';
import { sportsPayloads } from '#lib/sportsbook/frame-contract.ts';
import { toSportsSchema } from '#lib/sportsbook/to-frame-contract.ts';
import { createRequestVerifier, signatureHeader } from '#sandbox/kit/http/signature.ts';
import { root } from '../root.ts';

const page = readFileSync(path.join(root, 'docs/integrating.md'), 'utf8');
const signedAtMs = 1_767_225_600_000;

/** The JSON of the block with this text after `json`. */
function readBlock(info: string): unknown {
  const [, text = ''] = new RegExp(`\`\`\`json ?${info}\n([\\s\\S]*?)\n\`\`\``).exec(page) ?? [];
  return JSON.parse(text);
}
const readVector = (name: string) => z.record(z.string(), z.string()).parse(readBlock(`vector=${name}`));

/** The names in the first column of the table with this header. */
function namesInTable(header: RegExp, column: number): readonly string[] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => header.test(line));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines
    .slice(start + 2, end)
    .flatMap((line) => [...(line.split('|')[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

describe('the test vector of', () => {
  beforeEach(() => jest.useFakeTimers({ now: signedAtMs, doNotFake: ['nextTick', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  test('a signed call is what the site sends', () => {
    const { key = '', method = '', path: called = '', body = '', ...headers } = readVector('call');
    expect(signerWith(key)(method, called, body)).toEqual(headers);
    expect(Object.keys(headers).toSorted()).toEqual([callSignatureHeader, callTimestampHeader]);
  });

  test('a requester is believed for its account only', () => {
    const { key = '', account = '', [requesterHeader]: header } = readVector('requester');
    expect(readRequester(header, account, [key])).toEqual({ isKnown: false, id: 'a-network' });
    expect(readRequester(header, 'another@example.com', [key])).toBeUndefined();
  });

  test('a webhook is accepted once', async () => {
    const { key = '', body = '', [webhookSignatureHeader]: header = '' } = readVector('webhook');
    const request = (text: string) =>
      new Request('http://site', { method: 'POST', headers: { [webhookSignatureHeader]: header }, body: text });
    expect(await isSignedPublish(request(body), [key])).toBe(true);
    expect(await isSignedPublish(request(`${body} `), [key])).toBe(false);
    const signatures = createPublishSignatures();
    expect([signatures.accept(header), signatures.accept(header)]).toEqual([true, false]);
  });

  test('a call between services is accepted once', () => {
    const { key = '', body = '', [signatureHeader]: header } = readVector('service');
    const verifier = createRequestVerifier();
    expect([verifier.accepts(key, body, header), verifier.accepts(key, body, header)]).toEqual([true, false]);
  });
});

test('the error envelope fits its schema', () => {
  expect(errorEnvelopeSchema.safeParse(readBlock('')).error).toBeUndefined();
});

test('the table of claims has every claim that the site reads, and no other', () => {
  expect(namesInTable(/^\| claim /, 1).toSorted()).toEqual(Object.keys(claimsSchema.shape).toSorted());
});

test('the examples of the feed are every kind of its messages', () => {
  const messages = z.array(feedMessageSchema).parse(readBlock('messages=feed'));
  const kinds = feedMessageSchema.options.map(({ shape }) => shape.type.value);
  expect(messages.map(({ type }) => type)).toEqual(kinds);
});

test('the table of frames has every message of games, sportsbook and cashier, and no other', () => {
  const toFrames = [toGameSchema, toSportsSchema].flatMap((schema) =>
    z.toJSONSchema(schema).oneOf?.map((option) => z.object({ const: z.string() }).parse(option.properties?.type).const),
  );
  const kinds = [...toFrames, ...Object.keys({ ...gamePayloads, ...sportsPayloads }), 'cashier.result'];
  expect(namesInTable(/^\| frame /, 2).toSorted()).toEqual(kinds.toSorted());
});
