import type { Database } from '#sandbox/database/database.ts';
import type { OperatorProtection } from '#sandbox/ops/protection.ts';
import { findPlayer } from '../players/find-player.ts';
import { readProtectionEvents } from './audit.ts';
import { verifyProtection } from './verify-audit.ts';

const pageSize = 25;

/** Reads the audit trail of player protection for the operator's console. */
export function createProtectionAdmin(database: Database): OperatorProtection {
  return {
    async read(playerId, position) {
      if (!(await findPlayer(database, playerId))) return undefined;
      const [found, { checkpoint, ...report }] = await Promise.all([
        readProtectionEvents(database, playerId, { position, limit: pageSize + 1 }),
        verifyProtection(database, { playerId }),
      ]);
      const entries = found.slice(0, pageSize).map((entry) => ({ ...entry, at: entry.at.toISOString() }));
      return { entries, report, position, hasMore: found.length > pageSize };
    },
    async verify() {
      const { checkpoint, ...report } = await verifyProtection(database);
      return report;
    },
  };
}
