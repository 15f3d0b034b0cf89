/** A player account would have gone below zero; nothing was booked. */
export class InsufficientFundsError extends Error {
  override readonly name = 'InsufficientFundsError';
}

/** The posting names an account that was never opened in its currency; nothing was booked. */
export class UnknownAccountError extends Error {
  override readonly name = 'UnknownAccountError';
}

/** The reference is another player's; nothing was booked. */
export class ReferenceTakenError extends Error {
  override readonly name = 'ReferenceTakenError';
}

/** The database's refusal as one of the ledger's own errors; anything else passes as it is. */
export function ledgerErrorOf(error: unknown, referenceId: string): unknown {
  const fault = faultOf(error);
  if (fault === undefined) return error;
  const options = { cause: error };
  if (fault.code === 'PL005') return new InsufficientFundsError(`no funds for ${referenceId}`, options);
  if (fault.constraint === 'ledger_tx_reference' || fault.code === 'PL003') {
    return new ReferenceTakenError(`${referenceId} is already another posting`, options);
  }
  if (fault.code === 'PL002') return new UnknownAccountError(`${referenceId} names an account that is not open`, options);
  return error;
}

interface DatabaseFault {
  readonly code: string;
  readonly constraint: string | undefined;
}

/** Drizzle wraps what the driver threw, so the SQLSTATE sits somewhere along the causes. */
function faultOf(error: unknown): DatabaseFault | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (!('code' in at) || typeof at.code !== 'string') continue;
    const constraint = 'constraint' in at && typeof at.constraint === 'string' ? at.constraint : undefined;
    return { code: at.code, constraint };
  }
  return undefined;
}
