/** @jest-environment jsdom */
import en from '#messages/en.json';
import { prepareSignIn } from './prepare-sign-in.ts';

const json = (body: unknown, status = 200) => ({ ok: status < 400, status, headers: new Headers(), json: async () => body });

/** The site, which signs in anyone; the browser keeps no session. */
function answer(): void {
  const answers: Readonly<Record<string, object>> = {
    '/api/auth/csrf': json({ csrfToken: 't' }),
    '/api/auth/callback/credentials': json({ url: '/' }),
    '/api/terms': json({ code: 'error.token.expired' }, 401),
  };
  Object.assign(globalThis, { fetch: async (path: string) => answers[path] ?? json(en.signIn) });
}

test('LOG-05 a sign-in whose session the browser refuses to keep says so, and what to do', async () => {
  answer();
  const { onSubmit } = await prepareSignIn({ catalogLanguage: 'en', tag: 'en-FI' as never, home: '/en-FI' }, () => undefined);
  expect(await onSubmit({ email: 'ben.one@sandbox.test', password: 'Sandbox1!' })).toMatchObject({
    ok: false,
    message: en.signIn.errorNotKept,
    detail: en.signIn.errorNotKeptDetail,
    isFinal: false,
  });
});
