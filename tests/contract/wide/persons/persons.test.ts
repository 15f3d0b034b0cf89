import { eq } from 'drizzle-orm';
import { checkDeposit } from '#lib/cashier/contract.ts';
import { openGame } from '#lib/games/launch/contract.ts';
import { readMarketingPermission } from '#lib/protection/marketing/contract.ts';
import {
  completeRegistration,
  type Registration,
  registerPlayer,
  requestSmsCode,
  verifySmsCode,
} from '#lib/registration/contract.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import { readMigrations } from '#sandbox/database/migrate.ts';
import { findGame } from '#sandbox/games/profile.ts';
import { matchPart } from '#sandbox/ops/match-routes.ts';
import { createMatchAdmin } from '#sandbox/platform/flows/operator/match-admin.ts';
import { fillIdentities } from '#sandbox/platform/persons/fill-identities.ts';
import { findPlayer } from '#sandbox/platform/players/find-player.ts';
import { playerTable } from '#sandbox/platform/players/tables.ts';
import { readProtectionEvents } from '#sandbox/platform/protection/audit.ts';
import { addToRegister } from '#sandbox/platform/protection/register.ts';
import { createPlatformService } from '#sandbox/platform/service.ts';
import { createPlayerDirectory } from '#sandbox/platform/session/player-directory.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { openConsole, openPlayerDesk } from '../../../fixtures/sandbox/operator.ts';
import { codeRequest, newRegistration, openRegistrations, password } from '../../../fixtures/sandbox/registrations.ts';

const registrations = openBeforeAll(openRegistrations);

const kim = { firstName: 'Kim', lastName: 'Saarinen', dateOfBirth: '1986-06-19' };
const vera = { firstName: 'Vera', lastName: 'Register', dateOfBirth: '1985-02-14' };
const quickspin = catalogue.map(({ slug }) => findGame(slug)).find((game) => game?.provider === 'quickspin' && !game.table);
const reason = 'Compared the documents';
const olga = { by: 'Olga', reason };

const database = () => registrations().platform.database;
const matches = () => createMatchAdmin(registrations().platform);
const players = () => openPlayerDesk(registrations().platform);
const secretOf = () => registrations().platform.config.serviceSecret;
const refusalOf = (more: Partial<Registration>) => registrations().refusalOf(registerPlayer, { body: newRegistration(more) });
const refusalAtSignIn = (playerId: string) =>
  createPlayerDirectory(database(), registrations().platform.clock, secretOf()).findRefusal(playerId);
const signIn = (playerId: string) =>
  createPlayerDirectory(database(), registrations().platform.clock, secretOf()).recordSignIn(playerId, {
    ipAddress: '',
    country: 'FI',
  });
const isUnderReview = async (playerId: string) => (await findPlayer(database(), playerId))?.identityReview ?? false;

/** Registers a person up to an open account. */
async function register(more: Partial<Registration>): Promise<string> {
  const body = newRegistration(more);
  const { playerId } = await registrations().send(registerPlayer, { body });
  await registrations().send(requestSmsCode, codeRequest(playerId));
  const code = await registrations().lastCode(body.mobilePhone);
  await registrations().send(verifySmsCode, { body: { playerId, password, code, countryCode: 'FI' } });
  return playerId;
}

async function findMatch(playerId: string) {
  const [found, ...more] = await matches().list(playerId);
  expect(more).toEqual([]);
  if (!found) throw new Error('The player has no match.');
  return found;
}

describe('DEC-RGA-4 an excluded person does not register', () => {
  const at = { countryCode: 'AT', phonePrefix: '+43', languageCode: 'de', postCode: '8010' };

  test.each<[string, Partial<Registration>]>([
    ['as excluded', kim],
    ['with a dot', { ...kim, firstName: 'Kim.' }],
    ['with accents', { ...kim, lastName: 'Sáårïnen' }],
    ['in Cyrillic letters that look Latin', { ...kim, firstName: 'Кіm' }],
    ['with the last name split', { ...kim, lastName: 'Saari-Nen' }],
    ['with a part of the last name before', { ...kim, firstName: 'Kim Saari', lastName: 'nen' }],
    ['in capitals and wide letters', { ...kim, firstName: 'ＫＩＭ', lastName: 'SAARINEN' }],
    ['at another post code', { ...kim, postCode: '33100' }],
    ['in another country', { ...kim, ...at, phoneBody: '6601234567', mobilePhone: '+436601234567' }],
    ['in the register alone', vera],
    ['in the register, in another country', { ...vera, ...at, phoneBody: '6601234568', mobilePhone: '+436601234568' }],
  ])('%s', async (_, more) => {
    expect((await refusalOf(more)).code).toBe('error.registration.excluded');
  });

  test('in two calls, the second of which has the birth date', async () => {
    const { dateOfBirth, address: _, city: __, postCode: ___, ...body } = newRegistration({ ...kim, lastName: 'SAARINEN' });
    const { playerId } = await registrations().send(registerPlayer, { body });
    const rest = { playerId, dateOfBirth: dateOfBirth ?? '', postalCode: '00150', mobilePhone: body.mobilePhone };
    const more = { countryCode: 'FI', termsAndConditionsAccepted: true, languageCode: 'fi', address: 'Tie 1', city: 'Turku' };
    const refused = await registrations().refusalOf(completeRegistration, { body: { ...rest, ...more } });
    expect(refused.code).toBe('error.registration.excluded');
  });

  test('who was added between the registration and its code', async () => {
    const person = { firstName: 'Ilta', lastName: 'Viitanen', dateOfBirth: '1991-03-03' };
    const body = newRegistration(person);
    const { playerId } = await registrations().send(registerPlayer, { body });
    await registrations().send(requestSmsCode, codeRequest(playerId));
    await addToRegister(database(), person, { until: null }, secretOf());
    const code = await registrations().lastCode(body.mobilePhone);
    const verify = { body: { playerId, password, code, countryCode: 'FI' } };
    expect((await registrations().refusalOf(verifySmsCode, verify)).code).toBe('error.registration.excluded');
  });

  test('with the tax number of an excluded account under another name', async () => {
    const brazil = { countryCode: 'BR', phonePrefix: '+55', languageCode: 'pt', postCode: '01310-000', cpf: '529.982.247-25' };
    const first = { ...brazil, phoneBody: '11912345678', mobilePhone: '+5511912345678', firstName: 'Ana', lastName: 'Lima' };
    const { playerId } = await registrations().send(registerPlayer, { body: newRegistration(first) });
    await players().update(playerId, { status: 'SELF_EXCLUDED' });
    const second = { ...first, phoneBody: '11912345679', mobilePhone: '+5511912345679', firstName: 'Bia', lastName: 'Souza' };
    expect((await refusalOf(second)).code).toBe('error.registration.excluded');
  });
});

test('DEC-X-13 a person who has an account opens no second one by another post code, spelling or country', async () => {
  const irma = { firstName: 'Irma', lastName: 'Östlahti', dateOfBirth: '1979-05-05' };
  await register(irma);
  for (const more of [
    { postCode: '33100' },
    { firstName: 'Ir.ma', lastName: 'Öst-Lahti' },
    { countryCode: 'AT', phonePrefix: '+43', phoneBody: '6601234570', mobilePhone: '+436601234570', postCode: '8010' },
  ]) {
    expect((await refusalOf({ ...irma, ...more })).code).toBe('error.registration.player_already_exists');
  }
});

describe('DEC-PER-2 a person who is almost a known one', () => {
  beforeEach(() => registrations().platform.service.reset(), 60_000);

  test.each<[string, Partial<Registration>, string, string | null]>([
    ['an excluded account, by one letter', { ...kim, lastName: 'Saarinem' }, 'SPELLING', idOf('kim.excluded')],
    ['an excluded account, names exchanged', { ...kim, firstName: 'Saarinen', lastName: 'Kim' }, 'ORDER', idOf('kim.excluded')],
    ['an excluded account, one name more', { ...kim, firstName: 'Kim Juhani' }, 'MISSING_NAME', idOf('kim.excluded')],
    ['the register, by one letter', { ...vera, firstName: 'Veera' }, 'SPELLING', null],
    [
      'a player, as other countries write it',
      { firstName: 'Ava', lastName: 'Niemelae', dateOfBirth: '1996-03-08' },
      'LETTERS',
      idOf('ava.new'),
    ],
    [
      'a player, day and month exchanged',
      { firstName: 'Ava', lastName: 'Niemelä', dateOfBirth: '1996-08-03' },
      'BIRTH_DATE',
      idOf('ava.new'),
    ],
  ])('%s: registers, and neither deposits nor plays until it is decided', async (_, more, likeness, otherId) => {
    const playerId = await register(more);
    expect(await refusalAtSignIn(playerId)).toBeUndefined();
    const check = await registrations().platform.call(playerId, checkDeposit, { body: { blackbox: 'a-device' } });
    expect(check).toMatchObject({ result: 'IDENTITY_REVIEW', hideCashier: true });
    const launch = {
      ...{ provider: 'quickspin', gameId: quickspin?.code ?? '', language: 'en', currency: 'EUR', channel: 'web' as const },
      ...{ lobbyUrl: 'http://localhost:3000/', depositUrl: 'http://localhost:3000/', jurisdiction: 'MT' },
    };
    expect((await registrations().platform.refusalOf(playerId, openGame, { body: launch })).code).toBe('error.identity.review');
    const permission = await registrations().platform.call(playerId, readMarketingPermission, {});
    expect(permission).toEqual({ mayShow: false, maySend: false });
    const match = await findMatch(playerId);
    expect(match).toMatchObject({ likeness, state: 'OPEN', account: { playerId } });
    expect(match.other?.playerId ?? null).toBe(otherId);
    await matches().decide(match.matchId, 'different', olga);
    const open = await registrations().platform.call(playerId, checkDeposit, { body: { blackbox: 'a-device' } });
    expect(open.result).toBe('SUCCESS');
    expect(await findMatch(playerId)).toMatchObject({ state: 'DIFFERENT', decision: { by: 'Olga', reason } });
    await signIn(playerId);
    expect(await isUnderReview(playerId)).toBe(false);
  });

  test('the same as an excluded person: the account is excluded until the same day, and its own spelling from then on', async () => {
    const spelling = { ...kim, firstName: 'Kimm', lastName: 'Saarinen' };
    const playerId = await register(spelling);
    const match = await findMatch(playerId);
    expect(match).toMatchObject({ isExcluded: true, equal: ['dateOfBirth', 'country'] });
    await matches().decide(match.matchId, 'same', olga);
    const excluded = await findPlayer(database(), idOf('kim.excluded'));
    const block = { until: excluded?.block?.until, initiator: 'OPERATOR' };
    expect(await findPlayer(database(), playerId)).toMatchObject({ status: 'SELF_EXCLUDED', block });
    expect(await refusalAtSignIn(playerId)).toMatchObject({ kind: 'exclusion' });
    expect((await refusalOf({ ...spelling, postCode: '90100' })).code).toBe('error.registration.excluded');
    const [excludedEvent, decided, opened] = await readProtectionEvents(database(), playerId, { position: 0, limit: 3 });
    expect(opened).toMatchObject({ kind: 'IDENTITY_MATCH_OPENED', by: 'SYSTEM', details: { likeness: 'SPELLING' } });
    expect(decided).toMatchObject({ kind: 'IDENTITY_MATCH_DECIDED', by: 'Olga', details: { decision: 'SAME' } });
    expect(excludedEvent).toMatchObject({ kind: 'EXCLUSION_STARTED', by: 'Olga' });
    await expect(matches().decide(match.matchId, 'different', olga)).rejects.toMatchObject({
      envelope: { status: 409 },
    });
    expect(await matches().decide('999999', 'same', olga)).toBeUndefined();
  });

  test.each([
    [
      'shortens no exclusion that is longer',
      { status: 'SELF_EXCLUDED', block: { until: null, initiator: 'PLAYER', cooling: false } },
    ],
    ['opens no account that is closed', { status: 'CLOSED', block: null }],
  ] as const)('the same as an excluded person %s', async (_, own) => {
    const playerId = await register({ ...kim, firstName: 'Kimm', lastName: 'Saarinen' });
    const isOwn = eq(playerTable.id, Number(playerId));
    await database().update(playerTable).set(own).where(isOwn);
    await matches().decide((await findMatch(playerId)).matchId, 'same', olga);
    expect(await findPlayer(database(), playerId)).toMatchObject(own);
  });

  test('the same as another player: the second account is closed', async () => {
    const playerId = await register({ firstName: 'Ben', lastName: 'Rantalla', dateOfBirth: '1991-07-22' });
    await matches().decide((await findMatch(playerId)).matchId, 'same', olga);
    expect(await refusalAtSignIn(playerId)).toEqual({ kind: 'closed' });
    expect(await refusalAtSignIn(idOf('ben.one'))).toBeUndefined();
    // A decision by mistake: the account that is opened again takes money again.
    await players().update(playerId, { status: 'TIMEOUT' });
    expect(await isUnderReview(playerId)).toBe(false);
    await players().update(playerId, { status: 'REGISTERED' });
    expect(await refusalAtSignIn(playerId)).toBeUndefined();
  });

  test('the same as another player: an account that was opened again before the review ended with it is freed', async () => {
    const playerId = await register({ firstName: 'Ben', lastName: 'Rantalla', dateOfBirth: '1991-07-22' });
    const update = readMigrations().find(({ name }) => name.startsWith('1027'))?.text ?? '';
    await database().execute(update);
    expect(await isUnderReview(playerId)).toBe(true);
    await matches().decide((await findMatch(playerId)).matchId, 'same', olga);
    await database().execute(update);
    expect(await isUnderReview(playerId)).toBe(true);
    const opened = eq(playerTable.id, Number(playerId));
    await database().update(playerTable).set({ status: 'REGISTERED' }).where(opened);
    await database().execute(update);
    expect(await isUnderReview(playerId)).toBe(false);
  });

  test('the same as another account: the review ends also where the end of that one’s exclusion opens the account', async () => {
    const playerId = await register({ firstName: 'Ben', lastName: 'Rantalla', dateOfBirth: '1991-07-22' });
    const first = idOf('ben.one');
    const { identityHash } = (await findPlayer(database(), first)) ?? {};
    await database()
      .update(playerTable)
      .set({ identityHash })
      .where(eq(playerTable.id, Number(playerId)));
    await players().update(first, { status: 'SELF_EXCLUDED' });
    await matches().decide((await findMatch(playerId)).matchId, 'same', olga);
    await players().update(first, { status: 'REGISTERED' });
    expect(await refusalAtSignIn(playerId)).toBeUndefined();
    expect(await isUnderReview(playerId)).toBe(false);
  });

  test('an open account that is like a person who is excluded later is reviewed, and one added to the register at its sign-in', async () => {
    const playerId = await register({ firstName: 'Alma', lastName: 'Virkkunen', dateOfBirth: '1984-04-04' });
    const other = await register({ firstName: 'Onerva', lastName: 'Palomäki', dateOfBirth: '1980-01-09' });
    expect(await isUnderReview(playerId)).toBe(false);
    const like = { firstName: 'Alma', lastName: 'Virkunen', dateOfBirth: '1984-04-04' };
    await addToRegister(database(), like, { until: null }, secretOf());
    await signIn(playerId);
    expect(await isUnderReview(playerId)).toBe(true);
    expect(await findMatch(playerId)).toMatchObject({ likeness: 'SPELLING', other: null, isExcluded: true });

    const second = await register({ firstName: 'Onerva', lastName: 'Palomaki Koski', dateOfBirth: '1980-01-09' });
    await matches().decide((await findMatch(second)).matchId, 'different', olga);
    // What was decided once is not asked again when the other person excludes herself.
    await players().update(other, { status: 'SELF_EXCLUDED' });
    expect(await isUnderReview(second)).toBe(false);
    const third = await register({ firstName: 'Pirkko', lastName: 'Palomäki', dateOfBirth: '1980-01-09' });
    expect(await matches().list(third)).toEqual([]);
    await players().update(other, { status: 'REGISTERED' });
  });

  test('OPS-05 DEC-X-8 the console shows both sides with contacts masked, and takes a decision with a reason once', async () => {
    const playerId = await register({
      firstName: 'Cleo',
      lastName: 'Haavist',
      dateOfBirth: '1979-11-02',
      email: 'cleo2@sandbox.test',
    });
    const operator = openConsole(matchPart, { matches: matches() });
    const page = await (await operator.request('/matches')).text();
    for (const text of ['Cleo Haavist<', 'Cleo Haavisto<', 'c•••@sandbox.test', 'differ by one letter', 'close the account']) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain('cleo2@');
    const { matchId } = await findMatch(playerId);
    const submit = async (fields: Record<string, string>) =>
      (await operator.request(`/matches/${matchId}`, { method: 'POST', body: new URLSearchParams(fields) })).headers.get(
        'Location',
      );
    expect(await submit({ decision: 'different', reason: 'no' })).toContain('refused=');
    expect(await submit({ decision: 'perhaps', reason })).toContain('refused=');
    expect(await submit({ decision: 'different', reason })).toBe('/matches?done=1');
    expect(await submit({ decision: 'same', reason })).toContain('decided%20already');
    expect(await (await operator.request('/matches')).text()).toContain('No match waits');
    expect(await (await operator.request(`/matches?playerId=${playerId}`)).text()).toContain(
      'Another person: decided by operator',
    );
    expect(await (await operator.request(`/api/matches?playerId=${playerId}`)).json()).toMatchObject({
      matches: [{ state: 'DIFFERENT' }],
    });
    const unknown = { method: 'POST', body: JSON.stringify({ decision: 'same', reason }) };
    expect((await operator.request('/api/matches/999999', unknown)).status).toBe(404);
  });
});

test('DEC-PER-1 a database whose identities were written with another secret, or never, is written again at the start', async () => {
  const { platform } = registrations();
  await platform.service.reset();
  const ava = { firstName: 'Ava', lastName: 'Niemelä', dateOfBirth: '1996-03-08' };
  await players().update(idOf('ava.new'), { status: 'SELF_EXCLUDED' });
  await players().update(idOf('ava.new'), { status: 'CLOSED' });
  const playerId = await register({ ...vera, firstName: 'Veera' });
  await fillIdentities(database(), { now: platform.clock.now(), secret: 'another-secret' });
  const anotherMatches = createMatchAdmin({ ...platform, config: { ...platform.config, serviceSecret: 'another-secret' } });
  await anotherMatches.decide((await findMatch(playerId)).matchId, 'same', olga);
  expect(await refusalAtSignIn(playerId)).toMatchObject({ kind: 'exclusion-indefinite' });
  const read = async () => (await findPlayer(database(), idOf('kim.excluded')))?.identityHash;
  const before = await read();
  expect((await createService('another-secret')) && (await read())).toBe(before);
  await createService(secretOf());
  expect(await read()).not.toBe(before);
  expect((await refusalOf(kim)).code).toBe('error.registration.excluded');
  expect((await refusalOf(vera)).code).toBe('error.registration.excluded');
  // Excluded, and closed since.
  expect((await refusalOf(ava)).code).toBe('error.registration.excluded');

  async function createService(serviceSecret: string): Promise<true> {
    const service = await createPlatformService({ ...platform, config: { ...platform.config, serviceSecret } });
    await service.close?.();
    return true;
  }
});
