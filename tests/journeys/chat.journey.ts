import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { chatUrl } from './support/addresses.ts';
import { getMessages } from './support/messages.ts';
import { operate, playerIdOf, readOps } from './support/operator.ts';
import { signIn } from './support/player.ts';

const { support } = getMessages('fi-FI');
const chatsSchema = z.array(z.object({ number: z.number(), playerId: z.string().nullable(), state: z.string() }));

test('J34 XTR-01 CHT-06 CHT-09 a player asks in Finnish, automatic help and then the desk answer; an unread answer shows on the front page, in another browser too; the desk ends the conversation', async ({
  page,
  context,
  browser,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.url().startsWith(chatUrl) && scripts.push(request.url())));
  await signIn(context, 'player.fi');
  const playerId = await playerIdOf('player.fi');
  await page.goto('/fi-FI/contact-live-chat');
  await expect(page.getByText(support.chatConsent)).toBeVisible();
  expect(scripts).toEqual([]);

  await page.getByRole('button', { name: support.chatStart }).click();
  const chat = page.frameLocator(`iframe[src^="${chatUrl}"]`);
  const field = chat.getByLabel('Viestisi');
  await expect(field).toBeFocused();
  await page.keyboard.type('Missä kotiutukseni on?');
  await page.keyboard.press('Enter');
  await expect(chat.getByText('Automaattinen apu, ei ihminen').first()).toBeVisible();
  await expect(field).toHaveValue('');
  await chat.getByRole('button', { name: 'Puhu ihmisen kanssa' }).click();
  await expect(chat.getByRole('status')).toContainText('Ihminen on kutsuttu paikalle');
  await field.press('Escape');
  await expect(page.getByText(support.chatClosed)).toBeVisible();

  const own = chatsSchema.parse(await readOps('chats')).find((each) => each.playerId === playerId);
  expect(own?.state).toBe('WAITING');
  await operate(`chats/${own?.number}`, { text: 'Hei, katson asian heti.' });
  await page.getByRole('banner').getByRole('link').first().click();
  const launcher = page.getByRole('button', { name: 'Avaa chat, lukemattomia viestejä: 1' });
  await expect(launcher).toBeVisible({ timeout: 20_000 });

  const elsewhere = await browser.newContext();
  await signIn(elsewhere, 'player.fi');
  const other = await elsewhere.newPage();
  await other.goto('/fi-FI');
  await expect(other.getByRole('button', { name: 'Avaa chat, lukemattomia viestejä: 1' })).toBeVisible();
  await elsewhere.close();

  await launcher.click();
  await expect(chat.getByText('Hei, katson asian heti.')).toBeVisible();

  await operate(`chats/${own?.number}/close`, {});
  await expect(chat.getByRole('status')).toContainText('Keskustelu on päättynyt');
  await field.fill('Kiitos avusta!');
  await field.press('Enter');
  await expect(chat.getByText('Kiitos avusta!')).toBeVisible();
  await expect(chat.getByText('Hei, katson asian heti.')).toBeHidden();
});
