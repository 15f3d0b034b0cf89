import { type APIRequestContext, expect } from '@playwright/test';
import { z } from 'zod';
import { siteUrl } from '../../journeys/support/addresses.ts';
import { emailOf } from '../../journeys/support/player.ts';

const testPassword = 'Sandbox1!';

/** A path that answers 200 only to a signed-in player. */
export const walletPath = '/api/platform/player/me/wallet';

export function handleOf(email: string): string {
  return email.replace(/@.*$/, '');
}

async function readCsrfToken(request: APIRequestContext): Promise<string> {
  return ((await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string }).csrfToken;
}

/** Tries to sign in; returns the status and the error code for the sign-in dialog. */
export async function trySignIn(
  request: APIRequestContext,
  handle: string,
  password = testPassword,
  captchaToken = '',
): Promise<{ readonly status: number; readonly code: string | undefined }> {
  const answer = await request.post('/api/auth/callback/credentials', {
    headers: { Origin: siteUrl },
    form: { csrfToken: await readCsrfToken(request), email: emailOf(handle), password, captchaToken, json: 'true' },
  });
  // The dialog reads the reason of a refused sign-in in a second call.
  const reason = answer.status() === 401 ? await request.get('/api/session/refusal') : answer;
  const { code } = z
    .object({ code: z.string().optional() })
    .catch({})
    .parse(await reason.json().catch(() => null));
  return { status: answer.status(), code };
}

/** Signs a test player in; the session cookies are stored in the request context. */
export async function signIn(request: APIRequestContext, handle: string): Promise<void> {
  expect(await trySignIn(request, handle), `sign-in of ${handle}`).toEqual({ status: 200, code: undefined });
}

/** Signs out; returns the status of the response. */
export async function signOut(request: APIRequestContext): Promise<number> {
  const form = { csrfToken: await readCsrfToken(request), json: 'true' };
  return (await request.post('/api/auth/signout', { headers: { Origin: siteUrl }, form })).status();
}
