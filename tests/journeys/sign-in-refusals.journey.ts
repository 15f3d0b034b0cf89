import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { registerFirstTimer } from './support/first-timer.ts';
import { look, operate } from './support/operator.ts';
import { accountButton, emailOf, fillSignIn, signInDialog } from './support/player.ts';
import { type Words, wordsOf } from './support/words.ts';

const phone = { width: 390, height: 844 };

/** Tries to sign in from a locale's front page. */
async function tryIn(page: Page, path: string, handle: string, secret?: string): Promise<Words> {
  const words = wordsOf(path.split('/')[1] ?? '');
  await page.goto(path);
  await page.getByRole('banner').getByRole('button', { name: words.shell.signIn }).click();
  await fillSignIn(page, words, emailOf(handle), secret);
  return words;
}

async function playerIdOf(handle: string): Promise<string> {
  const found = (await look(`players?search=${handle}`)) as { playerId: string }[];
  return found[0]?.playerId ?? '';
}

interface Refused {
  readonly rows: string;
  readonly path: string;
  readonly handle: string;
  readonly title: (words: Words['signIn']) => string;
  readonly facts: readonly RegExp[];
  readonly links: readonly string[];
}

const refused: readonly Refused[] = [
  {
    rows: 'LOG-06',
    path: '/fi-FI',
    handle: 'jon.timeout',
    title: (words) => words.errorTimeout,
    facts: [/2 päivää|47 tuntia/, /Sinä/, /1000\d\d/],
    links: ['/fi-FI/contact', '/fi-FI/responsible-gambling'],
  },
  {
    rows: 'LOG-07',
    path: '/fi-FI',
    handle: 'kim.excluded',
    title: (words) => words.errorExclusion,
    facts: [/180 päivää/],
    links: ['/fi-FI/responsible-gambling', '/fi-FI/contact'],
  },
  {
    rows: 'LOG-08',
    path: '/no-NO',
    handle: 'lea.indef',
    title: (words) => words.errorExclusionIndefinite,
    facts: [],
    links: ['/no-NO/responsible-gambling', '/no-NO/contact'],
  },
  {
    rows: 'LOG-10',
    path: '/en-UN',
    handle: 'nia.black',
    title: (words) => words.errorBlacklisted,
    facts: [],
    links: ['/en-UN/contact'],
  },
  {
    rows: 'LOG-11',
    path: '/de-AT',
    handle: 'max.closed',
    title: (words) => words.errorClosed,
    facts: [],
    links: ['/de-AT/closed-account', '/de-AT/contact'],
  },
];

for (const viewport of [phone, { width: 1_440, height: 900 }]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });
    for (const { rows, path, handle, title, facts, links } of refused) {
      test(`${rows} ${handle} is told why, for how long and who helps`, async ({ page }) => {
        const words = await tryIn(page, path, handle);
        const dialog = page.getByRole('dialog', { name: title(words.signIn) });
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('definition')).toHaveText(facts.length > 0 ? [...facts] : []);
        await expect(dialog.getByRole('button')).toHaveCount(1);
        for (const [at, href] of links.entries()) await expect(dialog.getByRole('link').nth(at)).toHaveAttribute('href', href);
        expect(page.url()).toBe(siteUrl + path);
        await dialog.getByRole('link').first().click();
        await expect(page).toHaveURL(siteUrl + (links[0] ?? ''));
        await expect(dialog).toBeHidden();
      });
    }
  });
}

test('LOG-06 DEC-LOG-2 a pause by customer service is counted in hours below a day, and ends by itself', async ({ page }) => {
  const id = await playerIdOf('ivo.limits');
  await operate(`player/${id}`, { status: 'TIMEOUT' });
  try {
    const words = await tryIn(page, '/de-AT', 'ivo.limits');
    const dialog = page.getByRole('dialog', { name: words.signIn.errorPaused });
    await expect(dialog.getByRole('definition')).toHaveText([/2[34] Stunden/, words.signIn.startedByOperator, id]);
  } finally {
    await operate(`player/${id}`, { status: 'REGISTERED' });
  }
});

test('LOG-09 LOG-12 a stranger learns nothing: unknown and known addresses are refused and locked alike', async ({
  page,
  context,
}) => {
  const words = wordsOf('en-UN');
  const answers: string[][] = [];
  // Nobody has tried either before: what an earlier run has locked would tell them apart.
  const known = await registerFirstTimer(context);
  for (const handle of [known.replace('first', 'nobody'), known]) {
    const said: string[] = [];
    await page.goto('/en-UN');
    await page.getByRole('banner').getByRole('button', { name: words.shell.signIn }).click();
    const alert = signInDialog(page, words).getByRole('alert');
    for (let tries = 0; tries < 6; tries += 1) {
      const carried = page.waitForResponse('**/api/session/refusal');
      await fillSignIn(page, words, emailOf(handle), 'Sandbox2!');
      said.push(`${(await carried).status()} ${await (await carried).text()}`);
      await expect(alert).not.toBeEmpty();
    }
    await expect(alert).toContainText(words.signIn.errorMaxAttempt);
    await expect(alert.getByRole('link', { name: words.signIn.linkReset })).toHaveAttribute('href', '/en-UN/reset-password');
    answers.push(said);
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('LOG-13 a player of the former system signs in as if nothing had changed, by keyboard alone', async ({ page }) => {
  const words = wordsOf('fi-FI');
  for (let visits = 0; visits < 2; visits += 1) {
    await page.context().clearCookies({ name: 'audience' });
    // From elsewhere: the fragment alone would bring no new document.
    await page.goto('about:blank');
    await page.goto('/fi-FI/promotions#sign-in');
    await expect(page.getByRole('textbox', { name: words.signIn.email })).toBeFocused();
    await page.keyboard.type(emailOf('tom.legacy'));
    await page.keyboard.press('Tab');
    await page.keyboard.type('Sandbox1!');
    await page.keyboard.press('Enter');
    await expect(accountButton(page, words)).toHaveAccessibleName(`${words.player.account}: Tom`);
    await expect(page).toHaveURL(`${siteUrl}/fi-FI/promotions`);
  }
});

test('LOG-27 a service that fails is our fault in words, and what was typed is still there', async ({ page }) => {
  await operate('faults', { service: 'identity', pathPattern: '^/$', reset: 'connection' });
  try {
    const words = await tryIn(page, '/fi-FI', 'ben.one');
    const dialog = signInDialog(page, words);
    await expect(dialog.getByRole('alert')).toContainText(words.signIn.errorSystem);
    await expect(dialog.getByRole('textbox', { name: words.signIn.email })).toHaveValue(emailOf('ben.one'));
    await operate('faults', { reset: true });
    await dialog.getByRole('button', { name: words.signIn.submit, exact: true }).click();
    await expect(accountButton(page, words)).toBeVisible();
  } finally {
    await operate('faults', { reset: true });
  }
});
