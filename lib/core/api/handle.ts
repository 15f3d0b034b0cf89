import 'server-only';
import type { z } from 'zod';
import { siteConfig } from '#lib/core/config/site.ts';
import { logSecurityEvent, type SecurityEventName } from '../log/security-event.ts';
import { CallError, envelopeOf, isCallError } from './errors.ts';
import { type ErrorContext, refuse } from './relay.ts';
import { checkOrigin, readJson } from './request.ts';

interface Guard {
  readonly name: string;
  /** The security event that is logged for each request, accepted or not. */
  readonly event?: SecurityEventName;
  readonly checkAccess?: (request: Request) => Promise<CallError | undefined>;
  /** Headers of an error that ends the session, for handlers that use a player's token. */
  readonly sessionEndHeaders?: (error: CallError, request: Request) => Promise<readonly (readonly [string, string])[]>;
}

interface BoundGuard extends Pick<Guard, 'name' | 'event'> {
  readonly sessionEndHeaders?: ((error: CallError) => Promise<readonly (readonly [string, string])[]>) | undefined;
}

interface PostGuard<Shape extends z.ZodType> extends Guard {
  readonly shape: Shape;
}

/** Runs `work` for a request that changes something, after checking its origin, access and small JSON body. */
export async function handlePost<Shape extends z.ZodType>(
  request: Request,
  { shape, ...guard }: PostGuard<Shape>,
  work: (body: z.output<Shape>) => Promise<Response>,
): Promise<Response> {
  try {
    checkOrigin(request, siteConfig().SITE_URL);
    const refusal = await guard.checkAccess?.(request);
    if (refusal) return refuse(refusal, [], aboutOf(guard));
    return logAccepted(await work(await readJson(request, shape)), guard);
  } catch (error) {
    return refuseError(error, boundTo(request, guard));
  }
}

/** Runs `work` for a request that only reads. Content that has never been read has no fallback, so an error without a code becomes 503. */
export async function handleGet(request: Request, guard: Guard, work: () => Promise<Response>): Promise<Response> {
  try {
    const refusal = await guard.checkAccess?.(request);
    return refusal ? refuse(refusal, [], aboutOf(guard)) : await work();
  } catch (error) {
    return refuseError(error, boundTo(request, guard), 503);
  }
}

/** The response to an error of a handler: its code, or `error.system.error` for one without. */
export async function refuseError(error: unknown, guard: BoundGuard, otherwise: 500 | 503 = 500): Promise<Response> {
  if (isCallError(error)) {
    return refuse(error, error.endsSession ? await guard.sessionEndHeaders?.(error) : [], aboutOf(guard));
  }
  console.error(`${guard.name} failed:`, error instanceof Error ? error.name : 'unknown');
  return refuse(new CallError('contract', envelopeOf(otherwise, 'error.system.error')), [], aboutOf(guard));
}

function boundTo(request: Request, { name, event, sessionEndHeaders }: Guard): BoundGuard {
  return { name, event, sessionEndHeaders: sessionEndHeaders && ((error) => sessionEndHeaders(error, request)) };
}

function aboutOf({ name, event }: Pick<Guard, 'name' | 'event'>): ErrorContext {
  return { target: name, event };
}

/** `work` may also answer with an error of its own, which is logged where it is made. */
function logAccepted(response: Response, { name, event }: Guard): Response {
  if (event && response.ok) logSecurityEvent({ event, outcome: 'accepted', target: name });
  return response;
}

/** A JSON response that is never cached, with cookies to set. */
export function jsonResponse(answer: unknown, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(JSON.stringify(answer), { headers });
}
