/** Signs in as a browser does and gives the cookies that the relay reads. */
export async function signInAtSite(siteUrl: string, email: string, password: string): Promise<string> {
  const csrf = await fetch(`${siteUrl}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const answer = await fetch(`${siteUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie: cookiesOf(csrf), origin: siteUrl },
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
