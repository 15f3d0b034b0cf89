/** The smallest withdrawal in euros, of every method. */
export const minWithdrawalEuros = 20;

/** Base caps of withdrawals in euros per calendar window. */
export const withdrawalCapEuros = { daily: 5_000, weekly: 10_000, monthly: 20_000 } as const;

/** How long a deposit may stay unpaid. */
export const unpaidLifetimeMs = 30 * 60_000;

/** Cancellations per calendar day of the player's market. */
export const maxCancellationsPerDay = 5;
