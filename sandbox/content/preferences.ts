import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';

/** What the Studio remembers for its editor: sort orders, open panels and the like. */
export interface PreferenceStore {
  /** Those of the keys that have a value. */
  read(keys: readonly string[]): Promise<readonly Preference[]>;
  write(preferences: readonly Preference[]): Promise<void>;
}

const preferenceSchema = z.object({ key: z.string(), value: z.unknown() });
type Preference = z.output<typeof preferenceSchema>;

export function createPreferenceStore(database: Database): PreferenceStore {
  return {
    async read(keys) {
      const rows = await database.execute(sql`
        select key, value from content_preference
        where key in (select value from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`);
      return z.array(preferenceSchema).parse(rowsOf(rows));
    },
    async write(preferences) {
      for (const { key, value } of preferences) {
        await database.execute(sql`
          insert into content_preference (key, value) values (${key}, ${JSON.stringify(value ?? null)}::jsonb)
          on conflict (key) do update set value = excluded.value`);
      }
    },
  };
}
