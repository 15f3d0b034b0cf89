import { notifyPayment, type PaymentNotice } from '#lib/cashier/contract.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { createNoticeSender as createSender, type NoticeSender as Sender } from '#sandbox/kit/notices.ts';

/** The notices that the platform has not accepted yet. */
export interface NoticeStore {
  listUnsent(): Promise<readonly PaymentNotice[]>;
  /** `isRefused`: the platform did not book the payment. */
  markDelivered(transactionId: string, isRefused: boolean): Promise<void>;
}

export type NoticeSender = Sender<PaymentNotice>;

/** Sends the platform signed notices about finished payments. */
export function createNoticeSender({ config }: Pick<SandboxContext, 'config'>, store: NoticeStore): NoticeSender {
  return createSender<PaymentNotice>(config, {
    from: 'pay',
    path: notifyPayment.path,
    store: {
      listUnsent: store.listUnsent,
      markDelivered: ({ transactionId }, reply) => store.markDelivered(transactionId, isRefusal(reply)),
    },
  });
}

/** An answer that cannot be read does not say that the payment was refused. */
function isRefusal(reply: unknown): boolean {
  return reply === undefined || notifyPayment.reply.safeParse(reply).data?.booked === false;
}
