import { hourMs } from '#lib/core/time/durations.ts';
import 'server-only';
import { addressOf, checkAccess, rateLimitKey } from '#lib/access/gate.ts';
import { checkRateLimit, limitKeys } from '#lib/access/limits.ts';
import { captchaHeader } from '#lib/core/api/captcha.ts';
import { CallError, envelopeOf, isCallError } from '#lib/core/api/errors.ts';
import { refuse } from '#lib/core/api/relay.ts';
import { checkOrigin, readJson } from '#lib/core/api/request.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { logSecurityEvent } from '#lib/core/log/security-event.ts';
import { clearSessionHeaders } from '#lib/session/clear-session.ts';
import { endSession } from '#lib/session/registry/end-session.ts';
import { knownBrowserOf } from '#lib/session/requester/known-browser.ts';
import { requesterOf, signedRequester } from '#lib/session/requester/requester.ts';
import { type ActionName, recoveryActions } from './actions.ts';
import { progressHeader, type RecoveryProgress, readProgress, stateOf } from './progress.ts';
import type { RecoveryState } from './state.ts';

const about = { event: 'password-reset', target: 'Recovery' } as const;

type Headers = readonly (readonly [string, string])[];

function stateResponse(state: RecoveryState, headers: Headers = []): Response {
  const response = Response.json(state, { headers: { 'Cache-Control': 'no-store' } });
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}

/** Responds with the state of this browser. */
export async function getState(request: Request): Promise<Response> {
  return stateResponse(stateOf(await readProgress(request), Date.now()));
}

/** RST-02: returns to the first step, and deletes the progress. */
export async function deleteProgress(request: Request): Promise<Response> {
  try {
    checkOrigin(request, siteConfig().SITE_URL);
    return stateResponse({ step: 'Email' }, [await progressHeader(undefined)]);
  } catch (error) {
    return refuseWith(error);
  }
}

/** Runs one action: checks, body, call, and the progress sealed again. */
export async function runAction(name: ActionName, request: Request): Promise<Response> {
  let progress: RecoveryProgress | undefined;
  let isOther = false;
  try {
    checkOrigin(request, siteConfig().SITE_URL);
    const refusal = await checkAccess(request);
    if (refusal) return refuse(refusal, [], about);
    const body = await readJson(request, recoveryActions[name].body);
    progress = await readProgress(request);
    isOther = 'email' in body && body.email !== undefined && body.email !== progress?.email;
    const origin = { cookies: readCookies(request.headers.get('cookie')), client: rateLimitKey(request) };
    await checkLimit(request, name, origin.cookies, 'email' in body ? body.email : progress?.email);
    // The body was parsed with the schema of the same action.
    const next = await (recoveryActions[name].run as (input: object) => Promise<RecoveryProgress | 'done'>)({
      body,
      progress,
      captchaToken: request.headers.get(captchaHeader),
      address: addressOf(request),
      requesterFor: async (email: string) => signedRequester(await requesterOf(origin, email), email, 'platform'),
    });
    if (name === 'password') logSecurityEvent({ ...about, outcome: 'accepted' });
    if (next === 'done') {
      // The browser goes on to a sign-in. Its session may be another player's, which the new password did not end.
      await (await endSession(origin.cookies)).atPlatform;
      return stateResponse({ step: 'Complete' }, [await progressHeader(undefined), ...clearSessionHeaders(origin.cookies)]);
    }
    return stateResponse(stateOf(next, Date.now()), [await progressHeader(next)]);
  } catch (error) {
    return refuseWith(error, isOther || name === 'link' ? [] : await headersAfterError(error, progress));
  }
}

const checkBrowser = limitKeys('recovery by browser', { maxAttempts: 60, windowMs: hourMs });

/** DEC-X-9: counts an action by its address, or by its browser where the account knows it: others may share the address. */
async function checkLimit(
  request: Request,
  name: ActionName,
  cookies: ReadonlyMap<string, string>,
  email: string | undefined,
): Promise<void> {
  const browser = email === undefined ? undefined : await knownBrowserOf(cookies, email);
  return browser ? checkBrowser(browser) : checkRateLimit(request, recoveryActions[name].endpoint);
}

/** What is over is removed. RST-11: when no further message can be sent today, the step remains, also after a reload. */
async function headersAfterError(error: unknown, progress: RecoveryProgress | undefined): Promise<Headers> {
  if (isCallError(error) && error.code === 'error.password.reset') return [await progressHeader(undefined)];
  const isBlocked = isCallError(error) && error.code === 'sms.max.attempts.reached';
  return isBlocked && progress?.step === 'Verification' ? [await progressHeader({ ...progress, isBlocked: true })] : [];
}

function refuseWith(error: unknown, headers: Headers = []): Response {
  if (isCallError(error)) return refuse(error, headers, about);
  console.error('Recovery failed:', error instanceof Error ? error.name : 'unknown');
  return refuse(new CallError('contract', envelopeOf(500, 'error.system.error')), [], about);
}
