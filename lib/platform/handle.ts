import 'server-only';
import type { z } from 'zod';
import { siteConfig } from '#lib/config/site.ts';
import { CallError, envelopeOf, isCallError } from './errors.ts';
import { checkOrigin, readJson, refuse } from './relay.ts';

interface Handled<Shape extends z.ZodType> {
  /** For the log. */
  readonly name: string;
  readonly door: (request: Request) => Promise<CallError | undefined>;
  readonly shape: Shape;
  /** Headers of a refusal that ends the session, where the work calls with a player's token. */
  readonly headersOfEnd?: (error: CallError) => Promise<readonly (readonly [string, string])[]>;
}

/** Guards a handler that changes something: own origin, the door, a small JSON body of a shape. */
export async function handlePost<Shape extends z.ZodType>(
  request: Request,
  { name, door, shape, headersOfEnd }: Handled<Shape>,
  work: (body: z.output<Shape>) => Promise<Response>,
): Promise<Response> {
  try {
    checkOrigin(request, siteConfig().SITE_URL);
    const refusal = await door(request);
    if (refusal) return refuse(refusal);
    return await work(await readJson(request, shape));
  } catch (error) {
    if (isCallError(error)) return refuse(error, error.endsSession ? await headersOfEnd?.(error) : undefined);
    console.error(`${name} failed:`, error instanceof Error ? error.name : 'unknown');
    return refuse(new CallError('contract', envelopeOf(500, 'error.system.error')));
  }
}

/** An answer that nobody keeps, with the cookies that follow from it. */
export function say(answer: unknown, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(JSON.stringify(answer), { headers });
}
