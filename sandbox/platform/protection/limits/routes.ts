import type { ErrorEnvelope } from '#lib/core/api/errors.ts';
import { type LimitPeriod, protectionRules } from '#lib/core/market/protection.ts';
import { toWire } from '#lib/core/money/money.ts';
import {
  changeDepositLimit,
  changeSpendLimit,
  type Limit,
  type LimitKind,
  type Limits,
  readDepositLimits,
  readLimitPrompt,
  readSpendLimits,
  skipLimitPrompt,
} from '#lib/protection/limits/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { badRequest } from '../../core/refusal.ts';
import { defineRoute, type RouteRequest } from '../../core/route.ts';
import { runIdempotent } from '../../players/idempotency.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import type { Player } from '../../players/tables.ts';
import { recordProtectionEvent } from '../audit.ts';
import { changeLimit } from './change.ts';
import { limitBounds } from './check-value.ts';
import { type AnyLimit, readEveryLimit } from './limits.ts';
import { readPrompt } from './prompt.ts';
import { recordLimitRefusal } from './record.ts';
import { limitErrorIn } from './refusals.ts';

type ReadRequest = RouteRequest<typeof readDepositLimits>;
type ChangeRequest = RouteRequest<typeof changeDepositLimit>;

export const limitRoutes = [
  defineRoute(readDepositLimits, (request) => answerRead(request, 'DEPOSIT')),
  defineRoute(readSpendLimits, (request) => answerRead(request, 'SPEND')),
  defineRoute(changeDepositLimit, (request) => answerChange(request, 'DEPOSIT')),
  defineRoute(changeSpendLimit, (request) => answerChange(request, 'SPEND')),
  defineRoute(readLimitPrompt, async ({ playerId, context: { database, clock } }) => {
    return { prompt: await readPrompt(database, await requireKnownPlayer(database, playerId), 'REGISTRATION', clock.now()) };
  }),
  defineRoute(skipLimitPrompt, async ({ playerId, body: { answer, place }, context: { database, clock } }) => {
    const prompt = await readPrompt(database, await requireKnownPlayer(database, playerId), place, clock.now());
    if (prompt === 'MANDATORY') throw badRequest('error.deposit.limit.required');
    const event = { playerId, kind: 'LIMIT_PROMPT', by: 'PLAYER', at: clock.now(), details: { answer, place } } as const;
    if (prompt) await recordProtectionEvent(database, event);
    return undefined;
  }),
];

async function answerRead(
  { playerId, context: { database, clock } }: Omit<ReadRequest, 'body'>,
  kind: LimitKind,
): Promise<Limits> {
  return writeLimits(database, await requireKnownPlayer(database, playerId), kind, clock.now());
}

async function answerChange(
  { playerId, body, idempotencyKey: key, context: { database, clock } }: ChangeRequest,
  kind: LimitKind,
): Promise<Limits> {
  const now = clock.now();
  const call = { playerId, key, operation: `limit ${kind}`, body };
  const change = async (tx: Database, player: Player) => {
    await changeLimit(tx, player, kind, body, now);
    return writeLimits(tx, player, kind, now);
  };
  const onRefused = async (tx: Database, { id }: Player, envelope: ErrorEnvelope) => {
    const code = limitErrorIn(envelope);
    const which = { playerId: id, kind, period: body.duration };
    if (code) await recordLimitRefusal(tx, which, code, 'limit' in body ? body.limit : null, now);
  };
  return runIdempotent(database, call, now, change, { onRefused });
}

async function writeLimits(db: Database, player: Player, kind: LimitKind, now: Date): Promise<Limits> {
  const { currencyCode: currency, market } = player;
  const every = await readEveryLimit(db, player, kind, now);
  const toAmount = (minor: number) => toWire({ minor, currency });
  const of = (period: LimitPeriod) => {
    const limit = every.find((each) => each.period === period);
    if (!limit) throw new Error(`The limit of period ${period} is missing.`);
    return writeLimit(limit, toAmount);
  };
  const { minMinor, maxMinor } = limitBounds(currency);
  return {
    limits: { D: of('D'), W: of('W'), M: of('M') },
    currency,
    min: toAmount(minMinor),
    max: toAmount(maxMinor),
    increaseDelayHours: protectionRules(market).increaseDelayHours,
  };
}

function writeLimit(limit: AnyLimit, toAmount: (minor: number) => number): Limit {
  const { valueMinor, pendingMinor, usedMinor } = limit;
  const orNull = (minor: number | null) => (minor === null ? null : toAmount(minor));
  return {
    value: orNull(valueMinor),
    locked: limit.locked,
    lockReason: limit.lockReason,
    pendingValue: orNull(pendingMinor),
    pendingDate: limit.pendingAt?.toISOString() ?? null,
    pendingDelete: limit.pendingDelete,
    updatedAt: limit.updatedAt?.toISOString() ?? null,
    startedAt: limit.start.toISOString(),
    resetAt: limit.end.toISOString(),
    used: toAmount(usedMinor),
    remaining: orNull(valueMinor === null ? null : Math.max(0, valueMinor - usedMinor)),
  };
}
