import { eq } from 'drizzle-orm';
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
async function register(body: object): Promise<Response> {
  return fetch(`${platform().baseUrl}/player/registration`, {
    method: 'POST',
    headers: {
      SiteContext: '{"siteId":5}',
      'Content-Type': 'application/json',
      [captchaHeader]: await platform().solveCaptcha(),
    },
    body: JSON.stringify(body),
  });
}

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
  expect((await register({ ...stolen, cpf: '529.982.247-25', province: 'QC' })).status).toBe(200);
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
  const answers = await Promise.all([1, 2, 3, 4].map(() => register(person)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { playerId: string }).playerId));
  expect(new Set(ids).size).toBe(1);
  const stranger = await register({ ...person, password: 'Another-88y' });
  expect(await stranger.json()).toMatchObject({ status: 400, code: 'error.registration.player_already_exists' });
});
