import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { captchaHeader } from '#lib/core/api/captcha.ts';
import { playerTable } from '#sandbox/platform/players/tables.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { openPlatform } from '../../../fixtures/sandbox/platform.ts';

const platform = openBeforeAll(openPlatform);

const good = {
  firstName: 'Signe',
  lastName: 'Öst',
  email: 'signe.ost@sandbox.test',
  mobilePhone: '+358449990001',
  password: 'Lantern-77x',
  countryCode: 'FI',
  phonePrefix: '+358',
  phoneBody: '449990001',
  languageCode: 'fi',
  termsAndConditionsAcceptedVersion: '2.10',
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  allConditions: true,
  dateOfBirth: '1990-04-12',
  address: 'Kalliolankatu 4',
  city: 'Helsinki',
  postCode: '00510',
  province: '',
  cpf: '',
  bonusCode: 'FIRST1',
};
const completion = {
  playerId: '100024',
  dateOfBirth: '1990-04-12',
  postalCode: '00510',
  mobilePhone: '+358449990001',
  countryCode: 'FI',
  termsAndConditionsAccepted: true,
  languageCode: 'fi',
  address: 'Kalliolankatu 4',
  city: 'Helsinki',
};
const codeRequest = { playerId: '100024', siteId: '5', countryCode: 'FI' };
const proof = { playerId: '100024', password: 'Lantern-77x', code: '123456', countryCode: 'FI' };

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom<unknown>(
    '',
    '   ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '🙂🙂',
    '<script>alert(1)</script>',
    "'; drop table player; --",
    '\u202eignes\u202c',
    'محمد',
    'x'.repeat(301),
    '9'.repeat(20),
    '999999999999999',
    '0',
    '-1',
    '__proto__',
    'constructor',
    null,
    true,
    7,
    1e308,
    [],
    {},
    { $ne: '' },
  ),
);

async function send(method: string, path: string, body: unknown): Promise<Response> {
  return fetch(`${platform().baseUrl}${path}`, {
    method,
    headers: {
      SiteContext: '{"siteId":5}',
      'Content-Type': 'application/json',
      [captchaHeader]: await platform().solveCaptcha(),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const calls: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
  ['POST', '/player/registration', good],
  ['PUT', '/player/registration', completion],
  ['POST', '/player/registration/sms_request', codeRequest],
  ['POST', '/player/registration/email_request', codeRequest],
  ['POST', '/player/registration/sms_verification', proof],
  ['POST', '/player/registration/email_verification', proof],
];

test.each(calls)(
  'SGN-25 %s %s answers one hostile field with a code, never with an internal error',
  async (method, path, body) => {
    const names = Object.keys(body);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), hostile, async (name, value) => {
        const response = await send(method, path, { ...body, [name]: value });
        const answer: unknown = await response.json();
        expect([name, value, response.status < 500]).toEqual([name, value, true]);
        if (!response.ok) expect(answer).toMatchObject({ status: response.status, code: expect.stringMatching(/^\w+\.[\w.]+$/) });
      }),
      { numRuns: 150 },
    );
  },
  120_000,
);

test.each([['{'], ['[]'], ['"x"'], ['null'], [''], ['{"playerId":{"toString":1}}'], [`{"a":"${'x'.repeat(200_000)}"}`]])(
  'SGN-25 a malformed body is refused with a code: %.20s',
  async (body) => {
    for (const [method, path] of calls) {
      const response = await send(method, path, body);
      expect([path, response.status >= 400 && response.status < 500]).toEqual([path, true]);
      expect(await response.json()).toMatchObject({ code: expect.stringMatching(/^error\./) });
    }
  },
);

test('the risk setting of an unknown country is a refusal, not an internal error', async () => {
  for (const country of ['', 'fi', 'FIN', '%00', "'--", '__proto__', 'ZZ', '🙂']) {
    const query = new URLSearchParams({ siteId: '5', countryCode: country });
    const response = await fetch(`${platform().baseUrl}/player/markets/risk-setting?${query}`, {
      headers: { SiteContext: '{"siteId":5}' },
    });
    expect([country, response.status]).toEqual([country, country === 'ZZ' ? 200 : 400]);
  }
});

test('DEC-VAL-6 an unchecked tax number is not stored and blocks no other player', async () => {
  const stolen = {
    ...good,
    email: 'other@sandbox.test',
    phoneBody: '449990009',
    mobilePhone: '+358449990009',
    lastName: 'Toinen',
  };
  expect((await send('POST', '/player/registration', { ...stolen, cpf: '529.982.247-25', province: 'QC' })).status).toBe(200);
  const found = await platform().database.select().from(playerTable).where(eq(playerTable.email, 'other@sandbox.test'));
  expect(found).toMatchObject([{ cpf: null, province: null }]);
});

test('two tabs that register the same person concurrently create one player, or one is refused', async () => {
  const person = {
    ...good,
    email: 'twice@sandbox.test',
    phoneBody: '449990019',
    mobilePhone: '+358449990019',
    lastName: 'Kaksi',
  };
  const answers = await Promise.all([1, 2, 3, 4].map(() => send('POST', '/player/registration', person)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { playerId: string }).playerId));
  expect(new Set(ids).size).toBe(1);
  const stranger = await send('POST', '/player/registration', { ...person, password: 'Another-88y' });
  expect(await stranger.json()).toMatchObject({ status: 400, code: 'error.registration.player_already_exists' });
});
