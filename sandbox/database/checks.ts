import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { type CheckBuilder, check, type PgColumn } from 'drizzle-orm/pg-core';

/** A check of one column; `condition` is SQL that follows the column, such as `> 0`. */
export function columnCheck(column: PgColumn, condition: string): CheckBuilder {
  return check(`${getTableName(column.table)}_${column.name}_check`, sql`${column} ${sql.raw(condition)}`);
}

/** Allows only the values that the column declares with `enum`. */
export function enumCheck(column: PgColumn): CheckBuilder {
  // The columns that drizzle passes for constraints have no values.
  const declared = Object.values(getTableColumns(column.table)).find(({ name }) => name === column.name);
  const values = (declared?.enumValues ?? []).map((value) => `'${value}'`);
  return columnCheck(column, `in (${values.join(', ')})`);
}
