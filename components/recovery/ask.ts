import { captchaHeader } from '#lib/captcha/contract.ts';
import { askSite } from '#lib/platform/browser.ts';
import type { RecoveryState } from '#lib/recovery/state.ts';

/** Where this browser is. Throws `CallError`, like the others. */
export function askState(): Promise<RecoveryState> {
  return askSite<RecoveryState>('/api/recovery');
}

export function askForget(): Promise<RecoveryState> {
  return askSite<RecoveryState>('/api/recovery', { method: 'DELETE' });
}

/** Does one thing on the way; answers where it led. */
export function askDeed(
  deed: 'request' | 'code' | 'link' | 'password',
  body: Readonly<Record<string, string>>,
  captchaToken?: string,
): Promise<RecoveryState> {
  return askSite<RecoveryState>(`/api/recovery/${deed}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(captchaToken && { [captchaHeader]: captchaToken }) },
    body: JSON.stringify(body),
  });
}
