import type { AnyInput } from '#lib/core/api/call.ts';
import type { Endpoint } from '#lib/core/api/endpoint.ts';
import { errorEnvelopeSchema } from '#lib/core/api/error-schema.ts';
import type { ErrorEnvelope } from '#lib/core/api/errors.ts';
import type { Backend } from './backend.ts';
import { Failure } from './point.ts';
import { describeAnswer, readJson } from './shapes.ts';
import { type Answer, type SendOptions, send } from './wire.ts';

export interface ExpectedRefusal {
  readonly status: number | readonly number[];
  /** Codes that the site has a sentence or a reaction for. */
  readonly code: string | readonly string[];
}

/** The envelope of a refusal. Throws a `Failure` for another status or code, and for an answer without the envelope. */
export function requireRefusal(answer: Answer, { status, code }: ExpectedRefusal, name: string): ErrorEnvelope {
  const [statuses, codes] = [[status].flat(), [code].flat()];
  const expected = `${name}: ${statuses.join(' or ')} ${codes.join(' or ')}`;
  if (!statuses.includes(answer.status)) throw new Failure(expected, describeAnswer(answer));
  const envelope = readJson(errorEnvelopeSchema, answer, name);
  if (!codes.includes(envelope.code ?? '')) throw new Failure(expected, describeAnswer(answer));
  if (envelope.status !== answer.status) {
    throw new Failure(`${name}: the status ${answer.status} in the envelope too`, String(envelope.status));
  }
  return envelope;
}

export async function requireRefused(
  backend: Backend,
  endpoint: Endpoint,
  input: AnyInput,
  expected: ExpectedRefusal,
  options?: SendOptions,
): Promise<ErrorEnvelope> {
  const answer = await send(backend, endpoint, input, options);
  return requireRefusal(answer, expected, `${endpoint.method} ${endpoint.path}`);
}

/** The refusals that every call of a player shares. */
export const noToken: ExpectedRefusal = { status: 401, code: 'error.token.expired' };
export const otherPlayer: ExpectedRefusal = { status: 403, code: 'error.forbidden' };
export const noKey: ExpectedRefusal = { status: 400, code: 'error.idempotency.key' };
export const keyOfAnother: ExpectedRefusal = { status: [400, 409], code: 'error.idempotency.key' };
export const notValid: ExpectedRefusal = { status: 400, code: 'error.validation' };
export const notSigned: ExpectedRefusal = { status: [400, 401], code: 'error.signature' };
