import { eq } from 'drizzle-orm';
import {
  type MarketingChannel,
  type MarketingKind,
  type MarketingPreference,
  marketingChannels,
  marketingKinds,
} from '#lib/account/details/kinds.ts';
import type { Database } from '#sandbox/database/database.ts';
import { type Player, playerTable, marketingChoiceTable as table } from './tables.ts';

const pairs = marketingKinds.flatMap((kind) => marketingChannels.map((channel) => ({ channel, kind })));
const nameOf = (channel: MarketingChannel, kind: MarketingKind) => `${channel}:${kind}`;

/** Every preference of the player. Messages about safer gambling are no advertising, so they are on by default. */
export async function readPreferences(db: Database, player: Player): Promise<MarketingPreference[]> {
  const [chosen] = await db.select().from(table).where(eq(table.playerId, player.id));
  return pairs.map(({ channel, kind }) => ({
    channel,
    kind,
    subscribed: chosen?.subscribed.includes(nameOf(channel, kind)) ?? (kind === 'RESPONSIBLE_GAMING' || player.marketingOptIn),
  }));
}

/** Applies changes to the preferences, and returns all of them. */
export function changePreferences(
  database: Database,
  player: Player,
  changes: readonly MarketingPreference[],
): Promise<MarketingPreference[]> {
  return database.transaction(async (tx) => {
    const [locked = player] = await tx.select().from(playerTable).where(eq(playerTable.id, player.id)).for('update');
    const wanted = new Map(changes.map(({ channel, kind, subscribed }) => [nameOf(channel, kind), subscribed]));
    const preferences = (await readPreferences(tx, locked)).map((known) => ({
      ...known,
      subscribed: wanted.get(nameOf(known.channel, known.kind)) ?? known.subscribed,
    }));
    await store(tx, player.id, preferences);
    return preferences;
  });
}

/** DEC-RGA-1: ends every kind of advertising to a player. */
export async function stopMarketing(tx: Database, player: Player): Promise<void> {
  const preferences = await readPreferences(tx, player);
  await store(
    tx,
    player.id,
    preferences.map((known) => ({ ...known, subscribed: known.subscribed && known.kind === 'RESPONSIBLE_GAMING' })),
  );
}

async function store(tx: Database, playerId: number, preferences: readonly MarketingPreference[]): Promise<void> {
  const on = preferences.filter(({ subscribed }) => subscribed);
  const row = { subscribed: on.map(({ channel, kind }) => nameOf(channel, kind)) };
  await tx
    .insert(table)
    .values({ playerId, ...row })
    .onConflictDoUpdate({ target: table.playerId, set: row });
  const marketingOptIn = on.some(({ kind }) => kind !== 'RESPONSIBLE_GAMING');
  await tx.update(playerTable).set({ marketingOptIn }).where(eq(playerTable.id, playerId));
}
