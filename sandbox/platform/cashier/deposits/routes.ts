import {
  authorizeDeposit,
  checkDeposit,
  type Deposit,
  listDepositMethods,
  readDeposit,
  startDeposit,
  takeUnreportedDeposits,
} from '#lib/cashier/contract.ts';
import type { ErrorEnvelope } from '#lib/core/api/errors.ts';
import { fromWire, toWire } from '#lib/core/money/money.ts';
import { paymentTable as methodTable } from '#sandbox/data/tables/payment-table.ts';
import type { Database } from '#sandbox/database/database.ts';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import { findReference } from '#sandbox/ledger/player-ledger.ts';
import { signOrder } from '#sandbox/pay/port.ts';
import { isBlockedDevice } from '../../core/blocked-device.ts';
import { refusal } from '../../core/refusal.ts';
import { defineRoute } from '../../core/route.ts';
import { lockPlayerAndMoney } from '../../players/actor.ts';
import { runIdempotent } from '../../players/idempotency.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import type { Player } from '../../players/tables.ts';
import { recordLimitReached } from '../../protection/limits/record.ts';
import { readPaymentEligibility } from '../capability.ts';
import { findSavedAccount } from '../saved-accounts.ts';
import type { DepositRow } from '../tables.ts';
import { authorize } from './authorize.ts';
import { blockedDeviceCheck, judgeDeposit } from './check.ts';
import { closeDepositEvents, takeDepositEvents } from './deposit-events.ts';
import { mayPayIn } from './may-pay-in.ts';
import { listMethods } from './methods.ts';
import { cancelUnpaid, findDeposit, isExpired } from './settle.ts';
import { openDeposit } from './start.ts';

export const depositRoutes = [
  defineRoute(listDepositMethods, async ({ playerId, query, context: { database } }) => [
    ...(await listMethods(database, await requireKnownPlayer(database, playerId), query.market)),
  ]),

  defineRoute(checkDeposit, async ({ playerId, body, context: { database, clock } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const eligibility = await readPaymentEligibility(database, player, clock.now());
    return isBlockedDevice(body.blackbox) ? blockedDeviceCheck : judgeDeposit(eligibility, player.currencyCode);
  }),

  defineRoute(startDeposit, async ({ playerId, body, idempotencyKey, context: { database, clock, config } }) => {
    const now = clock.now();
    const call = { playerId, key: idempotencyKey, operation: 'deposit', body };
    const open = async (tx: Database, player: Player) => {
      const row = await openDeposit(tx, player, body, new URL(config.siteUrl).origin, now);
      return { transactionId: row.transactionId, redirectUrl: await writeCashierUrl(tx, row, config) };
    };
    const onRefused = async (tx: Database, player: Player, { code }: ErrorEnvelope) => {
      if (code !== 'error.deposit.limit.too_high' && code !== 'error.deposit.not_allowed') return;
      const amountMinor = fromWire(body.amount, body.currency).minor;
      const { limit } = await mayPayIn(tx, player, { amountMinor, transactionId: '' }, now);
      if (limit) await recordLimitReached(tx, player.id, limit, amountMinor, now);
    };
    return runIdempotent(database, call, now, open, { onRefused });
  }),

  defineRoute(readDeposit, async ({ playerId, params: { transactionId }, context: { database, clock, config } }) => {
    const now = clock.now();
    const known = await findDeposit(database, transactionId);
    // Another player's deposit answers like an unknown one.
    if (!known || String(known.playerId) !== playerId) throw refusal(404, 'error.not_found');
    if (!isExpired(known, now)) return writeDeposit(database, known, config);
    const ended = await database.transaction(async (tx) => {
      const player = await lockPlayerAndMoney(tx, playerId);
      const row = (await findDeposit(tx, transactionId)) ?? known;
      if (isExpired(row, now)) await cancelUnpaid(tx, player, row, now);
      return (await findDeposit(tx, transactionId)) ?? row;
    });
    return writeDeposit(database, ended, config);
  }),

  defineRoute(takeUnreportedDeposits, async ({ playerId, body: { reported }, context: { database, clock } }) => {
    const player = await requireKnownPlayer(database, playerId);
    if (reported) {
      await closeDepositEvents(database, player, reported, clock.now());
      return [];
    }
    const events = await takeDepositEvents(database, player, clock.now());
    return events.map(({ referenceId: id, method, currency, isFirst }) => ({ id, method, currency, isFirst }));
  }),

  defineRoute(authorizeDeposit, ({ body, context: { database, clock } }) => authorize(database, body, clock.now())),
];

async function writeDeposit(db: Database, row: DepositRow, config: SandboxConfig): Promise<Deposit> {
  const { transactionId, status, method, amountMinor, currency, isFirst } = row;
  const reference = status === 'SUCCESS' ? await findReference(db, transactionId) : undefined;
  return {
    transactionId,
    ...(reference && { reference }),
    status,
    method,
    amount: toWire({ minor: amountMinor, currency }),
    currency,
    isFirst,
    redirectUrl: status === 'PENDING' ? await writeCashierUrl(db, row, config) : null,
  };
}

async function writeCashierUrl(db: Database, row: DepositRow, config: SandboxConfig): Promise<string> {
  const { transactionId, method, amountMinor, currency, returnUrl, locale } = row;
  const kind = methodTable.find(({ code }) => code === method)?.type ?? 'card';
  const account = await findSavedAccount(db, row);
  const order = signOrder(
    { transactionId, method, kind, amountMinor, currency, returnUrl, locale, account },
    config.serviceSecret,
  );
  return `${serviceUrl(config, 'pay')}/cashier/${transactionId}?order=${order}`;
}
