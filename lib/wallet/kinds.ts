/** Plain lists without a schema, because the browser imports them for its filters. */
export const transactionCategories = [
  'BONUS',
  'CASINO',
  'PAYMENT',
  'SPORTS',
  'VIRTUAL_SPORTS',
  'LIVE_CASINO',
  'ADJUSTMENT',
  'DORMANT_ADJUSTMENT',
] as const;
export const transactionStatuses = [
  'FAILED',
  'PENDING',
  'SUCCESS',
  'REVERTED',
  'WAITING_INPUT',
  'COMPLETED',
  'CANCELLED',
] as const;
export const transactionTypes = [
  'BET',
  'BET_VOID',
  'CASHOUT',
  'CASHOUT_VOID',
  'DEPOSIT',
  'LOSS',
  'WIN',
  'WIN_VOID',
  'WITHDRAW',
  'DORMANT',
  'REVERSAL',
  'FORFEIT',
  'CANCELED',
  'REVERSAL_DP',
] as const;
