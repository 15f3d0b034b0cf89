const results = ['success', 'declined', 'cancelled', 'pending'] as const;

/** What the cashier's page reports about a payment (DEC-PAY-1). Only the platform's status is trusted. */
export interface CashierMessage {
  readonly status: (typeof results)[number];
  readonly transactionId: string;
}

/** Reads the data of a `message` event; undefined unless the cashier sent it. */
export function readCashierMessage(data: unknown): CashierMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'cashier.result') return undefined;
  const status = 'status' in data ? results.find((result) => result === data.status) : undefined;
  const transactionId = 'transactionId' in data && typeof data.transactionId === 'string' ? data.transactionId : undefined;
  return status && transactionId ? { status, transactionId } : undefined;
}
