import 'server-only';
import { readTransactionSummary, transactionSummarySchema } from '#lib/account/contract.ts';
import { changePassword } from '#lib/account/details/contract.ts';
import { closeAccount } from '#lib/account/leaving/contract.ts';
import type { UntypedAnswer } from '#lib/core/api/call.ts';
import type { Endpoint } from '#lib/core/api/endpoint.ts';
import type { CallError } from '#lib/core/api/errors.ts';
import { isSecureSite } from '#lib/core/config/site.ts';
import { readHostCookie } from '#lib/core/http/cookie-names.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { blockStartedBy } from '#lib/protection/started-block.ts';
import { begunRegistrationHeaders } from './begun-registration.ts';
import { clearSessionHeaders } from './clear-session.ts';
import { endAllSessionsOf, endSessionOf } from './registry/player-session.ts';
import type { SessionBlock } from './registry/record.ts';
import { refusalFromCode } from './sign-in/refusal.ts';
import { refusalHeader } from './sign-in/refusal-cookie.ts';
import { audienceHeader, changedAudience } from './tokens/audience-cookie.ts';
import { openCredentials } from './tokens/session-cookie.ts';

type Headers = readonly (readonly [string, string])[];

const sessionSeconds = 8 * 3_600;

/** Headers that change the session after a successful reply of the platform. */
export async function replyHeaders(request: Request, endpoint: Endpoint, answer: UntypedAnswer): Promise<Headers> {
  const { reply } = answer;
  if (endpoint.registration === 'begins') return begunRegistrationHeaders(answer);
  if (endpoint.path === changePassword.path) return otherSessionsEnd(request);
  const block = endpoint.path === closeAccount.path ? { code: 'error.account.closed' } : blockStartedBy(endpoint, reply);
  if (!block) return audienceChangeHeaders(request, endpoint, reply);
  // LOG-24, RGA-09: stores the reason in the browser, which shows it instead of the sign-in form.
  return blockHeaders(block, readCookies(request.headers.get('cookie')));
}

/** ACC-08: a new password ends every session but the one that set it. */
async function otherSessionsEnd(request: Request): Promise<Headers> {
  const player = await openCredentials(readCookies(request.headers.get('cookie')));
  if (player) await endAllSessionsOf(player.playerId, { exceptId: player.sessionId });
  return [];
}

/**
 * Ends the session of a request whose token the platform rejected. Where the platform named a reason, all sessions of the
 * player end and the next sign-in shows it (DEC-X-5).
 */
export async function sessionEndHeaders({ code, envelope }: CallError, request: Request): Promise<Headers> {
  const cookies = readCookies(request.headers.get('cookie'));
  const refusal = refusalFromCode(code, envelope.additionalInfo);
  if (refusal.code === 'login.error.unauthorized') {
    await endSessionOf(cookies);
    return clearSessionHeaders(cookies);
  }
  return blockHeaders({ code, additionalInfo: envelope.additionalInfo }, cookies);
}

/** Ends all sessions of a blocked player, and stores the reason in the browser. */
async function blockHeaders(block: SessionBlock, cookies: ReadonlyMap<string, string>): Promise<Headers> {
  const player = await openCredentials(cookies);
  if (player) await endAllSessionsOf(player.playerId, { block });
  return [...clearSessionHeaders(cookies), await refusalHeader(refusalFromCode(block.code, block.additionalInfo))];
}

/** Every transaction summary that passes the relay updates the audience: a deposit on another device counts. */
function audienceChangeHeaders(request: Request, endpoint: Endpoint, reply: unknown): Headers {
  if (endpoint.path !== readTransactionSummary.path) return [];
  const { totalDepositsCount } = transactionSummarySchema.parse(reply);
  const isSecure = isSecureSite();
  const hint = readHostCookie(readCookies(request.headers.get('cookie')), 'audience', isSecure);
  const changed = changedAudience(totalDepositsCount, hint);
  return changed ? [['Set-Cookie', audienceHeader(changed, sessionSeconds, isSecure)]] : [];
}
