import {
  authorizeDeposit,
  checkDeposit,
  type Deposit,
  listDepositMethods,
  notifyPayment,
  readDeposit,
  startDeposit,
  takeDepositNews,
} from '#lib/cashier/contract.ts';
import { toWire } from '#lib/money/money.ts';
import { paymentTable as methodTable } from '#sandbox/data/tables/payment-table.ts';
import type { Database } from '#sandbox/database/database.ts';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import { writeOrder } from '#sandbox/pay/order.ts';
import { answerOnce, lockPlayerMoney } from '../idempotency.ts';
import { bookNotice } from '../pay-and-play/book.ts';
import { requireKnownPlayer } from '../players/require.ts';
import { refusal } from '../refusal.ts';
import { serve } from '../serve.ts';
import { findSavedAccount } from './accounts.ts';
import { authorize } from './authorize.ts';
import { readCapability } from './capability.ts';
import { judgeDeposit, judgeDevice } from './check.ts';
import { listMethods } from './methods.ts';
import { takeNews } from './news.ts';
import { endUnpaid, findDeposit, isStale, settleDeposit } from './settle.ts';
import { depositPrefix, openDeposit } from './start.ts';
import type { DepositRow } from './tables.ts';

export const cashierRoutes = [
  serve(listDepositMethods, async ({ playerId, query, context: { database } }) => [
    ...(await listMethods(database, await requireKnownPlayer(database, playerId), query.market)),
  ]),

  serve(checkDeposit, async ({ playerId, body, context: { database, clock } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const known = await readCapability(database, player, clock.now());
    return judgeDevice(body.blackbox) ?? judgeDeposit(known, player.currencyCode);
  }),

  serve(startDeposit, async ({ playerId, body, idempotencyKey, context: { database, clock, config } }) => {
    const now = clock.now();
    return answerOnce(database, { playerId, key: idempotencyKey, call: 'deposit', body }, now, async (tx) => {
      const player = await requireKnownPlayer(tx, playerId);
      const row = await openDeposit(tx, player, body, new URL(config.siteUrl).origin, now);
      return { transactionId: row.transactionId, redirectUrl: await writeCashierUrl(tx, row, config) };
    });
  }),

  serve(readDeposit, async ({ playerId, params: { transactionId }, context: { database, clock, config } }) => {
    const now = clock.now();
    const known = await findDeposit(database, transactionId);
    // Another player's payment is as unknown as none.
    if (!known || String(known.playerId) !== playerId) throw refusal(404, 'error.not_found');
    if (!isStale(known, now)) return writeDeposit(database, known, config);
    const ended = await database.transaction(async (tx) => {
      await lockPlayerMoney(tx, playerId);
      const row = (await findDeposit(tx, transactionId)) ?? known;
      if (isStale(row, now)) await endUnpaid(tx, row, now);
      return (await findDeposit(tx, transactionId)) ?? row;
    });
    return writeDeposit(database, ended, config);
  }),

  serve(takeDepositNews, async ({ playerId, context: { database, clock } }) => {
    const news = await takeNews(database, await requireKnownPlayer(database, playerId), clock.now());
    return news.map(({ method, currency, isFirst }) => ({ method, currency, isFirst }));
  }),

  serve(notifyPayment, ({ body, context: { database, clock } }) =>
    // A bank's first word of a pay-and-play payment is its notice; a deposit was always started here.
    (body.transactionId.startsWith(depositPrefix) ? settleDeposit : bookNotice)(database, body, clock.now()),
  ),

  serve(authorizeDeposit, ({ body, context: { database, clock } }) => authorize(database, body, clock.now())),
];

async function writeDeposit(db: Database, row: DepositRow, config: SandboxConfig): Promise<Deposit> {
  const { transactionId, status, method, amountMinor, currency, isFirst } = row;
  return {
    transactionId,
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
  const order = writeOrder(
    { transactionId, method, kind, amountMinor, currency, returnUrl, locale, account },
    config.serviceSecret,
  );
  return `${serviceUrl(config, 'pay')}/cashier/${transactionId}?order=${order}`;
}
