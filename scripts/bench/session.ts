import type { Pool } from '#lib/session/sign-in/srp.ts';
import { signInBySrp } from '#lib/session/sign-in/srp.ts';
import { compareTimes, type Figure } from './measure.ts';

/** Compares a sign-in at the site (next-auth, tokens, cookies) with the SRP exchange alone in the same kind of thread. */
export async function benchSignIn(siteUrl: string, pool: Pool, email: string, password: string): Promise<Figure> {
  const form = await readSignInForm(siteUrl);
  return compareTimes(
    'sign-in',
    () => submitSignInForm(siteUrl, form, email, password),
    async () => {
      const { kind } = await signInBySrp(email, password, pool);
      if (kind !== 'tokens') throw new Error('The test player could not sign in.');
    },
    1.3,
  );
}

/** Signs in as a browser does. Returns the cookies for the relay. */
export async function signInAtSite(siteUrl: string, email: string, password: string): Promise<string> {
  return submitSignInForm(siteUrl, await readSignInForm(siteUrl), email, password);
}

interface Form {
  readonly csrfToken: string;
  readonly cookie: string;
}

async function readSignInForm(siteUrl: string): Promise<Form> {
  const csrf = await fetch(`${siteUrl}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  return { csrfToken, cookie: cookiesOf(csrf) };
}

async function submitSignInForm(siteUrl: string, { csrfToken, cookie }: Form, email: string, password: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie, origin: siteUrl },
    body: new URLSearchParams({ csrfToken, email, password, json: 'true' }),
  });
  if (!answer.ok) throw new Error(`The site rejected the sign-in with status ${answer.status}.`);
  return cookiesOf(answer);
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
