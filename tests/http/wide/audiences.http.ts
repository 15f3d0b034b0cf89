import { Agent, get } from 'node:http';
import { expect, test } from '@playwright/test';
import { audiences } from '#lib/core/market/audience.ts';
import { siteLocales } from '#lib/core/market/markets.ts';
import { documentId } from '#sandbox/data/content/document.ts';
import { siteUrl } from '../../journeys/support/addresses.ts';
import { edit, readDocument, textOf } from '../../journeys/support/editor.ts';

const total = 100_000;
const atOnce = 64;
const paths = ['', '/promotions', '/online-casino', '/vip', '/responsible-gambling', '/none'];
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

interface Sent {
  readonly locale: string;
  readonly audience: string;
  readonly path: string;
}

function pick<Item>(list: readonly Item[]): Item {
  return list[Math.floor(Math.random() * list.length)] as Item;
}

function anyRequest(): Sent {
  return { locale: pick(siteLocales).locale, audience: pick(audiences), path: pick(paths) };
}

function read({ locale, audience, path }: Sent): Promise<string> {
  const headers = { cookie: audience === 'visitor' ? 'x=1' : `audience=${audience}`, 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    get(`${siteUrl}/${locale}${path}`, { agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => resolve(Buffer.concat(parts).toString('latin1')));
    }).once('error', reject);
  });
}

/** What the root element of a page says. */
function labelOf(html: string): string {
  const [root = ''] = /<html[^>]*>/.exec(html) ?? [];
  return ['data-locale', 'data-audience'].map((name) => new RegExp(`${name}="([^"]*)"`).exec(root)?.[1]).join(' ');
}

test('CNT-24 of a hundred thousand requests, mixed and while content is published, none gets the page of another audience or locale', async () => {
  test.setTimeout(600_000);
  const id = documentId('promotion', 'friday-free-spins', 'FI', 'fi');
  const title = textOf(await readDocument(id), 'title');
  let left = total;
  const wrong: string[] = [];
  async function send(): Promise<void> {
    while (left > 0 && wrong.length < 10) {
      left -= 1;
      const sent = anyRequest();
      const label = labelOf(await read(sent));
      const expected = `${sent.locale} ${sent.audience}`;
      if (label !== expected) wrong.push(`${expected}${sent.path}: ${label}`);
    }
  }
  const published = setInterval(() => void edit(id, { title: `${title} ${left}` }).catch(() => undefined), 10_000);
  try {
    await Promise.all(Array.from({ length: atOnce }, send));
  } finally {
    clearInterval(published);
    await edit(id, { title });
    agent.destroy();
  }
  expect(wrong).toEqual([]);
});
