import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { root } from '../root.ts';
import { findDifferences } from './differences.ts';

type Snapshot = ReturnType<typeof generateDrizzleJson>;
type Tables = Record<string, PgTable>;

const folder = path.join(root, 'sandbox/database/migrations');
const snapshotFile = path.join(folder, 'snapshot.generated.json');

/** The tables that the services declare, by domain: a folder of the sandbox. */
async function readTables(): Promise<ReadonlyMap<string, Tables>> {
  const domains = new Map<string, Tables>();
  for (const file of globSync('sandbox/*/**/{tables,schema}.ts', { cwd: root }).sort()) {
    const exported: Record<string, unknown> = await import(pathToFileURL(path.join(root, file)).href);
    const domain = file.split(path.sep)[1] ?? '';
    for (const [name, value] of Object.entries(exported))
      if (is(value, PgTable)) domains.set(domain, { ...domains.get(domain), [`${file} ${name}`]: value });
  }
  return domains;
}

/** The tables that the migrations create, as drizzle-kit describes them, by domain. */
function readSnapshots(): Readonly<Record<string, Snapshot['tables']>> {
  return JSON.parse(readFileSync(snapshotFile, 'utf8'));
}

/** One line per table, for readable differences. */
function writeSnapshots(snapshots: Readonly<Record<string, Snapshot['tables']>>): void {
  const domains = Object.entries(snapshots).map(([domain, tables]) => {
    const lines = Object.entries(tables).map(([name, table]) => `    ${JSON.stringify(name)}: ${JSON.stringify(table)}`);
    return `  ${JSON.stringify(domain)}: {\n${lines.join(',\n')}\n  }`;
  });
  writeFileSync(snapshotFile, `{\n${domains.join(',\n')}\n}\n`);
}

const empty = generateDrizzleJson({});

/** The statements that bring the tables of one snapshot to those of another; asks when a name may have changed. */
const statementsBetween = (before: Snapshot['tables'], after: Snapshot['tables']) =>
  generateMigration({ ...empty, tables: before }, { ...empty, id: 'after', tables: after });

function nextNumber(): number {
  const numbers = readdirSync(folder).map((name) => Number.parseInt(name, 10));
  return 1 + Math.max(1000, ...numbers.filter(Number.isInteger));
}

/** Writes a migration for every domain whose tables have changed since the last one. */
async function generate(tables: ReadonlyMap<string, Tables>, name: string): Promise<void> {
  const known = readSnapshots();
  const current: Record<string, Snapshot['tables']> = {};
  for (const [domain, declared] of tables) {
    current[domain] = generateDrizzleJson(declared).tables;
    const statements = await statementsBetween(known[domain] ?? {}, current[domain]);
    if (statements.length === 0) continue;
    const file = `${nextNumber()}_${[domain, name].filter(Boolean).join('_')}.sql`;
    writeFileSync(
      path.join(folder, file),
      `${statements.map((statement) => statement.trim()).join('\n--> statement-breakpoint\n')}\n`,
    );
    console.info(file);
  }
  writeSnapshots(current);
}

/** Fails when the migrations do not create what the tables declare. */
async function check(tables: ReadonlyMap<string, Tables>): Promise<void> {
  const statements = (
    await Promise.all([...tables.values()].map((declared) => statementsBetween({}, generateDrizzleJson(declared).tables)))
  ).flat();
  const known = readSnapshots();
  const changed = [...tables].filter(
    ([domain, declared]) => JSON.stringify(generateDrizzleJson(declared).tables) !== JSON.stringify(known[domain]),
  );
  const differences = [
    ...changed.map(([domain]) => `the tables of ${domain} have changed: run npm run schema`),
    ...(await findDifferences(statements)),
  ];
  for (const difference of differences) console.error(difference);
  console.info(`${statements.length} statements, ${differences.length} differences between tables and migrations`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}

/** `node scripts/schema/main.ts [name]` writes migrations for changed tables; with `--check` it compares only. */
async function main([argument = '']: readonly string[]): Promise<void> {
  const tables = await readTables();
  if (argument === '--check') await check(tables);
  else await generate(tables, argument);
}

await main(process.argv.slice(2));
