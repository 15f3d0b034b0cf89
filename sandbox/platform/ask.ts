import type { HonoRequest } from 'hono';
import type { z } from 'zod';
import { callSignatureHeader, callTimestampHeader, signedText } from '#lib/platform/endpoint.ts';
import { fieldErrorsOf } from '#lib/platform/errors.ts';
import { isStorableJson } from '#lib/platform/storable.ts';
import { isSigned, signatureHeader } from '#sandbox/kit/signature.ts';
import { readSiteId } from '#sandbox/kit/site-context.ts';
import { refusal } from './refusal.ts';

/** Who a token names; undefined for one that is forged, expired or no identity token. */
export type VerifyIdToken = (token: string) => Promise<{ readonly player_id: string } | undefined>;

/** Throws 400 without a known site. */
export function requireSite(request: HonoRequest): void {
  if (readSiteId(request.raw.headers) === undefined) throw refusal(400, 'error.site_id.invalid');
}

/** The token's player. 401 without a valid token, 403 when the path names another player. */
export async function requirePlayer(
  request: HonoRequest,
  pathPlayer: string | undefined,
  verify: VerifyIdToken,
): Promise<string> {
  const token = request.header('Authorization')?.replace(/^Bearer /i, '');
  const claims = token ? await verify(token) : undefined;
  if (!claims) throw refusal(401, 'error.token.expired');
  if (pathPlayer !== undefined && pathPlayer !== claims.player_id) throw refusal(403, 'error.forbidden');
  return claims.player_id;
}

/** 401 for a body that the services' secret did not sign. */
export async function requireService(request: HonoRequest, secret: string): Promise<void> {
  if (!isSigned(secret, await request.text(), request.header(signatureHeader))) throw refusal(401, 'error.signature');
}

const signatureLifeSeconds = 300;

/** DEC-PATH-5: 400 for a call that the site did not sign just now; it says nothing about the session. Signatures count real seconds. */
export async function requireSigned(request: HonoRequest, key: string): Promise<void> {
  const timestamp = request.header(callTimestampHeader) ?? '';
  const isFresh = /^\d{1,12}$/.test(timestamp) && Math.abs(Date.now() / 1_000 - Number(timestamp)) <= signatureLifeSeconds;
  const text = signedText(request.method, request.path, timestamp, await request.text());
  if (!isFresh || !isSigned(key, text, request.header(callSignatureHeader))) throw refusal(400, 'error.signature');
}

export function readQuery(request: HonoRequest, schema: z.ZodType | undefined): unknown {
  return schema && parse(schema, 'query', request.query());
}

export async function readBody(request: HonoRequest, schema: z.ZodType | undefined): Promise<unknown> {
  if (!schema) return undefined;
  const text = await request.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refusal(400, 'error.body.not_json');
  }
  if (!isStorableJson(text)) throw refusal(400, 'error.validation');
  return parse(schema, 'body', json);
}

function parse(schema: z.ZodType, objectName: string, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refusal(400, 'error.validation', { fieldErrors: fieldErrorsOf(objectName, parsed.error) });
}
