import { signedInCookies } from '../../tests/fixtures/components/site-session.ts';
import { openBeforeAll } from '../../tests/fixtures/open-before-all.ts';
import { openOutside } from '../../tests/fixtures/servers/outside.ts';
import type { RecoveryProgress } from './progress.ts';

const called: (string | undefined)[] = [];
const outside = openBeforeAll(() =>
  openOutside((request, response) => {
    called.push(request.url);
    if (request.url?.includes('/sign_out')) response.writeHead(204).end();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"playerId":"100031"}');
  }),
);
jest.spyOn(console, 'info').mockImplementation(() => undefined);

async function run(name: 'code' | 'password', progress: RecoveryProgress, body: object, cookies = ''): Promise<Response> {
  process.env.PLATFORM_URL = outside().url;
  const { siteConfig } = await import('#lib/core/config/site.ts');
  const { runAction } = await import('./handle.ts');
  const { progressHeader } = await import('./progress.ts');
  const [, cookie] = await progressHeader(progress);
  const origin = siteConfig().SITE_URL;
  const headers = { Origin: origin, 'Content-Type': 'application/json', Cookie: `${cookies}; ${cookie.split(';')[0]}` };
  return runAction(name, new Request(`${origin}/api/recovery/${name}`, { method: 'POST', headers, body: JSON.stringify(body) }));
}

const byLink = { step: 'Password', by: 'link', email: 'p@sandbox.test', token: 'link' } as const;
const byCode = {
  step: 'Verification',
  email: 'p@sandbox.test',
  channel: 'SMS',
  sentAt: 0,
  resetToken: '',
  isBlocked: false,
} as const;

beforeEach(() => {
  called.length = 0;
});

test('LOG-17 a new password ends the session of the browser, also that of another player, here and at the platform', async () => {
  process.env.PLATFORM_URL = outside().url;
  const { readCookies } = await import('#lib/core/http/cookies.ts');
  const { credentialsOf } = await import('#lib/session/registry/player-session.ts');
  const own = await signedInCookies('100024');
  const response = await run('password', byLink, { password: 'Changed1!' }, own);
  expect(response.status).toBe(200);
  await expect(credentialsOf(readCookies(own))).rejects.toMatchObject({ code: 'error.session.ended' });
  expect(called).toEqual(['/player/password_reset/new_password/email', '/player/100024/sign_out']);
});

test.each([
  ['password', byLink, { password: 'Changed1!' }],
  ['code', byCode, { code: '123456' }],
  ['code', byLink, { code: '123456' }],
] as const)(
  'RST-10 the action %s is refused where the page shows another address than that of the reset',
  async (name, progress, body) => {
    const response = await run(name, progress, { ...body, email: 'other@sandbox.test' });
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ code: 'error.password.reset' })]);
    expect(called).toEqual([]);
    // The tab of the other address goes on.
    expect(response.headers.get('Set-Cookie')).toBeNull();
  },
);

test('RST-10 a reset that is over is removed from the browser', async () => {
  const response = await run('password', byCode, { password: 'Changed1!', email: byCode.email });
  expect(response.status).toBe(400);
  expect(response.headers.get('Set-Cookie')).toContain('Max-Age=0');
});

test('RST-04 a code that is sent again after its answer was lost leads to the step that the browser has reached', async () => {
  const response = await run('code', byLink, { code: '123456', email: byLink.email });
  expect(await response.json()).toEqual({ step: 'Password', email: byLink.email });
  expect(called).toEqual([]);
});
