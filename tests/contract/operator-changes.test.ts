import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import { answerQuestionnaire } from '#lib/documents/questionnaire/contract.ts';
import { createGeoOverrideStore } from '#sandbox/access/geo.ts';
import { createConversationStore } from '#sandbox/chat/conversations.ts';
import { createChatDesk } from '#sandbox/chat/desk.ts';
import { createDocsVault } from '#sandbox/docs/vault.ts';
import { readSandboxConfig } from '#sandbox/kit/config.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { listChanges } from '#sandbox/ops/changes/list-changes.ts';
import { createOpsService } from '#sandbox/ops/service.ts';
import { createTrackingLog } from '#sandbox/ops/tracking.ts';
import { createBonusAdmin } from '#sandbox/platform/bonuses/bonus-admin.ts';
import { createCampaignAdmin } from '#sandbox/platform/bonuses/campaign-admin/campaign-admin.ts';
import { createWithdrawalAdmin } from '#sandbox/platform/cashier/withdrawals/withdrawal-admin.ts';
import { createDocumentAdmin } from '#sandbox/platform/documents/document-admin.ts';
import { createQuestionnaireAdmin } from '#sandbox/platform/documents/questionnaire/answer-admin.ts';
import { createLedgerAdmin } from '#sandbox/platform/flows/operator/ledger-admin.ts';
import { createMatchAdmin } from '#sandbox/platform/flows/operator/match-admin.ts';
import { createPlayerAdmin } from '#sandbox/platform/flows/operator/player-admin.ts';
import { personMatchTable } from '#sandbox/platform/persons/tables.ts';
import { statusHistoryTable } from '#sandbox/platform/players/tables.ts';
import { recordOperatorChange } from '#sandbox/platform/protection/operator-changes.ts';
import { createProtectionAdmin } from '#sandbox/platform/protection/protection-admin.ts';
import { betTable } from '#sandbox/sports/bets/tables.ts';
import { createSportsService, type SportsService } from '#sandbox/sports/service.ts';
import { idOf } from '../fixtures/sandbox/cashier.ts';
import { openOps } from '../fixtures/sandbox/ops.ts';
import { openPlatform } from '../fixtures/sandbox/platform.ts';

const [mia, leo] = ['mia:mias-password', 'leo:leos-password'];
const staff = { support: 'sue:sues-password', payments: 'pat:pats-password', protection: 'pro:pros-password' } as const;
type Staff = keyof typeof staff;
const OPERATORS = [
  ...[mia, leo].map((each) => each.replace(':', '/administrator:')),
  ...Object.entries(staff).map(([role, each]) => each.replace(':', `/${role}:`)),
].join();
const [ben, pia, max] = [idOf('ben.one'), idOf('pia.edd'), idOf('max.closed')];
const reason = 'Ticket 4711: a test';
const auditSchema = z.object({
  entries: z.array(
    z.object({
      kind: z.string(),
      by: z.string(),
      playerId: z.string().nullable(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
});

let platform: Awaited<ReturnType<typeof openPlatform>>;
let sports: SportsService;
let app: Hono;

beforeAll(async () => {
  platform = await openPlatform();
  const { database, clock } = platform;
  const config = readSandboxConfig({ NODE_ENV: 'test', SANDBOX_PORT_OFFSET: '23600', OPERATORS });
  sports = await createSportsService(platform, { platform: { post: async () => ({ kind: 'unknown' }) } });
  app = createOpsService({
    ...platform,
    config,
    geo: createGeoOverrideStore(),
    services: [],
    players: createPlayerAdmin(platform),
    ledger: createLedgerAdmin(database, clock),
    withdrawals: createWithdrawalAdmin(database, clock),
    matches: createMatchAdmin(platform),
    documents: createDocumentAdmin({ ...platform, vault: createDocsVault(database, config.serviceSecret) }),
    questionnaires: createQuestionnaireAdmin(platform),
    campaigns: createCampaignAdmin(database, clock),
    bonuses: createBonusAdmin(database, clock),
    protection: createProtectionAdmin(database, clock),
    chats: createChatDesk(database, clock, recordOperatorChange),
    bets: sports.desk,
    sportsEvents: sports.eventDesk,
    tracking: createTrackingLog(clock),
    verifyLedger: () => verifyLedger(database),
  }).app;
}, 240_000);
afterAll(async () => {
  await sports?.close?.();
  await platform?.close();
});

function request(path: string, body?: BodyInit, as = mia) {
  const headers = { Authorization: `Basic ${btoa(as)}`, 'Sec-Fetch-Site': 'same-origin' };
  return app.request(`http://127.0.0.1:4112${path}`, { headers, ...(body !== undefined && { method: 'POST', body }) });
}
const get = async (path: string): Promise<unknown> => (await request(path)).json();
const post = (path: string, body: object, as = mia) => request(`/api${path}`, JSON.stringify(body), as);
const newest = async () => auditSchema.parse(await get('/api/audit')).entries;

/** One call of each change of the console, by its declared path. */
interface Example {
  /** What makes the subject of the change. */
  readonly prepare?: () => Promise<string | undefined>;
  readonly path: (subject: string) => string;
  readonly body: object | ((subject: string) => object);
  readonly read: (subject: string) => string;
  readonly kind: string;
  readonly playerId?: string;
  readonly status?: number;
}

const campaign = {
  ...{ kind: 'MANUAL_BONUS_CODE', vertical: 'CASINO', trigger: 'MANUAL', moneyType: 'NON_STICKY' },
  ...{ startedAt: '2020-01-01T00:00:00Z', endedAt: null },
  terms: { wrMultiplier: 10, maxBet: 5, validDays: 7, amount: 5, excludedGames: [] },
  texts: { en: { title: 'A test', description: '' } },
};
const grantBonus = async () => {
  const response = await post(`/player/${ben}/bonuses`, { campaignId: 'cmp_code_welcome', reason });
  return z.object({ assignmentId: z.string() }).parse(await response.json()).assignmentId;
};
const openChat = async () => {
  const store = createConversationStore(platform.database, platform.clock);
  return String((await store.create({ playerId: ben, language: 'en', fields: {} })).id);
};
const placeBet = async () => {
  const [betId, now] = [crypto.randomUUID(), platform.clock.now()];
  await platform.database.insert(betTable).values({
    ...{ betId, playerId: ben, sessionId: 's', key: betId, request: '{}', kind: 'SINGLE', state: 'OPEN', category: 'SPORTS' },
    ...{
      currency: 'EUR',
      stakeMinor: 100,
      totalOddsMilli: 2_000,
      accept: 'NONE',
      selections: [],
      firstStartAt: now,
      placedAt: now,
    },
  });
  return betId;
};

const examples: Readonly<Record<string, Example>> = {
  '/player/:playerId': {
    path: () => `/player/${ben}`,
    body: { flags: { withdrawal: false } },
    read: () => `/player/${ben}`,
    kind: 'FLAG_CHANGED',
    playerId: ben,
  },
  '/player/:playerId/erasure': {
    prepare: async () => {
      const closedAt = new Date(platform.clock.now().getTime() - 8 * 366 * 86_400_000);
      const isMax = eq(statusHistoryTable.playerId, Number(max));
      await platform.database.update(statusHistoryTable).set({ at: closedAt }).where(isMax);
      return max;
    },
    path: (playerId) => `/player/${playerId}/erasure`,
    body: {},
    read: (playerId) => `/player/${playerId}/erasure`,
    kind: 'PLAYER_ERASED',
    playerId: idOf('max.closed'),
  },
  '/player/:playerId/adjustment': {
    path: () => `/player/${ben}/adjustment`,
    body: { amount: 5 },
    read: () => `/player/${ben}/ledger`,
    kind: 'BALANCE_CORRECTED',
    playerId: ben,
  },
  '/withdrawals/:withdrawalId': {
    prepare: async () => {
      const queue = z.object({ withdrawals: z.array(z.object({ withdrawalId: z.string() })) });
      return queue.parse(await get('/api/withdrawals')).withdrawals[0]?.withdrawalId;
    },
    path: (id) => `/withdrawals/${id}`,
    body: { decision: 'approve' },
    read: () => '/withdrawals',
    kind: 'WITHDRAWAL_DECIDED',
    playerId: idOf('tia.pending'),
  },
  '/documents/:playerId/:type': {
    path: () => `/documents/${ben}/ID`,
    body: { action: 'request' },
    read: () => `/documents?playerId=${ben}`,
    kind: 'DOCUMENT_DECIDED',
    playerId: ben,
  },
  '/questionnaires/:playerId': {
    prepare: async () => {
      const answers = {
        occupation: 'Baker',
        salaryRangeId: 3,
        sourceOfFunds: 'Savings',
        placeOfBirth: 'Oulu',
        nationality: 'FI',
      };
      await platform.call(pia, answerQuestionnaire, { body: answers });
      const list = z.object({ answers: z.array(z.object({ answeredAt: z.string() })) });
      return list.parse(await get(`/api/questionnaires?playerId=${pia}`)).answers[0]?.answeredAt;
    },
    path: () => `/questionnaires/${pia}`,
    body: (answeredAt) => ({ action: 'accept', answeredAt }),
    read: () => `/questionnaires?playerId=${pia}`,
    kind: 'ANSWERS_DECIDED',
    playerId: pia,
  },
  '/matches/:matchId': {
    prepare: async () => {
      const match = { playerId: Number(ben), otherId: Number(pia), likeness: 'SPELLING', state: 'OPEN' } as const;
      const rows = platform.database.insert(personMatchTable).values({ ...match, openedAt: platform.clock.now() });
      return String((await rows.returning())[0]?.id);
    },
    path: (matchId) => `/matches/${matchId}`,
    body: { decision: 'different' },
    read: () => `/matches?playerId=${ben}`,
    kind: 'IDENTITY_MATCH_DECIDED',
    playerId: ben,
  },
  '/campaigns': {
    path: () => '/campaigns',
    body: { ...campaign, campaignId: 'cmp_of_a_test' },
    read: () => '/campaigns',
    kind: 'CAMPAIGN_CHANGED',
    status: 201,
  },
  '/campaigns/:campaignId': {
    path: () => '/campaigns/cmp_of_a_test',
    body: { ...campaign, terms: { ...campaign.terms, amount: 6 } },
    read: () => '/campaigns/cmp_of_a_test',
    kind: 'CAMPAIGN_CHANGED',
  },
  '/campaigns/:campaignId/status': {
    path: () => '/campaigns/cmp_of_a_test/status',
    body: { status: 'CANCELED' },
    read: () => '/campaigns/cmp_of_a_test',
    kind: 'CAMPAIGN_CHANGED',
  },
  '/player/:playerId/bonuses': {
    path: () => `/player/${ben}/bonuses`,
    body: { campaignId: 'cmp_code_live' },
    read: () => `/player/${ben}/bonuses`,
    kind: 'BONUS_GRANTED',
    playerId: ben,
    status: 201,
  },
  '/player/:playerId/bonuses/:assignmentId': {
    prepare: grantBonus,
    path: (id) => `/player/${ben}/bonuses/${id}`,
    body: { action: 'cancel' },
    read: () => `/player/${ben}/bonuses`,
    kind: 'BONUS_ENDED',
    playerId: ben,
  },
  '/chats/:number{[0-9]{1,15}}/close': {
    prepare: openChat,
    path: (number) => `/chats/${number}/close`,
    body: {},
    read: (number) => `/chats/${number}`,
    kind: 'CHAT_ENDED',
    playerId: ben,
  },
  '/bets/:betId': {
    prepare: placeBet,
    path: (betId) => `/bets/${betId}`,
    body: { decision: 'void' },
    read: () => '/bets?state=OPEN',
    kind: 'BET_DECIDED',
    playerId: ben,
  },
  '/sports-events/:eventId': {
    prepare: async () => {
      const list = z.object({ events: z.array(z.object({ eventId: z.string() })) });
      return list.parse(await get('/api/sports-events')).events[0]?.eventId;
    },
    path: (eventId) => `/sports-events/${eventId}`,
    body: { action: 'SUSPEND' },
    read: () => '/sports-events',
    kind: 'SPORTS_EVENT_DECIDED',
  },
};

/** Changes of the sandbox itself, whose REST calls may leave the reason out. */
const controls: Readonly<Record<string, readonly [kind: string, body: object, fields: Record<string, string>]>> = {
  '/clock': ['CLOCK_MOVED', { advanceSeconds: 60 }, { amount: '1', unit: 'minutes' }],
  '/geo': ['LOCATION_CHANGED', { country: 'NO' }, { country: 'NO' }],
  '/limits': ['RATE_LIMITS_CHANGED', { on: true }, { limits: 'on' }],
  '/faults': [
    'FAULTS_CHANGED',
    { service: 'crm', pathPattern: '^/none$', status: 500 },
    { service: 'crm', pathPattern: '^/none$', status: '500' },
  ],
  '/reset': ['SANDBOX_RESET', {}, {}],
};

test('OPS-05 every route of the console that is not a read is a declared change, and every change has an example here', () => {
  const { context } = openOps();
  const changes = listChanges(context);
  const routes = createOpsService(context).app.routes;
  const changing = routes.filter(({ method }) => !['GET', 'ALL'].includes(method)).map(({ path }) => path);
  const declared = changes.flatMap(({ path, forms }) => [`/api${path}`, ...forms.map((form) => form.path)]);
  expect(new Set(changing)).toEqual(new Set([...declared, '/collect']));
  const shown = ['/maintenance', '/chats/:number{[0-9]{1,15}}', ...Object.keys(examples), ...Object.keys(controls)];
  expect(changes.map(({ path }) => path).sort()).toEqual(shown.sort());
});

test.each(Object.keys(examples))(
  'OPS-05 POST %s asks for a reason, and is in the audit trail with it and the operator',
  async (name) => {
    const example = examples[name];
    if (!example) throw new Error('no example');
    const subject = (await example.prepare?.()) ?? '';
    const body = typeof example.body === 'function' ? example.body(subject) : example.body;
    const read = () => get(`/api${example.read(subject)}`);
    const [before, trail] = [await read(), await newest()];
    for (const [given, message] of [
      [undefined, 'is missing'],
      ['no', 'is too short'],
      ['   no   ', 'is too short'],
      ['n'.repeat(501), 'is too long'],
    ] as const) {
      const refused = await post(example.path(subject), given === undefined ? body : { ...body, reason: given });
      expect([refused.status, await refused.json()]).toEqual([
        400,
        expect.objectContaining({
          code: 'error.validation',
          fieldErrors: [expect.objectContaining({ field: 'reason', message })],
        }),
      ]);
    }
    expect(await read()).toEqual(before);
    expect(await newest()).toEqual(trail);

    const done = await post(example.path(subject), { ...body, reason });
    expect([done.status, await done.clone().text()]).toEqual([example.status ?? 200, expect.any(String)]);
    expect(await read()).not.toEqual(before);
    const [entry] = await newest();
    expect(entry).toMatchObject({
      kind: example.kind,
      by: 'mia',
      playerId: example.playerId ?? null,
      details: { reason, role: 'administrator' },
    });
  },
);

test('OPS-05 an answer in the chat needs no reason, and names the operator', async () => {
  const number = await openChat();
  expect((await post(`/chats/${number}`, { text: 'Good evening' }, leo)).status).toBe(200);
  expect((await newest())[0]).toMatchObject({ kind: 'CHAT_ANSWERED', by: 'leo', playerId: ben });
});

test.each(Object.entries(controls))(
  'OPS-05 the form of %s asks for a reason, its REST call may leave it out',
  async (path, [kind, body, fields]) => {
    const trail = await newest();
    const silent = await request(`/do${path}`, new URLSearchParams(fields));
    expect(decodeURIComponent(silent.headers.get('Location') ?? '')).toContain('reason is missing');
    expect(await newest()).toEqual(trail);
    await request(`/do${path}`, new URLSearchParams({ ...fields, reason }));
    expect((await newest())[0]).toMatchObject({ kind, by: 'mia', playerId: null, details: { reason } });
    expect((await post(path, body, leo)).status).toBe(200);
    const [entry] = await newest();
    expect([entry?.kind, entry?.by, entry?.details.reason]).toEqual([kind, 'leo', undefined]);
  },
);

test('OPS-05 a change outside of the database that fails says so in the audit trail', async () => {
  expect((await post('/maintenance', { maintenance: true, reason })).status).toBe(502);
  expect((await newest()).slice(0, 2)).toMatchObject([
    { kind: 'MAINTENANCE_CHANGED', details: { maintenance: true, failed: true, reason } },
    { kind: 'MAINTENANCE_CHANGED', details: { maintenance: true, reason } },
  ]);
});

test('OPS-05 each value that a change replaces is an entry of its own, also the end of a self-exclusion', async () => {
  const change = (more: object) => post(`/player/${ben}`, { ...more, reason }, leo);
  await change({ status: 'SELF_EXCLUDED' });
  await change({
    status: 'REGISTERED',
    kycStatus: 'FULLY VERIFIED',
    loyaltyLevel: 3,
    limitLevel: 2,
    flags: { withdrawal: true, casino: false, sports: true },
  });
  const trail = z.object({ entries: z.array(z.object({ kind: z.string(), by: z.string(), details: z.unknown() })) });
  const { entries } = trail.parse(await get(`/api/player/${ben}/protection`));
  expect(entries.slice(0, 7).toReversed()).toMatchObject(
    [
      ['STATUS_CHANGED', { from: 'REGISTERED', to: 'SELF_EXCLUDED' }],
      ['STATUS_CHANGED', { from: 'SELF_EXCLUDED', to: 'REGISTERED' }],
      ['KYC_CHANGED', { to: 'FULLY VERIFIED' }],
      ['LOYALTY_CHANGED', { to: 3 }],
      ['LIMIT_LEVEL_CHANGED', { from: 0, to: 2 }],
      ['FLAG_CHANGED', { flag: 'casino', from: true, to: false }],
      ['FLAG_CHANGED', { flag: 'withdrawal', from: false, to: true }],
    ].map(([kind, details]) => ({ kind, by: 'leo', details: { ...Object(details), reason } })),
  );
  expect(await get('/api/protection/verify')).toMatchObject({ intact: true });
  const page = await (await request('/audit?operator=leo')).text();
  expect(page).toContain(`“${reason}”`);
  expect(page).not.toContain('<td>mia');
});

test('the names of further operators cannot be those of players and the system, and need a password', () => {
  const password = 'long-password';
  for (const list of [
    ...['PLAYER/support', 'system/support', 'm\nia/support', 'mia', 'mia/owner', 'operator/support'].map(
      (who) => `${who}:${password}`,
    ),
    ...['mia', 'mia/support', 'mia/support:short', `mia/support:${password},mia/payments:${password}`],
  ]) {
    expect(() => readSandboxConfig({ NODE_ENV: 'test', OPERATORS: list })).toThrow('OPERATORS');
  }
});

test.each(['abc', '-1', '1.5', '999999999999999999', '..%2F100024'])('OPS-05 nobody has the id %s', async (id) => {
  for (const body of [{ kycStatus: 'ENHANCED' }, { status: 'CLOSED' }]) {
    expect((await post(`/player/${id}`, { ...body, reason })).status).toBe(404);
  }
});

/** Who may make each change, besides administrators. */
const allowed: Readonly<Record<string, readonly Staff[]>> = {
  '/player/:playerId/erasure': [],
  '/player/:playerId/adjustment': ['payments'],
  '/withdrawals/:withdrawalId': ['payments'],
  '/documents/:playerId/:type': ['payments'],
  '/questionnaires/:playerId': ['payments'],
  '/matches/:matchId': ['protection'],
  '/campaigns': [],
  '/campaigns/:campaignId': [],
  '/campaigns/:campaignId/status': [],
  '/player/:playerId/bonuses': ['support', 'payments'],
  '/player/:playerId/bonuses/:assignmentId': ['support', 'payments'],
  '/chats/:number{[0-9]{1,15}}': ['support', 'protection'],
  '/chats/:number{[0-9]{1,15}}/close': ['support', 'protection'],
  '/bets/:betId': ['payments'],
  '/sports-events/:eventId': ['payments'],
  ...Object.fromEntries(['/maintenance', ...Object.keys(controls)].map((path) => [path, []])),
};
const roles = Object.keys(staff) as Staff[];
/** The answer to a change without a reason: 403 for the role, or what is asked next. */
const statusOf = async (path: string, body: object, role: Staff) => {
  const response = await post(path, body, staff[role]);
  const { code, message } = z
    .object({ code: z.string(), message: z.string() })
    .partial()
    .parse(await response.json());
  return code === 'error.operator.role'
    ? [response.status, /^Your role, .+, may not do this: .+\. Ask /.test(message ?? '')]
    : 'may';
};

test('OPS-05 each role makes its own changes only, whatever else is wrong with the call', async () => {
  const { context } = openOps();
  const paths = listChanges(context).map(({ path }) => path);
  expect([...Object.keys(allowed), '/player/:playerId'].toSorted()).toEqual(paths.toSorted());
  const trail = await newest();
  for (const [name, may] of Object.entries(allowed)) {
    const [, control] = controls[name] ?? [];
    const example = examples[name];
    const body = example
      ? typeof example.body === 'function'
        ? example.body('2026-11-27T10:00:00.000Z')
        : example.body
      : control;
    const path = example?.path('1') ?? name.replace(/:number.*?\}\}/, '999999');
    for (const role of roles) {
      const sent = body ?? (name === '/maintenance' ? { maintenance: true } : { text: 'Good evening' });
      expect([name, role, await statusOf(path, sent, role)]).toEqual([name, role, may.includes(role) ? 'may' : [403, true]]);
    }
  }
  expect(await newest()).toEqual(trail);
});

const playerChanges: readonly (readonly [object, readonly Staff[]])[] = [
  [{ status: 'CLOSED' }, ['protection']],
  [{ multibrandSuspended: true }, ['protection']],
  [{ kycStatus: 'ENHANCED' }, ['payments']],
  [{ loyaltyLevel: 5 }, ['support']],
  [{ limitLevel: 3 }, ['payments']],
  [{ flags: { casino: false } }, ['protection']],
  [{ flags: { withdrawal: false } }, ['payments', 'protection']],
  [{ documents: [{ type: 'ID', status: 'VERIFIED' }] }, ['payments']],
  [{ limits: [{ kind: 'DEPOSIT', period: 'D', value: 5 }] }, ['protection']],
  [{ limitations: [{ game: 'sock-rocket', statusCode: null }] }, ['protection']],
  // Both are needed.
  [{ status: 'CLOSED', loyaltyLevel: 5 }, []],
];

test.each(playerChanges)('OPS-05 the change %j of a player is made by its roles only', async (body, may) => {
  for (const role of roles) {
    const expected = may.includes(role) ? 'may' : [403, true];
    expect([role, await statusOf(`/player/${ben}`, body, role)]).toEqual([role, expected]);
  }
});

test('OPS-05 a complete bonus, the files of documents and messages with codes have roles of their own', async () => {
  const end = (action: string, role: Staff) => statusOf(`/player/${ben}/bonuses/1`, { action }, role);
  expect([await end('complete', 'support'), await end('complete', 'payments')]).toEqual([[403, true], 'may']);
  expect(await statusOf(`/documents/${ben}/ID`, { action: 'erase' }, 'payments')).toEqual([403, true]);
  const read = async (path: string) =>
    Promise.all([...roles.map((role) => staff[role]), mia].map(async (as) => (await request(path, undefined, as)).status));
  expect(await read('/documents/files/none')).toEqual([403, 404, 404, 404]);
  expect(await read('/messages')).toEqual([403, 403, 403, 200]);
  expect(await read('/api/outbox')).toEqual([403, 403, 403, 200]);
});

test('OPS-05 no page offers an operator a form that the role may not send, and administrators get all of them', async () => {
  const changes = listChanges(openOps().context);
  const changeOf = (action: string) =>
    changes.find(({ forms }) =>
      forms.some(({ path }) => new RegExp(`^${path.replaceAll(/:[a-zA-Z]+(?:\{.*?\}\})?/g, '[^/?]+')}$`).test(action)),
    );
  const lists = [
    'withdrawals',
    'documents',
    'questionnaires',
    'matches',
    'bets',
    'sports-events',
    'campaigns',
    'campaigns/cmp_code_live',
  ];
  const pages = ['/', ...lists.map((list) => `/${list}`), ...['', '/ledger', '/bonuses'].map((part) => `/players/${ben}${part}`)];
  const offered = async (as: string) => {
    const texts = await Promise.all(pages.map(async (page) => (await request(page, undefined, as)).text()));
    return [...texts.join('').matchAll(/<form[^>]* method="post" action="([^"?]+)/g)].map(([, action = '']) => action);
  };
  const all = new Set((await offered(mia)).map((action) => changeOf(action)?.path));
  expect(all.size).toBeGreaterThan(8);
  expect(all.has(undefined)).toBe(false);
  for (const role of roles) {
    const paths = (await offered(staff[role])).map((action) => changeOf(action)?.path ?? action);
    const refused = paths.filter((path) => path !== '/player/:playerId' && !allowed[path]?.includes(role));
    expect([role, refused]).toEqual([role, []]);
  }
});
