import 'server-only';
import type { Credentials } from '#lib/core/api/call.ts';
import { call } from '#lib/core/api/server.ts';
import { readMarketingPermission } from './contract.ts';

/** DEC-RGA-7: whether offers may be shown to the session's player; not while the platform cannot say. */
export async function mayShowMarketing(credentials: Credentials): Promise<boolean> {
  try {
    return (await call(readMarketingPermission, {}, credentials)).mayShow;
  } catch {
    return false;
  }
}
