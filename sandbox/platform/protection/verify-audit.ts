import { hash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import type { ProtectionReport } from '#sandbox/ops/port/protection.ts';

const batchSize = 5_000;
const maxFaults = 20;

/** Last entry of each player's chain. Kept outside the database, it shows entries that were removed or rewritten since. */
export const checkpointSchema = z.record(z.string(), z.object({ position: z.number().int(), hash: z.string() }));
export type Checkpoint = z.output<typeof checkpointSchema>;

const rowSchema = z.object({
  player_id: z.coerce.number(),
  position: z.coerce.number(),
  hash: z.string(),
  event_player: z.coerce.number().nullable(),
  /** The values that the hash covers, as the database writes them; null where the event is missing. */
  content: z.array(z.string()).nullable(),
});
type Row = z.output<typeof rowSchema>;

interface Chain {
  readonly position: number;
  readonly hash: string;
}

/**
 * Computes every hash again, on one snapshot, and compares it with the stored one: a changed, removed, inserted or reordered
 * event is a fault. With a checkpoint, so is a chain that no longer holds the entry it held then.
 */
export async function verifyProtection(
  db: Database,
  { playerId, checkpoint = {} }: { readonly playerId?: string; readonly checkpoint?: Checkpoint } = {},
): Promise<ProtectionReport & { readonly checkpoint: Checkpoint }> {
  const only = playerId === undefined ? sql`true` : sql`player_id = ${Number(playerId)}`;
  return db.transaction(
    async (snapshot) => {
      const faults: string[] = [];
      const heads = new Map<number, Chain>();
      let events = 0;
      for await (const row of readChains(snapshot, only)) {
        const previous = heads.get(row.player_id) ?? { position: 0, hash: '' };
        const fault = findFault(row, previous, checkpoint[row.player_id]);
        if (fault) faults.push(`entry ${row.position} of player ${row.player_id} ${fault}`);
        // The stored hash, so that one changed entry is one fault.
        heads.set(row.player_id, { position: row.position, hash: row.hash });
        events += 1;
      }
      for (const [player, { position }] of Object.entries(checkpoint)) {
        const isShort = (heads.get(Number(player))?.position ?? 0) < position;
        if (isShort && (playerId ?? player) === player) faults.push(`entry ${position} of player ${player} is missing`);
      }
      const unlinked = await snapshot.execute(
        sql`select id from protection_event e where ${only}
          and not exists (select 1 from protection_chain c where c.event_id = e.id) limit ${maxFaults}`,
      );
      for (const { id } of rowsOf(unlinked)) faults.push(`event ${id} belongs to no chain`);
      faults.push(...(await findNoteFaults(snapshot, only)));
      return {
        intact: faults.length === 0,
        players: heads.size,
        events,
        faults: faults.slice(0, maxFaults),
        checkpoint: Object.fromEntries(heads),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function findFault(row: Row, previous: Chain, expected: Chain | undefined): string | undefined {
  if (row.position !== previous.position + 1) return `follows entry ${previous.position}`;
  if (!row.content) return 'has lost its event';
  if (row.event_player !== row.player_id) return 'holds an event of another player';
  if (hash('sha256', [previous.hash, ...row.content].join('\n')) !== row.hash) return 'was changed';
  if (row.position === expected?.position && row.hash !== expected.hash) return 'was rewritten';
  return undefined;
}

/** What operators wrote is stored apart: a changed text is a fault, a missing one is one unless the player's data are erased. */
async function findNoteFaults(db: Database, only: SQL): Promise<readonly string[]> {
  const found = await db.execute(sql`
    select e.id, n.event_id is null as is_missing from protection_event e left join protection_note n on n.event_id = e.id
      where e.details ? 'noteHash' and e.id in (select id from protection_event where ${only}) and (
        n.event_id is null
          and not exists (select 1 from player_erasure r where r.player_id = e.player_id and r.erased_at is not null)
        or encode(sha256(convert_to(n.salt || E'\\n' || n.texts, 'UTF8')), 'hex') <> e.details ->> 'noteHash')
      limit ${maxFaults}`);
  return rowsOf(found).map(({ id, is_missing }) => `event ${id} ${is_missing ? 'has lost its text' : 'has another text'}`);
}

/** All entries by player and position, a batch at a time. */
async function* readChains(db: Database, only: SQL): AsyncGenerator<Row> {
  let [player, position] = [-1, 0];
  for (;;) {
    const batch = rowsOf(
      await db.execute(sql`
        select c.player_id, c.position, c.hash, e.player_id as event_player,
          case when e.id is not null then array[e.id::text, e.player_id::text, e.kind, e.by,
            round(extract(epoch from e.at) * 1000)::bigint::text, e.details::text] end as content
        from (select * from protection_chain where ${only} and (player_id, position) > (${player}::bigint, ${position}::int)
          order by player_id, position limit ${batchSize}) c
        left join protection_event e on e.id = c.event_id order by c.player_id, c.position`),
    ).map((row) => rowSchema.parse(row));
    yield* batch;
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) return;
    [player, position] = [last.player_id, last.position];
  }
}
