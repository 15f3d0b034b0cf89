import fi from '#messages/fi.json' with { type: 'json' };
import { GET } from './[language]/[namespace]/route.ts';

test('no cache keeps a namespace from one deployment to the next without asking, and an unchanged one is not sent again', async () => {
  const read = (headers: Record<string, string> = {}) =>
    GET(new Request('http://localhost:3000/locales/fi/signIn.json', { headers }), {
      params: Promise.resolve({ language: 'fi', namespace: 'signIn.json' }),
    });
  const first = await read();
  expect(first.headers.get('cache-control')).toBe('public, no-cache');
  expect(await first.json()).toEqual(fi.signIn);
  expect((await read({ 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
  expect((await read({ 'if-none-match': '"of-an-earlier-build"' })).status).toBe(200);
});
