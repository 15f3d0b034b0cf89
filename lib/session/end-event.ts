import { isCallError } from '#lib/core/api/errors.ts';
import type { SessionEvent } from './session-channel.ts';

/** How an error of a call ended the session; undefined for an error that did not. */
export function endEventOf(error: unknown): Exclude<SessionEvent, 'audience' | 'left'> | undefined {
  if (!isCallError(error) || !error.endsSession) return undefined;
  if (error.code === 'error.session.inactive') return 'inactive';
  if (error.code === 'error.session.ended') return 'revoked';
  return /^error\.(?:timeout|exclusion)\.in\.progress\./.test(error.code) ? 'blocked' : 'expired';
}
