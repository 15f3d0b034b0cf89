import { expect, test } from '@playwright/test';
import { chatUrl } from '../support/addresses.ts';
import { publish, readDocument } from '../support/editor.ts';
import { getMessages } from '../support/messages.ts';
import { operate, playerIdOf, readOps } from '../support/operator.ts';
import { expectAccessible } from '../support/pages/axe.ts';
import { signIn } from '../support/player.ts';
import { untilQuiet } from '../support/quiet.ts';

const combinations = [
  ['fi-FI', 'phone', { width: 390, height: 844 }],
  ['en-FI', 'desktop', { width: 1_440, height: 900 }],
] as const;

for (const [code, size, viewport] of combinations) {
  const { details, inbox, selfTest, documents, support, confirmation } = getMessages(code);

  test.describe(`MKT-01 accessible in ${code} on a ${size}`, () => {
    test.use({ viewport });

    test('the details, the sessions, the copy, the closure, the limits and the inbox of an account', async ({
      page,
      context,
    }) => {
      test.slow();
      await signIn(context, 'player.fi');
      await page.goto(`/${code}/my-account`);
      await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
      await untilQuiet(page);
      await expectAccessible(page, 'the account and its sessions');
      await page.goto(`/${code}/my-account/account`);
      await page.getByRole('button', { name: details.changeOf.replace('{what}', details.phone) }).click();
      await page.getByRole('textbox', { name: details.phoneBody }).fill('1');
      await page.keyboard.press('Enter');
      await expectAccessible(page, 'the details with an error, the copy and the closure');
      await page.getByRole('button', { name: details.dataGet }).click();
      await expect(page.getByRole('dialog', { name: confirmation.confirmTitle })).toHaveCSS('opacity', '1');
      await expectAccessible(page, 'the question for the password');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: details.closeStart }).click();
      await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
      await expectAccessible(page, 'the closure');
      await page.goto(`/${code}/my-account/gambling-limits`);
      await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
      await untilQuiet(page);
      await expectAccessible(page, 'the limits');
      await page.goto(`/${code}/my-account/inbox`);
      await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
      await expect(page.getByRole('button', { name: inbox.delete }).first()).toBeVisible();
      await expectAccessible(page, 'the inbox with a message');
    });

    test('the self-test with what is missing and with its result', async ({ page }) => {
      await page.goto(`/${code}/self-test`);
      await page.getByRole('button', { name: selfTest.submit }).click();
      await expect(page.getByText(selfTest.missing).first()).toBeVisible();
      await expectAccessible(page, 'the self-test with an error');
      for (const group of await page.getByRole('main').getByRole('radiogroup').all())
        await group.getByRole('radio').first().check();
      await page.getByRole('button', { name: selfTest.submit }).click();
      await expect(page.getByRole('button', { name: selfTest.again })).toBeVisible();
      await expectAccessible(page, 'the result of the self-test');
    });

    test('the documents and the upload at the provider', async ({ page, context }) => {
      test.slow();
      await signIn(context, 'dan.docs');
      await page.goto(`/${code}/my-account/account/verification`);
      await expect(page.getByRole('heading', { name: documents.typeID })).toBeVisible();
      await expectAccessible(page, 'the documents');
      await page.getByRole('button', { name: documents.upload }).first().click();
      await page.waitForURL(/\/web\/v4\//);
      await expectAccessible(page, 'the upload');
      await page.locator('form#upload > button').click();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await expectAccessible(page, 'the upload without a file');
      await page
        .locator('#file')
        .setInputFiles({ name: 'passport.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
      await page.locator('form#upload > button').click();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await expectAccessible(page, 'the upload of a wrong file');
      await page.goto(page.url().replace(/[^/]+$/, 'unknown'));
      await expectAccessible(page, 'an upload that is over');
    });

    test('the messenger: empty, outside the hours, with a conversation, and ended', async ({ page, context }) => {
      test.slow();
      const { _rev, ...open } = await readDocument('liveChat');
      const closed = { ...(open.hours as object), closedWeekdays: [0, 1, 2, 3, 4, 5, 6] };
      await signIn(context, 'player.fi');
      const playerId = await playerIdOf('player.fi');
      const openChat = async () => {
        await page.goto(`/${code}/contact-live-chat`);
        const chat = page.frameLocator(`iframe[src^="${chatUrl}"]`);
        const start = page.getByRole('button', { name: support.chatStart });
        // A conversation that was open before opens by itself.
        await expect(async () => {
          if (await start.isVisible()) await start.click({ timeout: 2_000 });
          await expect(chat.locator('#text')).toBeVisible({ timeout: 5_000 });
        }).toPass({ timeout: 60_000 });
        const frame = page.frames().find((each) => each.url().startsWith(chatUrl));
        if (!frame) throw new Error('The messenger is missing.');
        return { chat, frame };
      };
      try {
        await publish({ createOrReplace: { ...open, hours: closed } });
        const { chat, frame } = await openChat();
        await expect(chat.locator('#contact')).toBeVisible();
        await expectAccessible(frame, 'the messenger outside the hours');
        await expect(page.getByText(support.chatAwayText)).toBeVisible();
        await expectAccessible(page, 'the page of the chat outside the hours');
      } finally {
        await publish({ createOrReplace: open });
      }
      const { chat, frame } = await openChat();
      await expectAccessible(frame, 'the empty messenger');
      await chat.locator('#text').fill('Where is my withdrawal?');
      await chat.locator('#text').press('Enter');
      await expect(chat.getByRole('listitem').nth(1)).toBeVisible();
      await expectAccessible(frame, 'the messenger with a conversation');
      let number: number | undefined;
      // Without an answer of its own the automatic help has called a person already.
      await expect(async () => {
        const person = chat.locator('#person');
        if (await person.isVisible()) await person.click({ timeout: 2_000 });
        const chats = (await readOps('chats')) as readonly { number: number; playerId: string | null; state: string }[];
        number = chats.find((each) => each.playerId === playerId && each.state === 'WAITING')?.number;
        expect(number).toBeDefined();
      }).toPass({ timeout: 60_000 });
      await operate(`chats/${number}/close`, {});
      await expect(chat.locator('#ended')).toBeVisible();
      await expectAccessible(frame, 'the messenger after the end');
    });
  });
}
