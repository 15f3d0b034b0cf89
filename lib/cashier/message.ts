const results = ['success', 'declined', 'cancelled', 'pending'] as const;

/** What the cashier's page says of a payment (decisions §3.9). The platform alone knows whether it is so. */
export interface CashierMessage {
  readonly status: (typeof results)[number];
  readonly transactionId: string;
}

/** Reads a message of a frame; undefined for anything that is not the cashier's. */
export function readCashierMessage(data: unknown): CashierMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'cashier.result') return undefined;
  const status = 'status' in data ? results.find((result) => result === data.status) : undefined;
  const transactionId = 'transactionId' in data && typeof data.transactionId === 'string' ? data.transactionId : undefined;
  return status && transactionId ? { status, transactionId } : undefined;
}
