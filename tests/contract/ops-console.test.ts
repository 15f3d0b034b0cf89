import { ava, openOps, operator } from '../fixtures/sandbox/ops.ts';

let ops: ReturnType<typeof openOps>;

beforeEach(() => {
  ops = openOps();
});

test('OPS-05 the forms of the console do the same as the API', async () => {
  const moved = await ops.submit('/do/clock', { amount: '1.5', unit: 'hours' });
  expect([moved.status, moved.headers.get('Location')]).toEqual([303, '/?done=1#clock']);
  expect(ops.context.clock.offsetMs).toBe(5_400_000);
  await ops.submit('/do/geo', { country: 'no', region: '' });
  expect(ops.context.geo.read()).toEqual({ country: 'NO' });
  await ops.submit('/do/faults', {
    service: 'content',
    pathPattern: 'query',
    reset: 'connection',
    times: '3',
    status: '',
    body: '',
  });
  expect(ops.context.faults.list()).toEqual([{ id: 1, service: 'content', pathPattern: 'query', times: 3, reset: 'connection' }]);
  await ops.saveForm('/players/100001', {
    status: 'CLOSED',
    kycStatus: 'PENDING',
    loyaltyLevel: '2',
    limitLevel: '0',
    casino: 'on',
  });
  expect(ops.changes[0]).toEqual({ status: 'CLOSED', kycStatus: 'PENDING', loyaltyLevel: 2 });
  await ops.saveForm('/players/100001', {
    status: 'REGISTERED',
    kycStatus: 'NOT_VERIFIED',
    loyaltyLevel: '1',
    limitLevel: '0',
    payout: 'on',
  });
  expect(ops.changes[1]).toEqual({ flags: { casino: false, payout: true } });
});

test('OPS-05 a time-out that runs begins again only where the operator says so', async () => {
  const page = async () => (await ops.get('/players/100001')).text();
  expect(await page()).not.toContain('timeoutFromNow');
  jest.spyOn(ops.context.players, 'read').mockResolvedValue({ ...ava, status: 'TIMEOUT' });
  expect(await page()).toContain('name="timeoutFromNow"');
  const fields = { status: 'TIMEOUT', casino: 'on' };
  await ops.saveForm('/players/100001', { ...fields, loyaltyLevel: '2' });
  await ops.saveForm('/players/100001', { ...fields, timeoutFromNow: 'on' });
  expect(ops.changes).toEqual([{ loyaltyLevel: 2 }, { status: 'TIMEOUT' }]);
});

test.each(['/do/clock', '/players/100001', '/players/100001/limits'])(
  'a request to %s that is not a form changes nothing',
  async (path) => {
    const answer = await ops.post(path, '{"casino":', { ...operator, 'Sec-Fetch-Site': 'same-origin' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toContain(`refused=${encodeURIComponent('The request body is not a form.')}`);
    expect(ops.changes).toEqual([]);
  },
);

test('OPS-05 the forms change only edited limits and documents', async () => {
  const page = await (await ops.get('/players/100001')).text();
  expect(page).toMatch(/name="DEPOSIT\.D"[^>]*value="100"/);
  expect(page).toContain('90.00 used');
  expect(page).toContain('<td>12</td>');
  expect(page).not.toMatch(/<script|style="/);
  const saved = await ops.saveForm('/players/100001/limits', { 'DEPOSIT.D': '100', 'DEPOSIT.W': '250.5', 'SPEND.M': '' });
  expect(saved.headers.get('Location')).toBe('/players/100001?done=1#limits');
  await ops.saveForm('/players/100001/limits', { 'DEPOSIT.D': '' });
  await ops.saveForm('/players/100001/documents', {
    'ID.status': 'REQUESTED',
    'ID.daysAgo': '18',
    'POA.status': 'UNDER_REVIEW',
    'POA.daysAgo': '3',
    'SOW.status': '',
    'SOW.daysAgo': '5',
  });
  await ops.saveForm('/players/100001/documents', { 'ID.status': '', 'ID.daysAgo': '18' });
  expect(ops.changes).toEqual([
    { limits: [{ kind: 'DEPOSIT', period: 'W', value: 250.5 }] },
    { limits: [{ kind: 'DEPOSIT', period: 'D', value: null }] },
    { documents: [{ type: 'POA', status: 'UNDER_REVIEW', requestedDaysAgo: 3 }] },
    { documents: [{ type: 'ID', status: null, requestedDaysAgo: 18 }] },
  ]);
});

test('OPS-05 the form closes a game to a player, limits its stakes and removes both', async () => {
  const page = await (await ops.get('/players/100001')).text();
  expect(page).toContain('<span title="MAX_BET">maximum stake</span> 2.00');
  expect(page).toContain('aria-label="Remove the limitation of Sock Rocket"');
  const path = '/players/100001/limitations';
  const saved = await ops.submit(path, { game: 'sock-rocket', statusCode: 'MAX_BET', maxBet: '2.5' });
  expect(saved.headers.get('Location')).toBe('/players/100001?done=1#limitations');
  await ops.submit(path, { game: 'sock-rocket', statusCode: 'GAME_EXCLUDED', maxBet: '' });
  await ops.submit(path, { game: 'sock-rocket' });
  const refused = await ops.submit(path, { game: 'sock-rocket', statusCode: 'MAX_BET', maxBet: '' });
  const errorPage = await (await ops.get(refused.headers.get('Location') ?? '')).text();
  expect(errorPage).toMatch(/role="alert"[^<]*>[^<]*maxBet is required/);
  expect(ops.changes).toEqual([
    { limitations: [{ game: 'sock-rocket', statusCode: 'MAX_BET', maxBet: 2.5 }] },
    { limitations: [{ game: 'sock-rocket', statusCode: 'GAME_EXCLUDED' }] },
    { limitations: [{ game: 'sock-rocket', statusCode: null }] },
  ]);
});

test('OPS-05 a form that was open while something changed is refused, and changes nothing', async () => {
  for (const [path, fields] of [
    ['/players/100001', { status: 'REGISTERED', casino: 'on' }],
    ['/players/100001/limits', { 'DEPOSIT.D': '500' }],
    ['/players/100001/documents', { 'ID.status': 'VERIFIED' }],
  ] as const) {
    const refused = await ops.submit(path, { ...fields, shown: 'what was shown an hour ago' });
    const page = await (await ops.get(refused.headers.get('Location') ?? '')).text();
    expect(page).toMatch(/role="alert"[^<]*>Something of this player has changed since the page was loaded/);
  }
  expect(ops.changes).toEqual([]);
});

test('OPS-05 shows the error of an invalid limit and changes nothing', async () => {
  const readError = async (path: string, fields: Record<string, string>) => {
    const refused = await ops.saveForm(path, fields);
    return (await ops.get(refused.headers.get('Location') ?? '')).text();
  };
  expect(await readError('/players/100001/limits', { 'DEPOSIT.D': '-5' })).toMatch(/role="alert"[^<]*>[^<]*limits\.0\.value/);
  expect(await readError('/players/100001/limits', { 'DEPOSIT.D': '100' })).toContain('contains no change');
  expect(await readError('/players/100001/documents', { 'ID.status': 'LOST' })).toContain('role="alert"');
  expect((await ops.submit('/players/1/limits', { 'DEPOSIT.D': '5' })).status).toBe(404);
  expect(ops.changes).toEqual([]);
});

test('OPS-05 shows the error of an invalid form on the page', async () => {
  const refused = await ops.submit('/do/faults', { service: 'content', pathPattern: '(', status: '500' });
  const page = await (await ops.get(refused.headers.get('Location') ?? '')).text();
  expect(page).toContain('role="alert"');
  expect(page).toContain('pathPattern is not a regular expression');
});

test('shows the state of the sandbox without scripts and escapes HTML', async () => {
  ops.context.faults.add({ service: 'content', pathPattern: '<img>', status: 500 });
  const response = await ops.get('/');
  const page = await response.text();
  expect(page).toContain('&lt;img&gt;');
  expect(page).not.toMatch(/<script|<img|style="/);
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

test.each([{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }])(
  'rejects changes from another origin: %j',
  async (headers) => {
    expect((await ops.submit('/do/clock', { amount: '1', unit: 'days' }, headers)).status).toBe(403);
    expect((await ops.post('/api/clock', { advanceSeconds: 1 }, { ...operator, ...headers })).status).toBe(403);
    expect(ops.context.clock.offsetMs).toBe(0);
  },
);

test('compares the Origin header when Sec-Fetch-Site is missing', async () => {
  expect((await ops.post('/api/clock', { advanceSeconds: 1 }, { ...operator, Origin: 'http://localhost:3000' })).status).toBe(
    403,
  );
  expect((await ops.post('/api/clock', { advanceSeconds: 1 }, { ...operator, Origin: 'http://127.0.0.1:4112' })).status).toBe(
    200,
  );
});

test('OPS-05 the form of a player changes what the role may change, and leaves the rest as it is', async () => {
  const support = { Authorization: `Basic ${btoa('support:support-operator')}` };
  const page = await (await ops.get('/players/100001', support)).text();
  expect(page).toMatch(/<select name="status" disabled>/);
  expect(page).toMatch(/name="casino" checked disabled>/);
  expect(page).toMatch(/name="loyaltyLevel"[^>]*value="1">/);
  expect(page).toContain('support, <span title="support">');
  // As a browser sends it: without the disabled fields.
  expect((await ops.saveForm('/players/100001', { loyaltyLevel: '2' }, support)).headers.get('Location')).toContain('done=1');
  expect(ops.changes).toEqual([{ loyaltyLevel: 2 }]);
  expect(ops.recorded).toMatchObject([{ by: 'support', role: 'support' }]);
  const refused = await ops.saveForm('/players/100001', { loyaltyLevel: '2', status: 'CLOSED' }, support);
  const shown = await (await ops.get(refused.headers.get('Location') ?? '', support)).text();
  expect(shown).toMatch(/role="alert"[^<]*>Your role, support, may not do this: change the status/);
  expect(ops.changes).toHaveLength(1);
});
