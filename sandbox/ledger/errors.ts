/** A player account would have gone below zero; nothing was booked. */
export class InsufficientFundsError extends Error {
  override readonly name = 'InsufficientFundsError';
}

/** The posting names an account that was never opened in its currency; nothing was booked. */
export class UnknownAccountError extends Error {
  override readonly name = 'UnknownAccountError';
}

/** The reference belongs to another player; nothing was booked. */
export class ReferenceTakenError extends Error {
  override readonly name = 'ReferenceTakenError';
}

/** Maps a database error to one of the ledger's errors; returns any other error unchanged. */
export function ledgerErrorOf(error: unknown, referenceId: string): unknown {
  const found = findDatabaseError(error);
  if (found === undefined) return error;
  const options = { cause: error };
  if (found.code === 'PL005') return new InsufficientFundsError(`no funds for ${referenceId}`, options);
  if (found.constraint === 'ledger_tx_reference' || found.code === 'PL003') {
    return new ReferenceTakenError(`${referenceId} already belongs to another posting`, options);
  }
  if (found.code === 'PL002') return new UnknownAccountError(`${referenceId} names an unknown account`, options);
  return error;
}

interface DatabaseError {
  readonly code: string;
  readonly constraint: string | undefined;
}

/** Drizzle wraps the driver's error, so the SQLSTATE is somewhere in the chain of causes. */
function findDatabaseError(error: unknown): DatabaseError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (!('code' in at) || typeof at.code !== 'string') continue;
    const constraint = 'constraint' in at && typeof at.constraint === 'string' ? at.constraint : undefined;
    return { code: at.code, constraint };
  }
  return undefined;
}
