import 'server-only';
import type { z } from 'zod';
import { siteConfig } from '#lib/config/site.ts';
import { CallError, isCallError } from '#lib/platform/errors.ts';
import { checkOrigin, readJson, refuse } from '#lib/platform/relay.ts';
import type { Advance } from './advance.ts';
import { blockOf } from './steps.ts';
import { writeVisit } from './visit.ts';

/** Guards a handler of pay-and-play: own origin, the door, a small JSON body of a shape. */
export async function handlePost<Shape extends z.ZodType>(
  request: Request,
  door: (request: Request) => Promise<CallError | undefined>,
  shape: Shape,
  work: (body: z.output<Shape>) => Promise<Response>,
): Promise<Response> {
  try {
    checkOrigin(request, siteConfig().SITE_URL);
    const refusal = await door(request);
    if (refusal) return refuse(refusal);
    return await work(await readJson(request, shape));
  } catch (error) {
    if (isCallError(error)) return refuse(error);
    console.error('Pay-and-play failed:', error instanceof Error ? error.name : 'unknown');
    return refuse(new CallError('contract', { status: 500, code: 'error.system.error' }));
  }
}

/** An answer that nobody keeps, with the cookies that follow from it. */
export function say(answer: unknown, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(JSON.stringify(answer), { headers });
}

/** Keeps how far a visit came, and says it. */
export async function sayAdvance(step: Advance): Promise<Response> {
  const kept = await writeVisit(step.visit);
  if ('error' in step) return refuse(inOwnWords(step.error), [['Set-Cookie', kept]]);
  return say(step.outcome, [kept, ...(step.cookies ?? [])]);
}

/** What a service said, without what is not for the browser. */
function inOwnWords(error: CallError): CallError {
  const block = blockOf(error);
  if (block) {
    const { code, ...details } = block;
    return new CallError('platform', { status: 400, code, additionalInfo: details });
  }
  const fieldErrors = error.fieldErrors.map(({ field, code }) => ({ field, code }));
  const status = error.layer === 'platform' && error.status === 400 ? 400 : 502;
  const code = status === 400 ? error.code : 'error.system.error';
  return new CallError(error.layer, { status, code, ...(fieldErrors.length > 0 && { fieldErrors }) });
}
