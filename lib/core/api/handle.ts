import 'server-only';
import type { z } from 'zod';
import { siteConfig } from '#lib/core/config/site.ts';
import { logSecurityEvent, type SecurityEventName } from '../log/security-event.ts';
import { CallError, envelopeOf, isCallError } from './errors.ts';
import { refuse } from './relay.ts';
import { checkOrigin, readJson } from './request.ts';

interface Guard {
  readonly name: string;
  /** The security event that is logged for each request, accepted or not. */
  readonly event?: SecurityEventName;
  readonly checkAccess?: (request: Request) => Promise<CallError | undefined>;
  /** Headers of an error that ends the session, for handlers that use a player's token. */
  readonly sessionEndHeaders?: (error: CallError, request: Request) => Promise<readonly (readonly [string, string])[]>;
}

interface PostGuard<Shape extends z.ZodType> extends Guard {
  readonly shape: Shape;
}

/** Runs `work` after checking access. An error is answered with its code; one without has the status `otherwise`. */
export async function handle(
  request: Request,
  { name: target, event, checkAccess, sessionEndHeaders }: Guard,
  work: () => Promise<Response>,
  otherwise: 500 | 503 = 500,
): Promise<Response> {
  const about = { target, event };
  try {
    const refusal = await checkAccess?.(request);
    return refusal ? refuse(refusal, [], about) : await work();
  } catch (error) {
    if (isCallError(error)) return refuse(error, error.endsSession ? await sessionEndHeaders?.(error, request) : [], about);
    console.error(`${target} failed:`, error instanceof Error ? error.name : 'unknown');
    return refuse(new CallError('contract', envelopeOf(otherwise, 'error.system.error')), [], about);
  }
}

/** Runs `work` for a request that changes something, after checking its origin, access and small JSON body. */
export function handlePost<Shape extends z.ZodType>(
  request: Request,
  { shape, ...guard }: PostGuard<Shape>,
  work: (body: z.output<Shape>) => Promise<Response>,
): Promise<Response> {
  const { name: target, event } = guard;
  const checkAccess = async () => {
    checkOrigin(request, siteConfig().SITE_URL);
    return guard.checkAccess?.(request);
  };
  return handle(request, { ...guard, checkAccess }, async () => {
    const response = await work(await readJson(request, shape));
    // `work` may also answer with an error of its own, which is logged where it is made.
    if (event && response.ok) logSecurityEvent({ event, outcome: 'accepted', target });
    return response;
  });
}

/** Runs `work` for a request that only reads. Content that has never been read has no fallback, so an error without a code becomes 503. */
export function handleGet(request: Request, guard: Guard, work: () => Promise<Response>): Promise<Response> {
  return handle(request, guard, work, 503);
}

/** A JSON response that is never cached, with cookies to set. */
export function jsonResponse(answer: unknown, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(JSON.stringify(answer), { headers });
}
