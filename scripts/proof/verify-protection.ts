import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { openDatabase } from '#sandbox/database/database.ts';
import { takeLock } from '#sandbox/database/folder-lock.ts';
import { readSandboxConfig } from '#sandbox/kit/config.ts';
import { checkpointSchema, verifyProtection } from '#sandbox/platform/protection/verify-audit.ts';

/**
 * Verifies the audit trail of player protection in the sandbox's database: `npm run verify:protection [checkpoint]`. With the
 * name of a file it also compares the chains with those of the last run, and saves the present ones.
 */
async function main(): Promise<void> {
  const { databaseUrl, folder } = readSandboxConfig(process.env);
  const file = process.argv[2];
  const checkpoint = file && existsSync(file) ? checkpointSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const lock = databaseUrl ? undefined : takeLock(folder);
  try {
    const open = await openDatabase({ url: databaseUrl, folder, migrates: false });
    const { intact, players, events, faults, ...found } = await verifyProtection(open.db, { checkpoint }).finally(open.close);
    if (!intact) throw new Error(faults.join('\n'));
    if (file) writeFileSync(file, `${JSON.stringify(found.checkpoint)}\n`);
    console.info(`Intact: ${events} entries of ${players} players.`);
  } finally {
    lock?.release();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
