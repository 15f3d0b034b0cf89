/** Posts a form to a next-auth handler, with its CSRF token. Rejects when the site does not answer. */
export async function postForm(
  path: string,
  fields: Readonly<Record<string, string>>,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const { csrfToken } = (await (await fetch('/api/auth/csrf', { signal })).json()) as { csrfToken: string };
  return fetch(path, { method: 'POST', signal, body: new URLSearchParams({ ...fields, csrfToken }) });
}
