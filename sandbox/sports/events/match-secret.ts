import { createHmac } from 'node:crypto';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { readStoredSecret } from '#sandbox/kit/stored-secrets.ts';

/** What the seeds of all matches follow from. Neither the settings nor the database alone reveal it. */
export async function readMatchSecret({ config, database }: Pick<SandboxContext, 'config' | 'database'>): Promise<string> {
  if (config.matchSecret) return config.matchSecret;
  const stored = await readStoredSecret(database, 'matches');
  return createHmac('sha256', config.serviceSecret).update(`matches ${stored}`).digest('hex');
}
