import 'server-only';
import type { Credentials } from '#lib/core/api/call.ts';
import type { CallInput } from '#lib/core/api/endpoint.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { call } from '#lib/core/api/server.ts';
import { oncePerProcess } from '#lib/core/once-per-process.ts';
import { logOutInactive, signOut } from '../contract.ts';
import { readClaims } from '../tokens/claims.ts';
import { secondsLeft } from '../tokens/session-cookie.ts';
import { keepIfStopped } from './open-ends.ts';
import { forgetEnd, keepEnd, readEnds, type WaitingEnd } from './waiting-ends.ts';

/** `INACTIVE`: the session of the token, for its inactivity. */
type Which = CallInput<typeof signOut>['body'] | { readonly which: 'INACTIVE' };

const firstDelayMs = 2_000;
const maxDelayMs = 60_000;
/** Ends that wait for the platform; further ones are tried once. */
const maxWaiting = 2_000;

type End = Pick<WaitingEnd, 'credentials' | 'which'>;

/** `unanswered`: what is being sent or waits. */
const ends = oncePerProcess('parlourEnds', () => ({ waiting: 0, unanswered: new Set<End>() }));

/**
 * Ends sessions at the platform, which closes their sockets. Never throws. While the platform fails, the ends `later` are tried
 * again until it answers or the token has expired, which ends the session there; also by the next process.
 */
export function endAtPlatform(credentials: Credentials, which: Which, later: readonly Which[] = [which]): Promise<void> {
  const sent = send(credentials, which, later);
  keepIfStopped(sent, () => Promise.all(later.map((each) => keepEnd(credentials, each))));
  return sent;
}

async function send(credentials: Credentials, which: Which, later: readonly Which[]): Promise<void> {
  const end = { credentials, which };
  ends.unanswered.add(end);
  try {
    if (await isAnswered(end)) return;
    console.warn('Sessions could not be ended at the platform; their sockets stay open until it answers.');
    for (const each of later) if (ends.waiting < maxWaiting) tryIn(firstDelayMs, await keepEnd(credentials, each));
  } finally {
    ends.unanswered.delete(end);
  }
}

/** Takes up the ends that an earlier process was waiting to send. Never throws. */
export async function resumeEnds(): Promise<void> {
  for (const end of await readEnds()) tryIn(0, end);
}

/** An end of other sessions needs the token, which the platform refuses once its own session has ended. */
const endsOthers = ({ which }: End) => which.which === 'OTHERS' || which.which === 'NAMED';

function isTokenNeeded({ credentials: { idToken } }: End): boolean {
  return [...ends.unanswered].some((each) => endsOthers(each) && each.credentials.idToken === idToken);
}

async function isAnswered(end: End): Promise<boolean> {
  const { credentials, which: body } = end;
  if (!endsOthers(end) && isTokenNeeded(end)) return false;
  try {
    if (body.which === 'INACTIVE') await call(logOutInactive, { body: {} }, credentials);
    else await call(signOut, { body }, credentials);
    return true;
  } catch (error) {
    return isCallError(error) && !error.retryable;
  }
}

function tryIn(delayMs: number, end: WaitingEnd): void {
  ends.waiting += 1;
  ends.unanswered.add(end);
  setTimeout(async () => {
    const claims = readClaims(end.credentials.idToken);
    const isOver = claims !== undefined && secondsLeft(claims.exp) === 0;
    const isDone = isOver || (await isAnswered(end));
    ends.waiting -= 1;
    if (isDone) {
      ends.unanswered.delete(end);
      await forgetEnd(end);
    } else tryIn(Math.min(Math.max(delayMs * 2, firstDelayMs), maxDelayMs), end);
  }, delayMs).unref();
}
