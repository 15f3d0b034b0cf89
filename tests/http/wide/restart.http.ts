import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { documentId } from '#sandbox/data/content/document.ts';
import { edit, publish, readDocument } from '../../journeys/support/editor.ts';
import { type Instance, sendWebhook, startInstance } from '../support/instances.ts';

const address = '/fi-FI/promotions';
const promotion = documentId('promotion', 'friday-free-spins', 'FI', 'fi');

async function shows({ url }: Instance, text: string): Promise<boolean> {
  return (await (await fetch(url + address)).text()).includes(text);
}

test('OPS-06 a page that no one asked for between a publish and two restarts is not the one from before, nor one of other settings', async () => {
  test.setTimeout(180_000);
  const site = await startInstance({});
  const before = await readDocument(promotion);
  const title = `Uudelleen ${Date.now()}`;
  try {
    // The first comparison with the content service expires every page, and for some seconds none is stored.
    await shows(site, title);
    await wait(8_000);
    expect(await shows(site, title)).toBe(false);
    await edit(promotion, { title });
    expect((await sendWebhook(site, 'promotion')).status).toBe(200);
    // At each start the site compares the content service with what its disk belongs to.
    for (let starts = 0; starts < 2; starts += 1) {
      await site.restart();
      await wait(3_000);
    }
    expect(await shows(site, title)).toBe(true);
    const origin = 'https://launcher.example';
    const policy = async () => (await fetch(site.url + address)).headers.get('content-security-policy');
    expect(await policy()).not.toContain(origin);
    await site.restart({ GAME_ORIGINS: origin });
    expect(await policy()).toContain(origin);
  } finally {
    await publish({ createOrReplace: before });
    await site.stop();
  }
});
