import 'server-only';
import { call } from '#lib/platform/server.ts';
import { readLiveTables } from './contract.ts';

/** A live table as it is now; limits in major units of the currency that was asked for. */
export interface TableState {
  readonly id: string;
  readonly seats: number;
  readonly taken: number;
  readonly isOpen: boolean;
  readonly limits: { readonly min: number; readonly max: number } | null;
}

/** The partner that the live tables service knows us as (D2 §9). */
const partnerId = '2178';
const providers = ['evolution', 'pragmaticplay', 'pariplay', 'softswiss', 'creedroomz'] as const;

type Tables = Awaited<ReturnType<typeof call<typeof readLiveTables>>>;

/** Seats change by the half minute: all visitors of an instance share one question in a while. */
const keptMs = 5_000;
let kept: { readonly tables: Promise<Tables>; readonly until: number } | undefined;

async function ask(): Promise<Tables> {
  const answers = await Promise.allSettled(
    providers.map((providerKind) => call(readLiveTables, { query: { partnerid: partnerId, providerKind } })),
  );
  const told = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const [refused] = answers.filter((answer) => answer.status === 'rejected');
  // A provider that is silent takes only its own tables out; where all are, nothing is known.
  if (told.length === 0 && refused) throw refused.reason;
  return told.flat();
}

/** LOB-06, LOB-24: every live table's seats and limits. Throws `CallError` where no provider answers. */
export async function readTableStates(currency: string, realNow = Date.now()): Promise<readonly TableState[]> {
  if (!kept || kept.until <= realNow) {
    const tables = ask();
    kept = { tables, until: realNow + keptMs };
    tables.catch(() => {
      kept = undefined;
    });
  }
  return (await kept.tables).map(({ tableId, seats, seatsTaken, betLimits, open }) => {
    const limits = betLimits.find((one) => one.currency === currency);
    return {
      id: tableId,
      seats,
      taken: Math.min(seats, seatsTaken),
      isOpen: open,
      limits: limits ? { min: limits.min, max: limits.max } : null,
    };
  });
}
