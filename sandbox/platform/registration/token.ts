import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HonoRequest } from 'hono';
import { registrationTokenHeader } from '#lib/core/api/endpoint.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { refusal } from '../core/refusal.ts';
import { continuedMs } from './abandon.ts';

function sign(secret: string, playerId: string, expiresAt: number): string {
  return createHmac('sha256', secret).update(`registration-token:${playerId}:${expiresAt}`).digest('base64url');
}

/** DEC-SGN-2: the token with which the client that began a registration continues it, for seven days of business time. */
export function issueRegistrationToken(secret: string, playerId: string, now: Date): string {
  const expiresAt = now.getTime() + continuedMs;
  return `${expiresAt}.${sign(secret, playerId, expiresAt)}`;
}

/** Throws 404 unless the request has a token of the player in its body, so that an id reveals nothing. */
export function requireRegistrationToken(request: HonoRequest, body: unknown, { config, clock }: SandboxContext): void {
  const { playerId } = body as { readonly playerId: string };
  const [expiry = '', signature = ''] = (request.header(registrationTokenHeader) ?? '').split('.');
  const expected = Buffer.from(sign(config.serviceSecret, playerId, Number(expiry)));
  const actual = Buffer.from(signature);
  const isSigned = expected.length === actual.length && timingSafeEqual(expected, actual);
  if (!isSigned || Number(expiry) <= clock.now().getTime()) throw refusal(404, 'error.not_found');
}
