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
import { type Point, point } from '../point.ts';
import { keyOfAnother, noKey, noToken, requireRefusal, requireRefused } from '../refusals.ts';
import { readReply, requireEqual, requireTrue, toInstant, toMinor } from '../shapes.ts';
import { fetchReply, send } from '../wire.ts';

const reads = ['platform', 'identity', 'player'] as const;
const needs = [...reads, 'mayChange'] as const;

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
export const limitPoints: readonly Point[] = [
  point({
    id: 'limits.shape',
    title: 'Limits are answered by their contract, and what remains is the value less what is used',
    rule: 'LIM-01',
    means: 'Players are shown more or less room than they have.',
    needs: reads,
    async run(backend) {
      const as = await backend.player();
      checkLimits(await fetchReply(backend, readDepositLimits, {}, { as }));
      checkLimits(await fetchReply(backend, readSpendLimits, {}, { as }));
    },
  }),
  point({
    id: 'limits.own',
    title: 'Limits without a token are refused',
    rule: 'DEC-WIRE-3',
    means: 'Anyone can read or change the limits of a player.',
    needs: reads,
    async run(backend) {
      const { playerId } = await backend.player();
      const options = { as: { playerId, idToken: 'none' } };
      await requireRefused(backend, readDepositLimits, {}, noToken, options);
      await requireRefused(backend, changeDepositLimit, { body: { duration: 'M', deleteLimit: true } }, noToken, options);
    },
  }),
  point({
    id: 'limits.bad-values',
    title: 'Values out of range and parts of units are refused as INTERVAL',
    rule: 'LIM-06',
    means: 'The form cannot say what is wrong, or a limit of zero locks the player out.',
    needs,
    async run(backend) {
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
  }),
  point({
    id: 'limits.period',
    title: 'A limit of an unknown period is refused',
    rule: 'DEC-WIRE-4',
    means: 'A limit is stored that never applies.',
    needs,
    async run(backend) {
      const as = await backend.player();
      const expected = { status: 400, code: 'error.validation' };
      // Where it is taken, it binds the test player as little as can be.
      const { max } = await fetchReply(backend, readDepositLimits, {}, { as });
      await requireRefused(backend, changeDepositLimit, { body: { duration: 'Y', limit: max } }, expected, { as });
    },
  }),
  point({
    id: 'limits.lower',
    title: 'A first or lower limit applies at once',
    rule: 'DEC-LIM-1',
    means: 'A player who asks for protection is not protected.',
    needs,
    async run(backend) {
      const { lowered, value } = await backend.once(observeLimit);
      const { M } = readReply(changeDepositLimit, lowered).limits;
      requireEqual(M.value, value, 'the limit after it was set');
      requireEqual(M.pendingValue, null, 'what waits after a lower limit');
    },
  }),
  point({
    id: 'limits.raise',
    title: 'A higher limit waits for its time, and the lower one holds until then',
    rule: 'DEC-LIM-1',
    means: 'Players raise a limit in the moment in which it should protect them.',
    needs,
    async run(backend) {
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
  }),
  point({
    id: 'limits.keep',
    title: 'What waits can be cancelled',
    rule: 'LIM-01',
    means: 'A player who decides for the lower limit gets the higher one.',
    needs,
    async run(backend) {
      const { kept, value } = await backend.once(observeLimit);
      const { M } = readReply(changeDepositLimit, kept).limits;
      requireEqual(M.value, value, 'the limit after the cancellation');
      requireEqual(M.pendingValue, null, 'what waits after the cancellation');
      requireEqual(M.pendingDate, null, 'pendingDate after the cancellation');
    },
  }),
  point({
    id: 'limits.remove',
    title: 'A removal waits like a higher limit',
    rule: 'DEC-LIM-1',
    means: 'Players remove a limit in the moment in which it should protect them.',
    needs,
    async run(backend) {
      const { removed, value } = await backend.once(observeLimit);
      const { M } = readReply(changeDepositLimit, removed).limits;
      requireEqual(M.value, value, 'the limit while its removal waits');
      requireEqual(M.pendingDelete, true, 'pendingDelete');
    },
  }),
  point({
    id: 'limits.repeat',
    title: 'A repeat under the same key gets the first answer; another change under it is refused',
    rule: 'DEC-X-7',
    means: 'A repeat that comes late undoes a later change of the player.',
    needs,
    async run(backend) {
      const { lowered, repeated, otherBody } = await backend.once(observeLimit);
      const [first, second] = [lowered, repeated].map((answer) => JSON.stringify(readReply(changeDepositLimit, answer).limits.M));
      requireEqual(second, first, 'the answer to a repeat');
      requireRefusal(otherBody, keyOfAnother, 'another limit under the key of the first');
    },
  }),
  point({
    id: 'limits.no-key',
    title: 'A change without a key is refused',
    rule: 'DEC-X-7',
    means: 'A repeat cannot be told from a new change.',
    needs,
    async run(backend) {
      const as = await backend.player();
      const { max } = await fetchReply(backend, readDepositLimits, {}, { as });
      await requireRefused(backend, changeDepositLimit, { body: { duration: 'M', limit: max } }, noKey, { as, key: null });
    },
  }),
];
