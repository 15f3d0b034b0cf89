import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';

/** Settings that the Studio saves for its editor, such as sort orders and open panels. */
export interface PreferenceStore {
  /** Keys without a value are left out. */
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
