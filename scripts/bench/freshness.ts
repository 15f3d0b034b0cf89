/** Edits in the lake and what the site shows after them. */
export interface Editing {
  readonly siteUrl: string;
  readonly contentUrl: string;
  readonly opsUrl: string;
  readonly token: string;
}

const audiences = ['visitor', 'd0', 'd1', 'd2'] as const;
const promotion = 'promotion-friday-free-spins-un-en';
const page = '/en-UN/promotions/casino/friday-free-spins';

async function setTitle({ contentUrl, token }: Editing, id: string, title: string): Promise<void> {
  const response = await fetch(`${contentUrl}/v2021-08-31/data/mutate/production`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ mutations: [{ patch: { id, set: { title } } }] }),
  });
  if (!response.ok) throw new Error(`the edit was refused: ${response.status} ${await response.text()}`);
}

async function read({ siteUrl }: Editing, path: string, audience: string): Promise<{ status: number; text: string }> {
  const response = await fetch(siteUrl + path, { headers: { cookie: `audience=${audience}` } });
  return { status: response.status, text: await response.text() };
}

async function ops({ opsUrl }: Editing, path: string, body: object): Promise<void> {
  const response = await fetch(`${opsUrl}/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Basic ${btoa('operator:operator')}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`ops refused ${path}: ${response.status}`);
}

async function setWebhook({ contentUrl, token }: Editing, enabled: boolean): Promise<void> {
  await fetch(`${contentUrl}/sandbox/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ enabled }),
  });
}

/** The first request after the edit was answered shows it, on the pages of every audience in turn. */
export async function editToVisible(editing: Editing, times = 100): Promise<number> {
  let seen = 0;
  for (let turn = 0; turn < times; turn += 1) {
    const title = `Edit number ${turn} of this run`;
    await setTitle(editing, promotion, title);
    const { text } = await read(editing, page, audiences[turn % audiences.length] ?? 'visitor');
    if (text.includes(title)) seen += 1;
  }
  return seen;
}

/** Edits whose webhook never came, healed within 90 s. */
export async function healed(editing: Editing, times = 10): Promise<number> {
  await setWebhook(editing, false);
  try {
    const title = (turn: number) => `Withheld edit ${turn}`;
    let seen = 0;
    for (let turn = 0; turn < times; turn += 1) {
      await read(editing, page, 'visitor');
      await setTitle(editing, promotion, title(turn));
      const until = Date.now() + 90_000;
      while (Date.now() < until && !(await read(editing, page, 'visitor')).text.includes(title(turn))) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
      if (Date.now() < until) seen += 1;
    }
    return seen;
  } finally {
    await setWebhook(editing, true);
  }
}

/** Pages seen once keep answering while the lake is gone, the second half after a publish that could not be fetched. */
export async function outlives(editing: Editing, times = 100): Promise<number> {
  await setTitle(editing, promotion, 'The last good title');
  for (const audience of audiences) await read(editing, page, audience);
  let kept = 0;
  try {
    for (let turn = 0; turn < times; turn += 1) {
      if (turn === 0) await ops(editing, 'faults', { service: 'content', pathPattern: '/data/query', reset: 'connection' });
      if (turn === times / 2) await setTitle(editing, promotion, 'A title nobody could fetch');
      const { status, text } = await read(editing, page, audiences[turn % audiences.length] ?? 'visitor');
      if (status === 200 && text.includes('The last good title')) kept += 1;
    }
  } finally {
    await ops(editing, 'faults', { reset: true });
  }
  return kept;
}
