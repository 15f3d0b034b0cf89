import type { CallError } from '#lib/core/api/errors.ts';
import type { SessionEvent } from './session-channel.ts';

/** How a refused call says that the session ended. */
export function endEventOf({ code }: Pick<CallError, 'code'>): Exclude<SessionEvent, 'audience' | 'left'> {
  if (code === 'error.session.inactive') return 'inactive';
  if (code === 'error.session.ended') return 'revoked';
  return /^error\.(?:timeout|exclusion)\.in\.progress\./.test(code) ? 'blocked' : 'expired';
}
