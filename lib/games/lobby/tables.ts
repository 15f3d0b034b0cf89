import 'server-only';
import { siteDisabledProviders } from '#lib/content/documents/disabled-providers.ts';
import { call } from '#lib/core/api/server.ts';
import { liveProviders } from '#lib/core/config/game-providers.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { createPromiseCache } from '#lib/core/promise-cache.ts';
import { partnerId } from '#lib/games/launch/rules.ts';
import { readLiveTables } from './contract.ts';

/** A live table now; limits in major units of the requested currency. */
export interface TableState {
  readonly id: string;
  readonly seats: number;
  readonly taken: number;
  readonly isOpen: boolean;
  readonly limits: { readonly min: number; readonly max: number } | null;
}

type Tables = Awaited<ReturnType<typeof call<typeof readLiveTables>>>;

/** Seats change about every half minute, so all visitors of an instance share one request. */
const getTables = createPromiseCache<Tables>(5_000);

async function fetchTables(): Promise<Tables> {
  const disabled = siteDisabledProviders();
  // GAM-10: the same partner id as for game tickets.
  const partnerid = partnerId(siteConfig().RELAX_SECOND_PARTNER);
  const results = await Promise.allSettled(
    liveProviders
      .filter((provider) => !disabled.has(provider))
      .map((providerKind) => call(readLiveTables, { query: { partnerid, providerKind } })),
  );
  const tables = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const [failure] = results.filter((result) => result.status === 'rejected');
  // One failing provider removes only its own tables.
  if (tables.length === 0 && failure) throw failure.reason;
  return tables.flat();
}

/** LOB-06, LOB-24: every live table's seats and limits. Throws `CallError` where every provider fails. */
export async function readTableStates(currency: string): Promise<readonly TableState[]> {
  const tables = await getTables('all', fetchTables);
  return tables.map(({ tableId, seats, seatsTaken, betLimits, open }) => {
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
