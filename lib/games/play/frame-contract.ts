import { isNumber, messageOf, object, text } from '#lib/core/storage/shape.ts';

// DEC-GAM-10: messages of a game in its frame to the site; amounts are major units of the session's currency.
const empty = object({});
const roundId = text(64);

/** The shape of the payload by type. */
export const gamePayloads = {
  gprg_ready: empty,
  gprg_roundStart: object({ roundId }),
  gprg_roundEnd: object({ roundId, bet: isNumber, win: isNumber }),
  gprg_balanceUpdate: object({ balance: isNumber, currency: text() }),
  gprg_paused: empty,
  gprg_resumed: empty,
  gprg_lobby: empty,
  gprg_deposit: empty,
  gprg_rewards: empty,
  gprg_error: object({ code: text(64), message: text(300) }),
};

/** Undefined for a message of another shape. */
export const parseFromGame = messageOf(gamePayloads);
export type FromGame = NonNullable<ReturnType<typeof parseFromGame>>;
