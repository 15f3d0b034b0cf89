import { findDifferences } from '../differences.ts';

test('a column, constraint or index that only the tables or only the migrations have is a difference', async () => {
  const differences = await findDifferences([
    'create table clock (singleton boolean primary key default true, offset_ms integer not null, added text)',
    'create index clock_added on clock (added)',
  ]);
  const ofClock = differences.filter((difference) => /^\w+ clock/.test(difference)).map((difference) => difference.split(':')[0]);
  expect(ofClock).toEqual([
    'constraint clock_singleton_check',
    'index clock_added',
    'table clock.added',
    'table clock.offset_ms',
  ]);
  expect(differences).not.toContainEqual(expect.stringContaining('schema_migration'));
});
