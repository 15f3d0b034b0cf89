import { indefiniteMonths, protectionRules } from '#lib/core/market/protection.ts';
import { startCooling, startExclusion, startTimeout } from '#lib/protection/contract.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { refusal } from '../../core/refusal.ts';
import { defineRoute } from '../../core/route.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import type { WantedBlock } from './block-rules.ts';
import { startBlock } from './start-block.ts';

export const blockRoutes = [
  defineRoute(startCooling, async ({ playerId, body, context }) => {
    if (body.playerId !== playerId) throw refusal(400, 'error.validation');
    return startTimeoutOf(context, playerId, { kind: 'COOLING_OFF' });
  }),

  defineRoute(startTimeout, async ({ playerId, body: { timeoutInHours: hours }, idempotencyKey, context }) => {
    requireKey(idempotencyKey);
    const { market } = await requireKnownPlayer(context.database, playerId);
    if (!protectionRules(market).timeoutHours.includes(hours)) throw refusal(400, 'error.validation');
    return startTimeoutOf(context, playerId, { kind: 'TIMEOUT', hours });
  }),

  defineRoute(startExclusion, async ({ playerId, body: { exclusionInMonths }, idempotencyKey, context }) => {
    requireKey(idempotencyKey);
    const { database, clock, config } = context;
    const months = exclusionInMonths === indefiniteMonths ? null : exclusionInMonths;
    const now = clock.now();
    const until = await startBlock(database, playerId, { kind: 'EXCLUSION', months }, { now, secret: config.serviceSecret });
    return { until: until?.toISOString() ?? null, indefinite: until === null };
  }),
];

/** DEC-X-7: the accepted call ends the session, so there is no first answer to repeat. */
function requireKey(key: string | undefined): void {
  if (!key || key.length > 64) throw refusal(400, 'error.idempotency.key');
}

async function startTimeoutOf({ database, clock, config }: SandboxContext, playerId: string, wanted: WantedBlock) {
  const now = clock.now();
  const until = (await startBlock(database, playerId, wanted, { now, secret: config.serviceSecret })) ?? now;
  const cooling = wanted.kind === 'COOLING_OFF';
  return { until: until.toISOString(), millisLeft: until.getTime() - now.getTime(), initiator: 'PLAYER' as const, cooling };
}
