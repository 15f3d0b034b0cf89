import { notifyPayment } from '#lib/cashier/contract.ts';
import { settleDeposit } from '../cashier/deposits/settle.ts';
import { depositPrefix } from '../cashier/deposits/start.ts';
import { defineRoute } from '../core/route.ts';
import { bookPaymentNotice } from '../pay-and-play/payment-notice.ts';

export const paymentRoutes = [
  defineRoute(notifyPayment, ({ body, context: { database, clock, config } }) =>
    // A pay-and-play payment is first known by its notification; a deposit was started here.
    body.transactionId.startsWith(depositPrefix)
      ? settleDeposit(database, body, clock.now())
      : bookPaymentNotice(database, body, { now: clock.now(), secret: config.serviceSecret }),
  ),
];
