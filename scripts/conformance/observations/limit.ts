import { changeDepositLimit, readDepositLimits } from '#lib/protection/limits/contract.ts';
import type { Backend } from '../backend.ts';
import { newKey } from '../money.ts';
import { Skip } from '../point.ts';
import { businessTimeOf, fetchReply, send } from '../wire.ts';

/** The answers to the changes of a monthly deposit limit, near the highest that there is; it is removed in the end. */
export async function observeLimit(backend: Backend) {
  const as = await backend.player();
  const { limits, max } = await fetchReply(backend, readDepositLimits, {}, { as });
  const { M, W, D } = limits;
  if (M.locked) throw new Skip('the monthly limit of the test player is locked');
  const value = (M.value ?? max - 1) - 1;
  if (value <= Math.max(W.value ?? 0, D.value ?? 0)) throw new Skip('the test player has too low a weekly or daily limit');
  const key = newKey();
  const change = (body: object, under = newKey()) =>
    send(backend, changeDepositLimit, { body: { duration: 'M', ...body } }, { as, key: under });
  const lowered = await change({ limit: value }, key);
  const repeated = await change({ limit: value }, key);
  const otherBody = await change({ limit: value - 1 }, key);
  const raised = await change({ limit: value + 1 });
  // Milliseconds of the business time.
  const at = businessTimeOf(raised);
  const kept = await change({ cancelPendingLimit: true });
  const removed = await change({ deleteLimit: true });
  return { value, at, lowered, repeated, otherBody, raised, kept, removed };
}
