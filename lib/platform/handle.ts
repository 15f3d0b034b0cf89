import 'server-only';
import type { z } from 'zod';
import { siteConfig } from '#lib/config/site.ts';
import { CallError, envelopeOf, isCallError } from './errors.ts';
import { refuse } from './relay.ts';
import { checkOrigin, readJson } from './request.ts';

interface Guard {
  /** For the log. */
  readonly name: string;
  readonly door?: (request: Request) => Promise<CallError | undefined>;
  /** Headers of a refusal that ends the session, where the work calls with a player's token. */
  readonly headersOfEnd?: (error: CallError) => Promise<readonly (readonly [string, string])[]>;
}

interface PostGuard<Shape extends z.ZodType> extends Guard {
  readonly shape: Shape;
}

/** Guards a handler that changes something: own origin, the door, a small JSON body of a shape. */
export async function handlePost<Shape extends z.ZodType>(
  request: Request,
  { shape, ...guard }: PostGuard<Shape>,
  work: (body: z.output<Shape>) => Promise<Response>,
): Promise<Response> {
  try {
    checkOrigin(request, siteConfig().SITE_URL);
    const refusal = await guard.door?.(request);
    return refusal ? refuse(refusal) : await work(await readJson(request, shape));
  } catch (error) {
    return refuseWith(error, guard, 500);
  }
}

/** Guards a handler that only reads. What fails there without a code is content that was never read before. */
export async function handleGet(request: Request, guard: Guard, work: () => Promise<Response>): Promise<Response> {
  try {
    const refusal = await guard.door?.(request);
    return refusal ? refuse(refusal) : await work();
  } catch (error) {
    return refuseWith(error, guard, 503);
  }
}

async function refuseWith(error: unknown, { name, headersOfEnd }: Guard, otherwise: 500 | 503): Promise<Response> {
  if (isCallError(error)) return refuse(error, error.endsSession ? await headersOfEnd?.(error) : undefined);
  console.error(`${name} failed:`, error instanceof Error ? error.name : 'unknown');
  return refuse(new CallError('contract', envelopeOf(otherwise, 'error.system.error')));
}

/** An answer that nobody keeps, with the cookies that follow from it. */
export function say(answer: unknown, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(JSON.stringify(answer), { headers });
}
