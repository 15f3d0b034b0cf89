import 'server-only';
import { originOf } from '#lib/access/gate.ts';
import { limitRequests } from '#lib/access/limits.ts';
import { serviceSentence } from '#lib/core/api/error-message.ts';
import { CallError } from '#lib/core/api/errors.ts';
import { jsonResponse } from '#lib/core/api/handle.ts';
import { refuse } from '#lib/core/api/relay.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { writeVisit } from './bank-visit.ts';
import type { VisitResult } from './continue-visit.ts';
import { accountBlockOf, type VisitOrigin } from './steps.ts';

/** For requests that continue a visit. */
export const checkVisitLimit = limitRequests('visits of pay-and-play', { maxAttempts: 240, windowMs: hourMs });

/** Where a request comes from. */
export async function visitOrigin(request: Request): Promise<VisitOrigin> {
  const { headers } = request;
  const browser = { cookies: readCookies(headers.get('cookie')), userAgent: headers.get('user-agent') };
  return { ipAddress: (await originOf(request)).ipAddress, browser };
}

/** A visit ends with a sign-in, so that its refusals are those of one. */
const about = { event: 'sign-in', method: 'bank', target: 'Pay-and-play' } as const;

/** The response for a visit, which also stores its stage. */
export async function visitResponse(result: VisitResult): Promise<Response> {
  const cookie = await writeVisit(result.visit);
  if ('error' in result) return refuse(publicError(result.error), [['Set-Cookie', cookie]], about);
  return jsonResponse(result.outcome, [cookie, ...(result.cookies ?? [])]);
}

/** The error without details that the browser must not receive. */
function publicError(error: CallError): CallError {
  const block = accountBlockOf(error);
  if (block) {
    const { code, ...details } = block;
    return new CallError('platform', { status: 400, code, additionalInfo: details });
  }
  const fieldErrors = error.fieldErrors.map(({ field, code }) => ({ field, code }));
  const status = error.layer === 'platform' && error.status === 400 ? 400 : 502;
  const code = status === 400 ? error.code : 'error.system.error';
  const message = status === 400 ? serviceSentence(error) : undefined;
  return new CallError(error.layer, {
    status,
    code,
    ...(message && { message }),
    ...(fieldErrors.length > 0 && { fieldErrors }),
  });
}
