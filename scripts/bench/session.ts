import type { Pool } from '#lib/session/srp.ts';
import { signInBySrp } from '#lib/session/srp.ts';
import { compareTimes, type Figure } from './measure.ts';

/** What the site adds to the SRP exchange itself, done by the same library in the same kind of thread: next-auth, token, cookies. */
export async function benchSignIn(siteUrl: string, pool: Pool, email: string, password: string): Promise<Figure> {
  const form = await openForm(siteUrl);
  return compareTimes(
    'sign-in',
    () => sendForm(siteUrl, form, email, password),
    async () => {
      const { kind } = await signInBySrp(email, password, pool);
      if (kind !== 'tokens') throw new Error('the test player could not sign in');
    },
    1.3,
  );
}

/** Signs in as a browser does and gives the cookies that the relay reads. */
export async function signInAtSite(siteUrl: string, email: string, password: string): Promise<string> {
  return sendForm(siteUrl, await openForm(siteUrl), email, password);
}

interface Form {
  readonly csrfToken: string;
  readonly cookie: string;
}

async function openForm(siteUrl: string): Promise<Form> {
  const csrf = await fetch(`${siteUrl}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  return { csrfToken, cookie: cookiesOf(csrf) };
}

async function sendForm(siteUrl: string, { csrfToken, cookie }: Form, email: string, password: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie, origin: siteUrl },
    body: new URLSearchParams({ csrfToken, email, password, json: 'true' }),
  });
  if (!answer.ok) throw new Error(`the site refused the sign-in: ${answer.status}`);
  return cookiesOf(answer);
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
