import type { Refusal } from './api.ts';
import { getMessage } from './facts.ts';
import { money } from './format.ts';

/** What a refused bet says about what to do next. A bet that the service does not know was not placed: it is sent again. */
export function betRefusal(refusal: Refusal): string {
  const bound = 'boundMinor' in refusal && refusal.boundMinor !== undefined ? money(refusal.boundMinor) : '';
  return getMessage(`refused.${refusal.code === 'NOT_FOUND' ? 'CONNECTION' : refusal.code}`, { bound });
}

/** The refusals of a cash-out that have a text of their own; the others are about the stake of a new bet. */
const aboutPlayer: ReadonlySet<string> = new Set(['LOGIN_REQUIRED', 'CONTEXT_EXPIRED', 'BET_ENDED', 'TOO_MANY', 'REALITY_CHECK']);

/** What a refused cash-out says. */
export function cashOutRefusal({ code }: Refusal): string {
  if (code === 'CONNECTION') return getMessage('cashOutLost');
  return aboutPlayer.has(code) ? getMessage(`refused.${code}`) : getMessage('cashOutGone');
}
