import { chromium, devices, type Frame, type Locator, type Page } from '@playwright/test';
import en from '#messages/en.json' with { type: 'json' };
import { choiceMade } from '../../../tests/journeys/support/consent.ts';
import { chromiumFlags, findChromium } from '../../chromium.ts';
import { prepareSite } from '../../prepare.ts';
import { startStack } from '../../stack.ts';
import { median } from '../measure.ts';
import { longestWait, observeInteractions, type Wait } from './observed-interactions.ts';

/**
 * `npm run bench:interactions`, or with a number of rounds after `--`: the time from a press or a letter to its paint (INP) on
 * the pages of a visitor, on a phone with fourfold CPU throttling, and how much of it is spent in handlers. Each interaction counts with its median over the rounds.
 * Exits with 1 when one exceeds the limit.
 */
const maxInpMs = 100;
const slowDown = 4;
const rounds = Number(process.argv[2] ?? 5);

interface Interaction {
  readonly name: string;
  /** What is pressed, or typed into. */
  readonly target: (page: Page) => Locator;
  /** Typed letter by letter instead of a press. */
  readonly letters?: string;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).filter({ visible: true }).first();
const sports = (page: Page) => page.frameLocator(`iframe[title="${en.sportsFrame.frame}"]`);

/** What the browser itself takes here: a press that changes a word, and a field without scripts. */
const bare =
  'data:text/html,<meta name="viewport" content="width=device-width"><button onclick="this.append(1)">x</button><input>';

const pages: Readonly<Record<string, readonly Interaction[]>> = {
  [bare]: [
    { name: 'presses a button', target: (page) => page.locator('button') },
    { name: 'types into a field', target: (page) => page.locator('input'), letters: 'lan' },
  ],
  '/en-UN': [
    { name: 'opens the menu', target: button(en.shell.menu) },
    { name: 'closes the menu', target: (page) => page.getByRole('dialog').getByRole('button').first() },
    { name: 'opens the search', target: button(en.shell.search) },
    { name: 'types into the search', target: (page) => page.getByRole('searchbox', { name: en.search.field }), letters: 'lan' },
  ],
  '/en-UN/online-casino': [
    { name: 'opens the filter', target: button(new RegExp(`^${en.tiles.filter}`)) },
    { name: 'chooses a studio', target: (page) => page.getByRole('dialog').getByRole('checkbox').first() },
    { name: 'shows the games', target: (page) => page.getByRole('dialog').getByRole('button', { name: /^Show/ }) },
  ],
  '/en-UN/live-casino-online': [{ name: 'types into the search', target: (page) => page.getByRole('searchbox'), letters: 'rou' }],
  '/en-UN/sportsbook': [
    { name: 'adds odds to the slip', target: (page) => oddsOf(page).nth(0) },
    { name: 'adds other odds', target: (page) => oddsOf(page).nth(3) },
  ],
  '/en-UN/signup': [
    {
      name: 'types an e-mail address',
      target: (page) => page.getByRole('dialog').getByLabel(en.registration.email),
      letters: 'a@b',
    },
    {
      name: 'types a password',
      target: (page) => page.getByRole('dialog').getByLabel(en.registration.password, { exact: true }),
      letters: 'Abc1',
    },
    {
      name: 'asks for the next step',
      target: (page) => page.getByRole('dialog').getByRole('button', { name: en.registration.next }),
    },
  ],
};

const oddsOf = (page: Page) => sports(page).getByRole('main').getByRole('listitem').locator('button.odds:enabled');

async function observedFrame(page: Page, target: Locator): Promise<Frame> {
  const element = await target.elementHandle();
  return (await element?.ownerFrame()) ?? page.mainFrame();
}

/** The slowest paint of an interaction. */
async function measure(page: Page, { target, letters }: Interaction): Promise<Wait> {
  const element = target(page);
  await element.waitFor();
  await element.scrollIntoViewIfNeeded();
  const frame = await observedFrame(page, element);
  await page.waitForTimeout(500);
  await longestWait(frame);
  if (letters) await element.pressSequentially(letters, { delay: 300 });
  else await element.tap();
  await page.waitForTimeout(800);
  return longestWait(frame);
}

await prepareSite('.bench');
const stack = await startStack({ port: 3_976, portOffset: 2_300, folder: '.bench/interactions' });
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
let isReached = true;
try {
  const waits = new Map<string, Wait[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [path, interactions] of Object.entries(pages)) {
      const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: stack.siteUrl, storageState: choiceMade });
      const page = await context.newPage();
      await page.addInitScript(observeInteractions);
      await page.goto(path);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      for (const interaction of interactions) {
        const name = `${path === bare ? 'bare page' : path}: ${interaction.name}`;
        waits.set(name, [...(waits.get(name) ?? []), await measure(page, interaction)]);
      }
      await context.close();
    }
  }
  console.info(`${rounds} rounds, ${slowDown}x CPU throttling; medians in ms, limit ${maxInpMs}:`);
  console.info(`${''.padEnd(60)}${['to the paint', 'before', 'script', 'slowest'].map((title) => title.padStart(14)).join('')}`);
  for (const [name, measured] of waits) {
    const middle = median(measured.map(({ all }) => all));
    isReached &&= middle < maxInpMs;
    const cells = [
      middle,
      median(measured.map(({ before }) => before)),
      median(measured.map(({ script }) => script)),
      Math.max(...measured.map(({ all }) => all)),
    ];
    console.info(`${name.padEnd(60)}${cells.map((cell) => cell.toFixed(0).padStart(14)).join('')}`);
  }
} finally {
  await browser.close();
  await stack.stop();
}
process.exit(isReached ? 0 : 1);
