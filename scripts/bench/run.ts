import { gzipSync } from 'node:zlib';
import { signInBySrp } from '#lib/session/srp.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import { prepareSite } from '../prepare.ts';
import { startStack } from '../stack.ts';
import { startBareSite } from './bare-site.ts';
import { editToVisible, healed, outlives } from './freshness.ts';
import { benchLedger } from './ledger.ts';
import { compare, describeFigure } from './measure.ts';
import { registrationScript } from './registration-script.ts';
import { benchSignIn, signInAtSite } from './session.ts';

/** `npm run bench`: every figure as a ratio of one run. `npm run bench -- quick` leaves out the slow healing. */
const page = '/en-UN/promotions/casino/welcome-package';
const email = 'ben.one@sandbox.test';
const password = 'Sandbox1!';
const barePort = 3_990;
const isQuick = process.argv.includes('quick');

const stack = await (async () => {
  await prepareSite('.bench');
  return startStack({ port: 3_980, portOffset: 2_000, folder: '.bench/stack' });
})();
const { siteUrl, config } = stack;
const say = (line: string) => console.info(line);

try {
  const pool = { url: serviceUrl(config, 'identity'), poolId: 'eu-west-1_Sandbox1', clientId: 'sandboxwebclient' };
  const outcome = await signInBySrp(email, password, pool);
  if (outcome.kind !== 'tokens') throw new Error('the test player could not sign in');
  const first = await fetch(siteUrl + page);
  const html = await first.text();
  const access =
    first.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('access='))
      ?.split(';')[0] ?? '';
  const bare = await startBareSite(html, barePort, {
    WALLET_URL: `${serviceUrl(config, 'platform')}/player/100024/wallet`,
    WALLET_TOKEN: outcome.tokens.idToken,
  });
  try {
    const bareUrl = `http://localhost:${barePort}`;
    const bareHtml = await (await fetch(bareUrl)).text();
    say(`sizes of the documents: ours ${html.length}, bare ${bareHtml.length}`);
    const script = (await scriptBytes(siteUrl, html)) - (await scriptBytes(bareUrl, bareHtml));
    say(
      `script before any interaction: ${kilobytes(script)} KB gzip more than a bare page, at most 25 wanted: ${script <= 25_600 ? 'reached' : 'NOT reached'}`,
    );
    const { opened, later } = await registrationScript(siteUrl);
    say(
      `registration form: ${kilobytes(opened)} KB gzip of script over the page it opens on, at most 30 wanted: ${opened <= 30_720 ? 'reached' : 'NOT reached'}; ${kilobytes(later)} KB more while it is filled in`,
    );
    say(describeFigure(await benchSignIn(siteUrl, pool, email, password)));
    const cookie = await signInAtSite(siteUrl, email, password);
    const identity = { 'accept-encoding': 'identity' };
    say(
      describeFigure(
        await compare(
          'visitor page',
          { url: siteUrl + page, headers: { cookie: access, ...identity } },
          { url: bareUrl, headers: identity },
          0.85,
        ),
      ),
    );
    const packed = { 'accept-encoding': 'br, gzip' };
    say(
      describeFigure(
        await compare(
          'visitor page, packed',
          { url: siteUrl + page, headers: { cookie: access, ...packed } },
          { url: bareUrl, headers: packed },
          0.85,
          9,
        ),
      ),
    );
    say(
      describeFigure(
        await compare(
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
  const editing = {
    siteUrl,
    contentUrl: serviceUrl(config, 'content'),
    opsUrl: serviceUrl(config, 'ops'),
    token: config.editorToken,
  };
  say(`edit to visible: ${await editToVisible(editing)} of 100`);
  say(`lake stopped: ${await outlives(editing)} of 100 kept their last good content`);
  if (!isQuick) say(`webhook withheld: ${await healed(editing)} of 10 healed within 90 s`);
} finally {
  await stack.stop();
}
if (process.env.DATABASE_URL) say(describeFigure(await benchLedger(process.env.DATABASE_URL)));
else say('ledger posting: left out, it needs an empty PostgreSQL in DATABASE_URL');
process.exit(0);

function kilobytes(bytes: number): string {
  return (bytes / 1_024).toFixed(1);
}

async function scriptBytes(origin: string, html: string): Promise<number> {
  const tags = [...html.matchAll(/<script(?![^>]*noModule)[^>]*\ssrc="([^"]+)"/gi)].map(([, src]) => src ?? '');
  const [held = ''] = /<script id="after-paint">[\s\S]*?<\/script>/.exec(html) ?? [];
  const files = new Set([...tags, ...[...held.matchAll(/"(\/_next\/[^"]+)"/g)].map(([, src]) => src ?? '')]);
  const sizes = await Promise.all([...files].map(async (src) => gzipSync(await (await fetch(origin + src)).bytes()).byteLength));
  return sizes.reduce((sum, size) => sum + size, 0);
}
