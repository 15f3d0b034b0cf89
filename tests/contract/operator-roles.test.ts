import { z } from 'zod';
import { readSandboxConfig } from '#sandbox/kit/config.ts';
import { listChanges } from '#sandbox/ops/changes/list-changes.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { ben, controls, examples } from '../fixtures/sandbox/console-changes.ts';
import { openOps } from '../fixtures/sandbox/ops.ts';
import { mia, openStaffedConsole, type Staff, staff } from '../fixtures/sandbox/staffed-console.ts';

const desk = openBeforeAll(openStaffedConsole);

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
  const response = await desk().post(path, body, staff[role]);
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
  const trail = await desk().newest();
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
  expect(await desk().newest()).toEqual(trail);
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
    Promise.all([...roles.map((role) => staff[role]), mia].map(async (as) => (await desk().request(path, undefined, as)).status));
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
    const texts = await Promise.all(pages.map(async (page) => (await desk().request(page, undefined, as)).text()));
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
