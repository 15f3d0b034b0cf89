import { isGoodPassword, normalizePassword } from './password.ts';

/** In the browser: follows the rules and is not a common one. The list loads on use; the platform checks both in any case. */
export async function isUsablePassword(password: string, email: string): Promise<boolean> {
  if (!isGoodPassword(password, email)) return false;
  const list = await import('./common-password.ts').catch(() => undefined);
  return !list?.isCommonPassword(normalizePassword(password));
}
