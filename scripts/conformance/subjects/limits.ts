import { hourMs } from '#lib/core/time/durations.ts';
import {
  changeDepositLimit,
  changeSpendLimit,
  type Limits,
  readDepositLimits,
  readSpendLimits,
} from '#lib/protection/limits/contract.ts';
import { tooPrecise } from '../money.ts';
import { observeLimit } from '../observations/limit.ts';
import type { Runs } from '../point.ts';
import { keyOfAnother, noKey, noToken, requireRefusal, requireRefused } from '../refusals.ts';
import { readReply, requireEqual, requireTrue, toInstant, toMinor } from '../shapes.ts';
import { fetchReply, send } from '../wire.ts';

function checkLimits({ limits, currency, min, max }: Limits): void {
  requireTrue(toMinor(min, currency, 'min') <= toMinor(max, currency, 'max'), 'min ≤ max', `${min} and ${max}`);
  for (const [period, limit] of Object.entries(limits)) {
    const used = toMinor(limit.used, currency, `${period}.used`);
    requireTrue(
      toInstant(limit.startedAt, `${period}.startedAt`) < toInstant(limit.resetAt, `${period}.resetAt`),
      'a window',
      'none',
    );
    const value = limit.value === null ? null : toMinor(limit.value, currency, `${period}.value`);
    const left = limit.remaining === null ? null : toMinor(limit.remaining, currency, `${period}.remaining`);
    requireEqual(left, value === null ? null : Math.max(0, value - used), `remaining of ${period}, which is value less used`);
  }
}

/** Deposit and spending limits. */
export const limitRuns = {
  'limits.shape': async (backend) => {
    const as = await backend.player();
    checkLimits(await fetchReply(backend, readDepositLimits, {}, { as }));
    checkLimits(await fetchReply(backend, readSpendLimits, {}, { as }));
  },
  'limits.own': async (backend) => {
    const { playerId } = await backend.player();
    const options = { as: { playerId, idToken: 'none' } };
    await requireRefused(backend, readDepositLimits, {}, noToken, options);
    await requireRefused(backend, changeDepositLimit, { body: { duration: 'M', deleteLimit: true } }, noToken, options);
  },
  'limits.bad-values': async (backend) => {
    const as = await backend.player();
    const { max, currency } = await fetchReply(backend, readDepositLimits, {}, { as });
    for (const [endpoint, kind] of [
      [changeDepositLimit, 'deposit'],
      [changeSpendLimit, 'spend'],
    ] as const) {
      for (const limit of [-50, 0, tooPrecise(max - 1, currency), max + 1, 1e15]) {
        const answer = await send(backend, endpoint, { body: { duration: 'M', limit } }, { as });
        const expected = { status: 400, code: `error.${kind}.limit.interval` };
        const { validationErrors } = requireRefusal(answer, expected, `a ${kind} limit of ${limit}`);
        requireEqual(validationErrors?.limit?.code, 'INTERVAL', 'validationErrors.limit.code');
      }
      const text = await send(backend, endpoint, { body: { duration: 'M', limit: String(max) } }, { as });
      requireRefusal(text, { status: 400, code: 'error.validation' }, `a ${kind} limit that is a text`);
    }
  },
  'limits.period': async (backend) => {
    const as = await backend.player();
    const expected = { status: 400, code: 'error.validation' };
    // Where it is taken, it binds the test player as little as can be.
    const { max } = await fetchReply(backend, readDepositLimits, {}, { as });
    await requireRefused(backend, changeDepositLimit, { body: { duration: 'Y', limit: max } }, expected, { as });
  },
  'limits.lower': async (backend) => {
    const { lowered, value } = await backend.once(observeLimit);
    const { M } = readReply(changeDepositLimit, lowered).limits;
    requireEqual(M.value, value, 'the limit after it was set');
    requireEqual(M.pendingValue, null, 'what waits after a lower limit');
  },
  'limits.raise': async (backend) => {
    const { raised, value, at } = await backend.once(observeLimit);
    const { limits, increaseDelayHours } = readReply(changeDepositLimit, raised);
    requireEqual(limits.M.value, value, 'the limit while a higher one waits');
    requireEqual(limits.M.pendingValue, value + 1, 'the limit that waits');
    const waits = toInstant(limits.M.pendingDate ?? '', 'pendingDate') - at;
    const delay = increaseDelayHours * hourMs;
    requireTrue(
      delay > 0 && Math.abs(waits - delay) < 120_000,
      `a wait of ${increaseDelayHours} h`,
      `${(waits / hourMs).toFixed(1)} h`,
    );
  },
  'limits.keep': async (backend) => {
    const { kept, value } = await backend.once(observeLimit);
    const { M } = readReply(changeDepositLimit, kept).limits;
    requireEqual(M.value, value, 'the limit after the cancellation');
    requireEqual(M.pendingValue, null, 'what waits after the cancellation');
    requireEqual(M.pendingDate, null, 'pendingDate after the cancellation');
  },
  'limits.remove': async (backend) => {
    const { removed, value } = await backend.once(observeLimit);
    const { M } = readReply(changeDepositLimit, removed).limits;
    requireEqual(M.value, value, 'the limit while its removal waits');
    requireEqual(M.pendingDelete, true, 'pendingDelete');
  },
  'limits.repeat': async (backend) => {
    const { lowered, repeated, otherBody } = await backend.once(observeLimit);
    const [first, second] = [lowered, repeated].map((answer) => JSON.stringify(readReply(changeDepositLimit, answer).limits.M));
    requireEqual(second, first, 'the answer to a repeat');
    requireRefusal(otherBody, keyOfAnother, 'another limit under the key of the first');
  },
  'limits.no-key': async (backend) => {
    const as = await backend.player();
    const { max } = await fetchReply(backend, readDepositLimits, {}, { as });
    await requireRefused(backend, changeDepositLimit, { body: { duration: 'M', limit: max } }, noKey, { as, key: null });
  },
} satisfies Partial<Runs>;
