import { inventoryOf } from '#sandbox/platform/erasure/inventory.ts';
import { clearPlayer, erasePlayer } from '#sandbox/platform/flows/erase/erase-player.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { openTracedPlayer } from '../../../fixtures/sandbox/traced-player.ts';
import { personalTables, searchEverywhere } from '../../../fixtures/sandbox/traces.ts';

const site = openBeforeAll(openTracedPlayer);

class RolledBack extends Error {}

/** The tables in which the search finds the player after an erasure, which is rolled back. */
async function searchAfterErasure(): Promise<readonly string[]> {
  let hits: readonly string[] = [];
  const erase = site().database.transaction(async (tx) => {
    await clearPlayer(tx, site().playerId, site().clock.now());
    await erasePlayer(tx, site().playerId, { now: site().clock.now(), secret: site().config.serviceSecret });
    hits = await searchEverywhere(tx);
    throw new RolledBack();
  });
  await erase.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return hits;
}

// What a left-out table keeps is deleted with its conversation, or is a file at the provider.
const leavable = personalTables.filter((table) => !['chat_message', 'docs_file'].includes(table));

test.each(leavable)('DEC-PRI-3 the search finds the player where the erasure leaves out %s', async (table) => {
  const entry = inventoryOf(table);
  const { erase } = entry;
  Object.assign(entry, { erase: undefined });
  try {
    expect(await searchAfterErasure()).toContain(table);
  } finally {
    Object.assign(entry, { erase });
  }
});
