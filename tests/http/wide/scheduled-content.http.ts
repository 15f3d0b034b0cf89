import { type APIRequestContext, expect, test } from '@playwright/test';
import { documentId } from '#sandbox/data/content/document.ts';
import { contentUrl } from '../../journeys/support/addresses.ts';
import { edit, publish, readDocument, textOf } from '../../journeys/support/editor.ts';

const address = '/fi-FI/promotions';
const aheadMs = 6_000;
/** From the time that editors set to the page that shows it. */
const maxLateMs = 2_000;

/** The content service's time less this machine's. */
async function readOffset(): Promise<number> {
  const { headers } = await fetch(`${contentUrl}/_health`);
  return Date.parse(headers.get('x-server-time') ?? '') - Date.now();
}

async function waitUntil(request: APIRequestContext, isTrue: (html: string) => boolean): Promise<number> {
  for (const until = Date.now() + aheadMs + 30_000; Date.now() < until; ) {
    const isSeen = isTrue(await (await request.get(address)).text());
    if (isSeen) return Date.now();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The page did not change.');
}

test('OPS-06 scheduled content starts and ends within two seconds of its time', async ({ request }) => {
  test.setTimeout(120_000);
  const id = documentId('promotion', 'friday-free-spins', 'FI', 'fi');
  const before = await readDocument(id);
  const title = textOf(before, 'title');
  const offset = await readOffset();
  const soon = () => Date.now() + aheadMs;
  const iso = (at: number) => new Date(at + offset).toISOString();
  try {
    const startsAt = soon();
    await edit(id, { startsAt: iso(startsAt) });
    expect(await (await request.get(address)).text()).not.toContain(title);
    const started = await waitUntil(request, (html) => html.includes(title));
    expect(started - startsAt).toBeGreaterThanOrEqual(0);
    expect(started - startsAt).toBeLessThan(maxLateMs);
    const endsAt = soon();
    await edit(id, { endsAt: iso(endsAt) });
    expect(await (await request.get(address)).text()).toContain(title);
    expect((await waitUntil(request, (html) => !html.includes(title))) - endsAt).toBeLessThan(maxLateMs);
  } finally {
    await publish({ createOrReplace: before });
  }
});
