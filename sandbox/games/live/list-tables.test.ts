import { liveTables } from '#sandbox/data/tables/live-tables.ts';
import { listTables } from './list-tables.ts';

/** Whether the first table with these hours is open. */
function isOpen(hours: string, at: string): boolean | undefined {
  const index = liveTables.findIndex((table) => table.hours?.join('–') === hours);
  const tables = listTables(liveTables[index]?.provider ?? '', new Date(at));
  return tables.find(({ tableId }) => tableId === `tbl_${101 + index}`)?.open;
}

test.each([
  ['18:00–03:00', '2026-11-20T16:59:00Z', false],
  ['18:00–03:00', '2026-11-20T17:00:00Z', true],
  ['18:00–03:00', '2026-11-21T01:59:00Z', true],
  ['18:00–03:00', '2026-11-21T02:00:00Z', false],
  // In summer time an hour earlier.
  ['18:00–03:00', '2026-07-20T16:00:00Z', true],
  ['16:00–24:00', '2026-11-20T22:59:00Z', true],
  ['16:00–24:00', '2026-11-20T23:00:00Z', false],
])('LOB-24 DEC-MISC-1 a table of %s in Vienna at %s is open: %s', (hours, at, open) => {
  expect(isOpen(hours, at)).toBe(open);
});
