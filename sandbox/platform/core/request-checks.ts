import type { HonoRequest } from 'hono';
import type { z } from 'zod';
import { fieldErrorsOf } from '#lib/core/api/errors.ts';
import { isStorableJson } from '#lib/core/api/storable.ts';
import type { Secret } from '#lib/core/http/secret.ts';
import { parseJson } from '#lib/core/parse-json.ts';
import type { Database } from '#sandbox/database/database.ts';
import { createSessionStore } from '#sandbox/identity/port.ts';
import { type RequestVerifier, signatureHeader } from '#sandbox/kit/http/signature.ts';
import { readSiteId } from '#sandbox/kit/http/site-context.ts';
import { isSignedBySite } from '#sandbox/kit/http/site-signature.ts';
import { refusal } from './refusal.ts';

/** The claims that the platform reads; `origin_jti` is the session. */
export interface IdTokenClaims {
  readonly player_id: string;
  readonly origin_jti?: string;
}

/** Returns the claims of a token; undefined for one that is forged, expired or not an id token. */
export type VerifyIdToken = (token: string) => Promise<IdTokenClaims | undefined>;

/** Throws 400 unless the request names a known site. */
export function requireSite(request: HonoRequest): void {
  if (readSiteId(request.raw.headers) === undefined) throw refusal(400, 'error.site_id.invalid');
}

/** Returns the token's claims. Throws 401 without a valid token, 403 when the path names another player. */
export async function requirePlayer(
  request: HonoRequest,
  pathPlayer: string | undefined,
  verify: VerifyIdToken,
): Promise<IdTokenClaims> {
  const token = request.header('Authorization')?.replace(/^Bearer /i, '');
  const claims = token ? await verify(token) : undefined;
  if (!claims) throw refusal(401, 'error.token.expired');
  if (pathPlayer !== undefined && pathPlayer !== claims.player_id) throw refusal(403, 'error.forbidden');
  return claims;
}

/** Throws 401 for a token whose session has ended: signed out, a new password, a block of the player. */
export async function requireLiveSession(db: Database, { origin_jti: id }: IdTokenClaims): Promise<void> {
  if (id !== undefined && !(await createSessionStore(db).findById(id))) throw refusal(401, 'error.token.expired');
}

/** Throws 401 unless the request is signed with the secret that the services share, just now and for the first time. */
export async function requireServiceSignature(request: HonoRequest, secret: string, verifier: RequestVerifier): Promise<void> {
  if (!verifier.accepts(secret, await request.text(), request.header(signatureHeader))) throw refusal(401, 'error.signature');
}

/** Throws 400 unless the site signed the call within the last five minutes of real time (DEC-PATH-5). */
export async function requireSiteSignature(request: HonoRequest, keys: Secret): Promise<void> {
  if (!isSignedBySite(request, await request.text(), keys)) throw refusal(400, 'error.signature');
}

export function readQuery(request: HonoRequest, schema: z.ZodType | undefined): unknown {
  return schema && parse(schema, 'query', request.query());
}

export async function readBody(request: HonoRequest, schema: z.ZodType | undefined): Promise<unknown> {
  if (!schema) return undefined;
  const text = await request.text();
  const json = parseJson(text);
  if (json === undefined) throw refusal(400, 'error.body.not_json');
  if (!isStorableJson(text)) throw refusal(400, 'error.validation');
  return parse(schema, 'body', json);
}

function parse(schema: z.ZodType, objectName: string, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refusal(400, 'error.validation', { fieldErrors: fieldErrorsOf(objectName, parsed.error) });
}
