import type { WireRefusal } from '../wire.ts';

export type RefusalCode = WireRefusal['code'];

const statuses = {
  LOGIN_REQUIRED: 401,
  CONTEXT_EXPIRED: 401,
  BAD_REQUEST: 400,
  SELECTION_UNKNOWN: 404,
  SELECTION_CLOSED: 409,
  SAME_EVENT: 400,
  VIRTUAL_MIXED: 400,
  ODDS_CHANGED: 409,
  STAKE_TOO_LOW: 400,
  WIN_TOO_HIGH: 400,
  NOT_ENOUGH_FUNDS: 402,
  SPEND_LIMIT: 402,
  LOSS_LIMIT: 402,
  BONUS_LIMIT: 402,
  FREE_BET_USED: 402,
  FREE_BET_ODDS: 400,
  REALITY_CHECK: 402,
  NOT_ALLOWED: 403,
  NOT_PLACED: 409,
  OFFER_CHANGED: 409,
  BET_ENDED: 409,
  FAVOURITES_FULL: 409,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
} as const satisfies Record<RefusalCode, number>;

/** A rejection of the page's API: handlers throw it, and the routes answer with it. */
export class SportsRefused extends Error {
  override readonly name = 'SportsRefused';
  readonly refusal: WireRefusal;

  constructor(code: RefusalCode, more: Omit<WireRefusal, 'code'> = {}) {
    super(code);
    this.refusal = { code, ...more };
  }

  get status() {
    return statuses[this.refusal.code];
  }

  /** Whether it is the answer to what was asked; the others ask to sign in or to try again. */
  get isAnswer(): boolean {
    return this.status !== 401 && this.status !== 429 && this.status !== 503;
  }
}
