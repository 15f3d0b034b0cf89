import { type OpenDatabase, openDatabase } from '#sandbox/database/database.ts';
import { openClock, type VirtualClock } from './clock.ts';
import { createClockStore } from './clock-store.ts';
import { readSandboxConfig } from './config.ts';
import type { SandboxContext } from './context.ts';
import { createFaultBoard } from './faults.ts';
import { createLimitBoard } from './limits.ts';
import { createOutbox } from './outbox.ts';

/** A context over an embedded database in memory, for tests; `DATABASE_URL` in `env` puts it on a server. */
export async function openTestContext(
  env: Readonly<Record<string, string>> = {},
): Promise<SandboxContext & Pick<OpenDatabase, 'listen' | 'close'>> {
  const config = readSandboxConfig({ NODE_ENV: 'test', ...env });
  const open = await openDatabase({ url: config.databaseUrl, folder: undefined });
  const clock: VirtualClock = await openClock(createClockStore(open.db));
  return {
    config,
    clock,
    database: open.db,
    faults: createFaultBoard(),
    outbox: createOutbox(open.db, clock),
    rateLimits: createLimitBoard(config.rateLimit, () => clock.now().getTime()),
    listen: open.listen,
    close: open.close,
  };
}
