import { captchaHeader } from '#lib/core/api/captcha.ts';
import {
  callSignatureHeader,
  callTimestampHeader,
  type EndpointSpec,
  idempotencyHeader,
  registrationTokenHeader,
} from '#lib/core/api/endpoint.ts';
import { requesterHeader } from '#lib/core/api/requester.ts';
import { resetTokenHeader } from '#lib/recovery/contract.ts';
import { sportsContractHeaders } from '#lib/sportsbook/contract.ts';
import type { JsonObject } from './json.ts';

interface Header {
  readonly name: string;
  readonly description: string;
  readonly example: string;
  readonly isOptional?: boolean;
}

/** The headers that calls and answers may have, by the names of their components. */
const headers = {
  Captcha: { name: captchaHeader, description: 'The token of the captcha.', example: '10000000-aaaa-bbbb-cccc-000000000001' },
  IdempotencyKey: {
    name: idempotencyHeader,
    description: 'One attempt: a repeat with the same key within 24 hours gets the first answer.',
    example: '3f0c9a52-7c0e-4b6f-9d0f-0b1f3a7f2c11',
  },
  Signature: {
    name: callSignatureHeader,
    description: 'HMAC-SHA-256 in hex of method, path, time and body, by PLATFORM_SIGNING_KEY or SPORTS_SIGNING_KEY.',
    example: '73eb3ab53ef75970a0c76a35af2ce1cb567af760a1920e9a6f6b25a137d3bc0a',
  },
  Timestamp: { name: callTimestampHeader, description: 'The time of the signature in seconds.', example: '1767225600' },
  RegistrationToken: {
    name: registrationTokenHeader,
    description: 'Continues a registration: an opaque text from the answer that began it.',
    example: '1767225600.c2lnbmF0dXJl',
  },
  ResetToken: {
    name: resetTokenHeader,
    description: 'Continues a request of a new password: an opaque text from the answer to the request.',
    example: '1767225600.c2lnbmF0dXJl',
    isOptional: true,
  },
  Requester: {
    name: requesterHeader,
    description:
      'Who asks about an account, signed by PLATFORM_SIGNING_KEY: `known` or `other`, a pseudonym, milliseconds, signature.',
    example: 'other:a-network:1767225600000:E-LESYTDlMhhtGfl4TtM5qmCjWOMKVZ7-QLrp2NhOQ4',
    isOptional: true,
  },
  ClientAddress: {
    name: 'X-Forwarded-For',
    description: "The visitor's IP address, where the site knows it, for limits by address.",
    example: '203.0.113.9',
    isOptional: true,
  },
  ContractType: {
    name: sportsContractHeaders.type,
    description: '`LoggedInCustomer` or `AnonymousCustomer`.',
    example: 'LoggedInCustomer',
  },
  ContractVersion: { name: sportsContractHeaders.version, description: 'The version of the contract.', example: '1' },
  CorrelationId: {
    name: sportsContractHeaders.correlation,
    description: 'A UUID of the call.',
    example: '7f4a3c1e-8a7b-4a55-9d0c-1f9f5c1b2a10',
  },
} satisfies Readonly<Record<string, Header>>;
type HeaderName = keyof typeof headers;

/** Headers that single calls send besides those of their declaration. */
const ofCalls: Readonly<Record<string, readonly HeaderName[]>> = {
  createSportsContext: ['ContractType', 'ContractVersion', 'CorrelationId'],
  migratePlayer: ['Requester'],
  readAccessContext: ['ClientAddress'],
  requestReset: ['Requester'],
  verifyResetCode: ['ResetToken'],
};
/** Headers of single answers. */
const ofAnswers: Readonly<Record<string, readonly HeaderName[]>> = { requestReset: ['ResetToken'] };

const all: Readonly<Record<HeaderName, Header>> = headers;
const entries = Object.entries(all);

export const headerParameters: JsonObject = Object.fromEntries(
  entries.map(([key, { name, description, example, isOptional }]) => [
    key,
    { name, in: 'header', required: !isOptional, description, schema: { type: 'string' }, example },
  ]),
);

export const answerHeaders: JsonObject = Object.fromEntries(
  entries.map(([key, { description, example }]) => [key, { description, schema: { type: 'string' }, example }]),
);

/** The headers that a call asks for. */
export function requestHeaders(name: string, spec: EndpointSpec): readonly JsonObject[] {
  const { captcha, keyed, signed, registration, perHour, service } = spec;
  const names: readonly HeaderName[] = [
    ...(captcha ? (['Captcha'] as const) : []),
    ...(keyed ? (['IdempotencyKey'] as const) : []),
    ...(signed ? (['Signature', 'Timestamp'] as const) : []),
    ...(registration === 'continues' ? (['RegistrationToken'] as const) : []),
    ...(perHour !== undefined && !service ? (['ClientAddress'] as const) : []),
    ...(ofCalls[name] ?? []),
  ];
  return names.map((key) => ({ $ref: `#/components/parameters/${key}` }));
}

/** The headers of a call's answer; undefined where it has none. */
export function responseHeaders(name: string, { registration }: EndpointSpec): JsonObject | undefined {
  const names = [...(registration === 'begins' ? (['RegistrationToken'] as const) : []), ...(ofAnswers[name] ?? [])];
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((key) => [all[key].name, { $ref: `#/components/headers/${key}` }]));
}

/** The calls with headers of their own. */
export const callsWithHeaders: readonly string[] = [...Object.keys(ofCalls), ...Object.keys(ofAnswers)];
