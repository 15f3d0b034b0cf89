import type { Database } from '#sandbox/database/database.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import type { OperatorProtection } from '#sandbox/ops/port/protection.ts';
import { findPlayer } from '../players/find-player.ts';
import { readProtectionEvents, siteChain } from './audit.ts';
import { listOperatorChanges, recordOperatorChange } from './operator-changes.ts';
import { verifyProtection } from './verify-audit.ts';

const pageSize = 25;

/** The audit trail for the operator's console. */
export function createProtectionAdmin(database: Database, clock: VirtualClock): OperatorProtection {
  return {
    async read(playerId, position) {
      if (!(await findPlayer(database, playerId))) return undefined;
      const [found, { checkpoint, ...report }] = await Promise.all([
        readProtectionEvents(database, playerId, { position, limit: pageSize + 1 }),
        verifyProtection(database, { playerId }),
      ]);
      return { ...pageOf(found, position), report };
    },
    async listChanges({ operator, position }) {
      const found = await listOperatorChanges(database, { operator, position, limit: pageSize + 1 });
      const { entries, ...rest } = pageOf(found, position);
      const playerOf = (id: number) => (String(id) === siteChain ? null : String(id));
      return { ...rest, entries: entries.map((entry) => ({ ...entry, playerId: playerOf(entry.playerId) })) };
    },
    record: (cause, kind, details) => recordOperatorChange(database, cause, { kind, details }, clock.now()),
    async verify() {
      const { checkpoint, ...report } = await verifyProtection(database);
      return report;
    },
  };
}

function pageOf<Entry extends { readonly at: Date }>(found: readonly Entry[], position: number) {
  const entries = found.slice(0, pageSize).map((entry) => ({ ...entry, at: entry.at.toISOString() }));
  return { entries, position, hasMore: found.length > pageSize };
}
