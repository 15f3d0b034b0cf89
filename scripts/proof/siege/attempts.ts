import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, codeOf, NoAnswer } from './player-client.ts';
import type { Operation, SiegeRecord } from './record.ts';

const firstPauseMs = 500;
const maxPauseMs = 5_000;

/** An answer that says what became of a request: accepted, or refused by the one who decides. */
export function isDecided({ status }: Answer): boolean {
  return status < 500 && status !== 429 && status !== 401;
}

export const isAccepted = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** The answer, or undefined where none came. */
export async function answerOf(send: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof NoAnswer) return undefined;
    throw error;
  }
}

export interface Repeats {
  readonly record: SiegeRecord;
  /** False once no request is to be repeated any more. */
  readonly mayRepeat: () => boolean;
  /** Gets a new session where a request found none; false where that failed. */
  readonly signInAgain: () => Promise<boolean>;
}

/**
 * Sends a request that can be repeated under its key until its outcome is known, and records it. Returns the answer if it was
 * accepted.
 */
export async function sendUntilDecided(
  operation: Operation,
  send: () => Promise<Answer>,
  { record, mayRepeat, signInAgain }: Repeats,
): Promise<Answer | undefined> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    const answer = await answerOf(send);
    if (answer && isDecided(answer)) {
      if (isAccepted(answer)) return answer;
      record.end(operation, 'refused', codeOf(answer));
      return undefined;
    }
    // A limit of requests was reached before the first one could be carried out.
    if (answer?.status === 429 && operation.lost === 0) {
      record.end(operation, 'refused', codeOf(answer));
      return undefined;
    }
    if (answer?.status !== 401) operation.lost += 1;
    if (!mayRepeat()) {
      record.end(operation, 'unknown', answer ? codeOf(answer) : 'no answer');
      return undefined;
    }
    await wait(pauseMs);
    if (answer?.status === 401) await signInAgain();
  }
}
