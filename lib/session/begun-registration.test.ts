import { registerPlayer, requestSmsCode } from '#lib/registration/contract.ts';
import { begunRegistrationHeaders, registrationHeaders, resumedRegistrationCookie } from './begun-registration.ts';

const answer = { reply: { playerId: '200001' }, headers: new Headers({ 'X-Registration-Token': 'secret-token' }) };
const body = { playerId: '200001', siteId: '5', countryCode: 'FI' };
const notBegun = { status: 404, code: 'error.registration.not_begun' };

const requestWith = (cookie: string) =>
  new Request('http://localhost:3000/api/platform/player/registration/sms_request', { headers: { cookie } });

test('DEC-SGN-2 the browser that began a registration continues it, and its token is unreadable there', async () => {
  const [[, header] = ['', '']] = await begunRegistrationHeaders(answer);
  expect(header).toContain('HttpOnly; SameSite=Strict');
  expect(header).toContain('Path=/api/platform/player/registration;');
  expect(decodeURIComponent(header)).not.toMatch(/secret-token|200001/);
  const own = requestWith(header.split(';')[0] ?? '');
  expect(await registrationHeaders(own, requestSmsCode, body)).toEqual({ 'X-Registration-Token': 'secret-token' });
  await expect(registrationHeaders(own, requestSmsCode, { ...body, playerId: '200002' })).rejects.toMatchObject(notBegun);
});

test.each(['', 'parlour.registration=', 'parlour.registration=Fe26.2*1*forged'])(
  'DEC-SGN-2 a browser with the cookie "%s" continues no registration, and may begin one',
  async (cookie) => {
    await expect(registrationHeaders(requestWith(cookie), requestSmsCode, body)).rejects.toMatchObject(notBegun);
    expect(await registrationHeaders(requestWith(cookie), registerPlayer, {})).toEqual({});
  },
);

test('DEC-LOG-3 DEC-SGN-2 a sign-in by password continues the unfinished registration that it found', async () => {
  const unfinished = {
    playerId: '200001',
    verification: 'SMS',
    countryCode: 'FI',
    province: '',
    sentTo: '+358•••67',
    isWhole: true,
  } as const;
  const found = await resumedRegistrationCookie({ code: 'login.error.unverified', unfinished, registrationToken: 'another' });
  const request = requestWith(`${found?.name}=${found?.value}`);
  expect(await registrationHeaders(request, requestSmsCode, body)).toEqual({ 'X-Registration-Token': 'another' });
  expect(await resumedRegistrationCookie({ code: 'login.error.unauthorized' })).toBeUndefined();
});

test('DEC-SGN-2 over TLS a registration of an earlier build goes on, whose cookie had no prefix', async () => {
  process.env.SITE_URL = 'https://casino.example';
  jest.resetModules();
  const secure = await import('./begun-registration.ts');
  const [[, header] = ['', '']] = await secure.begunRegistrationHeaders(answer);
  const cookie = header.split(';')[0] ?? '';
  expect(cookie).toMatch(/^__Secure-parlour\.registration=/);
  for (const sent of [cookie, cookie.replace('__Secure-', '')]) {
    const headers = await secure.registrationHeaders(requestWith(sent), requestSmsCode, body);
    expect(headers).toEqual({ 'X-Registration-Token': 'secret-token' });
  }
  delete process.env.SITE_URL;
});
