import { z } from 'zod';
import { ownValue } from '#lib/core/own-value.ts';
import data from './personal-data.json' with { type: 'json' };

/**
 * What a column holds: data about a person, an id that leads to one, a proof or key, the name or text of an operator about no
 * player, or nothing about anyone.
 */
export const columnClasses = ['personal', 'pseudonym', 'secret', 'staff', 'none'] as const;

/** With the closure of the account, with its files at the provider, or at the end of the retention. */
export const erasureTimes = ['closing', 'files', 'retention'] as const;
export type ErasureTime = (typeof erasureTimes)[number];

/** `contacts`: the player's e-mail addresses, phone numbers and user name. `table.column`: the values in the player's rows there. */
const findSchema = z.union([z.string(), z.strictObject({ column: z.string(), in: z.string() })]);

const eraseSchema = z.strictObject({
  when: z.enum(erasureTimes),
  /** Deletes the player's rows. */
  rows: z.literal(true).optional(),
  /** Or replaces values, and keeps the rows. */
  columns: z.record(z.string(), z.union([z.enum(['', 'erased']), z.null()])).optional(),
});

const tableSchema = z.strictObject({
  purpose: z.string(),
  /** How a player's rows are found; a table without it has none. */
  find: findSchema.optional(),
  erase: eraseSchema.optional(),
  /** `rows` and `linked` are sections of the player's copy; any other text says why the table is none. */
  copy: z.string(),
  /** Every column but numbers, truth values and times. */
  columns: z.record(z.string(), z.enum(columnClasses)),
});
export type InventoryTable = z.output<typeof tableSchema>;

const inventorySchema = z.strictObject({
  purposes: z.record(z.string(), z.strictObject({ why: z.string(), kept: z.string() })),
  tables: z.record(z.string(), tableSchema),
});

/** Every table of the sandbox, with what it holds about players and what becomes of it. */
export const inventory = inventorySchema.parse(data);

/** Throws for a table that is not in the inventory. */
export function inventoryOf(table: string): InventoryTable {
  const found = ownValue(inventory.tables, table);
  if (!found) throw new Error(`The table ${table} is not in sandbox/platform/erasure/personal-data.json.`);
  return found;
}
