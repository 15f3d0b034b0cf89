import 'server-only';
import { siteConfig } from '#lib/config/site.ts';
import { shutProviders } from '#lib/games/shut.ts';
import { liveProviders, partnerId } from '#lib/launch/rules.ts';
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

type Tables = Awaited<ReturnType<typeof call<typeof readLiveTables>>>;

/** Seats change by the half minute: all visitors of an instance share one question in a while. */
const keptMs = 5_000;
let kept: { readonly tables: Promise<Tables>; readonly until: number } | undefined;

async function ask(): Promise<Tables> {
  const shut = shutProviders();
  // D2 §9: the service knows us as the partner that the game tickets name.
  const partnerid = partnerId(siteConfig().RELAX_SECOND_PARTNER);
  const answers = await Promise.allSettled(
    liveProviders
      .filter((provider) => !shut.has(provider))
      .map((providerKind) => call(readLiveTables, { query: { partnerid, providerKind } })),
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
