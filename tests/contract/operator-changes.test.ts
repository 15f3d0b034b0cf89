import { z } from 'zod';
import { hourMs } from '#lib/core/time/durations.ts';
import { listChanges } from '#sandbox/ops/changes/list-changes.ts';
import { createOpsService } from '#sandbox/ops/service.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { ben, controls, examples, openChat, reason } from '../fixtures/sandbox/console-changes.ts';
import { openOps, operator } from '../fixtures/sandbox/ops.ts';
import { leo, openStaffedConsole } from '../fixtures/sandbox/staffed-console.ts';

const desk = openBeforeAll(openStaffedConsole);

test('OPS-05 every route of the console that is not a read is a declared, guarded change with an example here', async () => {
  const { context } = openOps();
  const changes = listChanges(context);
  const { app } = createOpsService(context);
  const changing = app.routes.filter(({ method }) => !['GET', 'ALL'].includes(method)).map(({ path }) => path);
  const declared = changes.flatMap(({ path, forms }) => [`/api${path}`, ...forms.map((form) => form.path)]);
  expect(new Set(changing)).toEqual(new Set([...declared, '/collect']));
  const statusOf = async (path: string, headers: Record<string, string>) =>
    (await app.request(path.replace(/:number.*?\}\}/, '1'), { method: 'POST', headers })).status;
  for (const path of declared) {
    expect([path, await statusOf(path, { 'Sec-Fetch-Site': 'same-origin' })]).toEqual([path, 401]);
    expect([path, await statusOf(path, { ...operator, 'Sec-Fetch-Site': 'cross-site' })]).toEqual([path, 403]);
  }
  const shown = ['/maintenance', '/chats/:number{[0-9]{1,15}}', ...Object.keys(examples), ...Object.keys(controls)];
  expect(changes.map(({ path }) => path).sort()).toEqual(shown.sort());
});

test.each(Object.keys(examples))(
  'OPS-05 POST %s asks for a reason, and is in the audit trail with it and the operator',
  async (name) => {
    const example = examples[name];
    if (!example) throw new Error('no example');
    const subject = (await example.prepare?.(desk())) ?? '';
    const body = typeof example.body === 'function' ? example.body(subject) : example.body;
    const read = () => desk().get(`/api${example.read(subject)}`);
    const [before, trail] = [await read(), await desk().newest()];
    for (const [given, message] of [
      [undefined, 'is missing'],
      ['no', 'is too short'],
      ['   no   ', 'is too short'],
      ['n'.repeat(501), 'is too long'],
    ] as const) {
      const refused = await desk().post(example.path(subject), given === undefined ? body : { ...body, reason: given });
      expect([refused.status, await refused.json()]).toEqual([
        400,
        expect.objectContaining({
          code: 'error.validation',
          fieldErrors: [expect.objectContaining({ field: 'reason', message })],
        }),
      ]);
    }
    expect(await read()).toEqual(before);
    expect(await desk().newest()).toEqual(trail);

    const done = await desk().post(example.path(subject), { ...body, reason });
    expect([done.status, await done.clone().text()]).toEqual([example.status ?? 200, expect.any(String)]);
    expect(await read()).not.toEqual(before);
    const [entry] = await desk().newest();
    expect(entry).toMatchObject({
      kind: example.kind,
      by: 'mia',
      playerId: example.playerId ?? null,
      details: { reason, role: 'administrator' },
    });
  },
);

test('OPS-05 an answer in the chat needs no reason, and names the operator', async () => {
  const number = await openChat(desk());
  expect((await desk().post(`/chats/${number}`, { text: 'Good evening' }, leo)).status).toBe(200);
  expect((await desk().newest())[0]).toMatchObject({ kind: 'CHAT_ANSWERED', by: 'leo', playerId: ben });
});

test.each(Object.entries(controls))(
  'OPS-05 the form of %s asks for a reason, its REST call may leave it out',
  async (path, [kind, body, fields]) => {
    const trail = await desk().newest();
    const silent = await desk().request(`/do${path}`, new URLSearchParams(fields));
    expect(decodeURIComponent(silent.headers.get('Location') ?? '')).toContain('reason is missing');
    expect(await desk().newest()).toEqual(trail);
    await desk().request(`/do${path}`, new URLSearchParams({ ...fields, reason }));
    expect((await desk().newest())[0]).toMatchObject({ kind, by: 'mia', playerId: null, details: { reason } });
    expect((await desk().post(path, body, leo)).status).toBe(200);
    const [entry] = await desk().newest();
    expect([entry?.kind, entry?.by, entry?.details.reason]).toEqual([kind, 'leo', undefined]);
  },
);

test('OPS-05 a change outside of the database that fails says so in the audit trail', async () => {
  expect((await desk().post('/maintenance', { maintenance: true, reason })).status).toBe(502);
  expect((await desk().newest()).slice(0, 2)).toMatchObject([
    { kind: 'MAINTENANCE_CHANGED', details: { maintenance: true, failed: true, reason } },
    { kind: 'MAINTENANCE_CHANGED', details: { maintenance: true, reason } },
  ]);
});

test('OPS-05 each value that a change replaces is an entry of its own, also the end of a self-exclusion', async () => {
  const change = (more: object) => desk().post(`/player/${ben}`, { ...more, reason }, leo);
  await change({ status: 'SELF_EXCLUDED' });
  await change({
    status: 'REGISTERED',
    kycStatus: 'FULLY VERIFIED',
    loyaltyLevel: 3,
    limitLevel: 2,
    flags: { withdrawal: true, casino: false, sports: true },
  });
  const trail = z.object({ entries: z.array(z.object({ kind: z.string(), by: z.string(), details: z.unknown() })) });
  const { entries } = trail.parse(await desk().get(`/api/player/${ben}/protection`));
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
  expect(await desk().get('/api/protection/verify')).toMatchObject({ intact: true });
  const page = await (await desk().request('/audit?operator=leo')).text();
  expect(page).toContain(`“${reason}”`);
  expect(page).not.toContain('<td>mia');
});

test('OPS-05 a time-out after one that has run out is an entry and a status of its own', async () => {
  const impose = () => desk().post(`/player/${ben}`, { status: 'TIMEOUT', reason }, leo);
  const changes = async () =>
    z
      .object({
        entries: z.array(z.object({ kind: z.string(), details: z.record(z.string(), z.unknown()) })),
      })
      .parse(await desk().get(`/api/player/${ben}/protection`))
      .entries.flatMap(({ kind, details }) => (kind === 'STATUS_CHANGED' ? [[details.from, details.to]] : []));
  await desk().post(`/player/${ben}`, { status: 'REGISTERED', reason }, leo);
  await impose();
  await desk().platform.clock.advance(25 * hourMs);
  await impose();
  expect((await changes()).slice(0, 2)).toEqual([
    ['REGISTERED', 'TIMEOUT'],
    ['REGISTERED', 'TIMEOUT'],
  ]);
});

test('OPS-05 DEC-RGA-1 an end of a block that the player has chosen is refused with the time, and changes nothing', async () => {
  const [{ playerId = '' } = {}] = z
    .object({ players: z.array(z.object({ playerId: z.string() })) })
    .parse(await desk().get('/api/players?search=kim.excluded')).players;
  const trail = await desk().newest();
  const refused = await desk().post(`/player/${playerId}`, { status: 'REGISTERED', loyaltyLevel: 3, reason });
  expect([refused.status, await refused.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'error.block.chosen',
      message: expect.stringMatching(/^The player has chosen to be blocked until \d{4}-\d\d-\d\d \d\d:\d\d UTC\./),
    }),
  ]);
  expect(await desk().newest()).toEqual(trail);
});

test.each(['abc', '-1', '1.5', '999999999999999999', '..%2F100024'])('OPS-05 nobody has the id %s', async (id) => {
  for (const body of [{ kycStatus: 'ENHANCED' }, { status: 'CLOSED' }]) {
    expect((await desk().post(`/player/${id}`, { ...body, reason })).status).toBe(404);
  }
});
