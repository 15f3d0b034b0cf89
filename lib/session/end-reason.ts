import { object, oneOf, text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

/** Why a session ended other than by the player's sign-out in this tab. */
export type EndReason = 'expired' | 'inactive' | 'elsewhere' | 'revoked';

interface SessionEnd {
  readonly why: EndReason;
  /** The player's page, without the locale; signing in returns to it. */
  readonly path: string;
}

const shape = object({ why: oneOf(['expired', 'inactive', 'elsewhere', 'revoked']), path: text(8_000) });
const sessionEnd = stored('session', 'parlour.session-end', shape);

/** Keeps the end of a session for the sign-in that follows in the same tab. */
export function storeEndReason(end: SessionEnd): void {
  sessionEnd.write(end);
}

/** How the last session in this tab ended; undefined after a sign-in, or once the sign-in dialog was closed. */
export function readEndReason(): SessionEnd | undefined {
  return sessionEnd.read();
}

export function forgetEndReason(): void {
  sessionEnd.remove();
}
