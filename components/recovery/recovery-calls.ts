import { callSite } from '#lib/core/api/browser.ts';
import { captchaHeader } from '#lib/core/api/captcha.ts';
import type { RecoveryState } from '#lib/recovery/state.ts';

/** The current state of this browser's password reset. Throws `CallError`, like the other calls. */
export function fetchState(): Promise<RecoveryState> {
  return callSite<RecoveryState>('/api/recovery');
}

export function resetProgress(): Promise<RecoveryState> {
  return callSite<RecoveryState>('/api/recovery', { method: 'DELETE' });
}

export function callAction(
  action: 'request' | 'code' | 'link' | 'password',
  body: Readonly<Record<string, string>>,
  captchaToken?: string,
): Promise<RecoveryState> {
  return callSite<RecoveryState>(`/api/recovery/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(captchaToken && { [captchaHeader]: captchaToken }) },
    body: JSON.stringify(body),
  });
}
