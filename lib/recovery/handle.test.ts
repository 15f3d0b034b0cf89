import { signedInCookies } from '../../tests/fixtures/components/site-session.ts';
import { openBeforeAll } from '../../tests/fixtures/open-before-all.ts';
import { openOutside } from '../../tests/fixtures/servers/outside.ts';

const called: (string | undefined)[] = [];
const outside = openBeforeAll(() =>
  openOutside((request, response) => {
    called.push(request.url);
    if (request.url?.includes('/sign_out')) response.writeHead(204).end();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"playerId":"100031"}');
  }),
);
jest.spyOn(console, 'info').mockImplementation(() => undefined);

test('LOG-17 a new password ends the session of the browser, also that of another player, here and at the platform', async () => {
  process.env.PLATFORM_URL = outside().url;
  const { siteConfig } = await import('#lib/core/config/site.ts');
  const { readCookies } = await import('#lib/core/http/cookies.ts');
  const { credentialsOf } = await import('#lib/session/registry/player-session.ts');
  const { runAction } = await import('./handle.ts');
  const { progressHeader } = await import('./progress.ts');
  const own = await signedInCookies('100024');
  const [, progress] = await progressHeader({ step: 'Password', by: 'link', email: 'p@sandbox.test', token: 'link' });
  const origin = siteConfig().SITE_URL;
  const headers = { Origin: origin, 'Content-Type': 'application/json', Cookie: `${own}; ${progress.split(';')[0]}` };
  const body = JSON.stringify({ password: 'Changed1!' });
  const response = await runAction('password', new Request(`${origin}/api/recovery/password`, { method: 'POST', headers, body }));
  expect(response.status).toBe(200);
  await expect(credentialsOf(readCookies(own))).rejects.toMatchObject({ code: 'error.session.ended' });
  expect(called).toEqual(['/player/password_reset/new_password/email', '/player/100024/sign_out']);
});
