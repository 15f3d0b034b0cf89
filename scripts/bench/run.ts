import { gzipSync } from 'node:zlib';
import { signInBySrp } from '#lib/session/sign-in/srp.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import { prepareSite } from '../prepare.ts';
import { startSite, startStack } from '../stack.ts';
import { startBareSite } from './bare-site.ts';
import { compareThroughput, describeFigure } from './measure.ts';
import { measureRegistrationScript } from './registration-script.ts';
import { benchSignIn, signInAtSite } from './session.ts';
import { benchStoredPages, measure } from './stored-pages.ts';

/** `npm run bench`: prints every figure as a ratio within one run. */
const page = '/en-UN/promotions/casino/welcome-package';
const email = 'ben.one@sandbox.test';
const password = 'Sandbox1!';
const barePort = 3_990;

await prepareSite('.bench');
const stack = await startStack({ port: 3_980, portOffset: 2_000, folder: '.bench/stack' });
const { siteUrl, config } = stack;
try {
  const pool = { url: serviceUrl(config, 'identity'), poolId: 'eu-west-1_Sandbox1', clientId: 'sandboxwebclient' };
  const outcome = await signInBySrp(email, password, pool);
  if (outcome.kind !== 'tokens') throw new Error('The test player could not sign in.');
  const first = await fetch(siteUrl + page);
  const html = await first.text();
  const access =
    first.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('access='))
      ?.split(';')[0] ?? '';
  const bare = await startBareSite(html, barePort, {
    WALLET_URL: `${serviceUrl(config, 'platform')}/player/100024/wallet`,
    WALLET_TOKEN: outcome.idToken,
  });
  try {
    const bareUrl = `http://localhost:${barePort}`;
    const bareHtml = await (await fetch(bareUrl)).text();
    console.info(`document size: site ${html.length}, baseline ${bareHtml.length}`);
    const script = (await scriptBytes(siteUrl, html)) - (await scriptBytes(bareUrl, bareHtml));
    console.info(
      `script before any interaction: ${kilobytes(script)} KB gzip more than the baseline, target at most 25: ${script <= 25_600 ? 'reached' : 'NOT reached'}`,
    );
    const { opened, later } = await measureRegistrationScript(siteUrl);
    console.info(
      `registration form: ${kilobytes(opened)} KB gzip of script in addition to the page, target at most 30: ${opened <= 30_720 ? 'reached' : 'NOT reached'}; ${kilobytes(later)} KB more after the first key`,
    );
    console.info(describeFigure(await benchSignIn(siteUrl, pool, email, password)));
    const cookie = await signInAtSite(siteUrl, email, password);
    const identity = { 'accept-encoding': 'identity' };
    const plain = { url: bareUrl, headers: identity };
    const headers = { cookie: access, ...identity };
    const unpacked = (name: string, url: string) =>
      compareThroughput(name, { url: url + page, headers }, plain, 0.85, 31, measure);
    console.info(describeFigure(await unpacked('visitor page', siteUrl)));
    const byNext = await startSite({ port: 3_981, portOffset: 2_000, folder: '.bench/next', env: { PAGES_FROM_MEMORY: '0' } });
    try {
      console.info(describeFigure(await unpacked('visitor page by Next alone', 'http://localhost:3981')));
    } finally {
      await byNext.stop();
    }
    for await (const figure of benchStoredPages({ siteUrl, pid: stack.children[1]?.pid ?? 0, page, bareUrl })) {
      console.info(typeof figure === 'string' ? figure : describeFigure(figure));
    }
    console.info(
      describeFigure(
        await compareThroughput(
          'relayed wallet',
          { url: `${siteUrl}/api/platform/player/me/wallet`, headers: { cookie: `${cookie}; ${access}` } },
          { url: `${bareUrl}/api/wallet` },
          0.7,
        ),
      ),
    );
  } finally {
    await bare.stop();
  }
} finally {
  await stack.stop();
}
process.exit(0);

function kilobytes(bytes: number): string {
  return (bytes / 1_024).toFixed(1);
}

async function scriptBytes(origin: string, html: string): Promise<number> {
  const tags = [...html.matchAll(/<script(?![^>]*noModule)[^>]*\ssrc="([^"]+)"/gi)].map(([, src]) => src ?? '');
  const [, deferred = ''] = /<script id="after-paint" data-scripts="([^"]*)">/.exec(html) ?? [];
  const files = new Set([...tags, ...deferred.split(' ').filter(Boolean)]);
  const sizes = await Promise.all([...files].map(async (src) => gzipSync(await (await fetch(origin + src)).bytes()).byteLength));
  return sizes.reduce((sum, size) => sum + size, 0);
}
