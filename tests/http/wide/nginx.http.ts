import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { hasNginx, startNginx } from '../../fixtures/servers/nginx.ts';
import { siteUrl } from '../../journeys/support/addresses.ts';
import { sessionFlows } from '../support/session-answers.ts';
import { openWire } from '../support/wire.ts';

test.skip(!hasNginx(), 'nginx is not installed');

/** Four cookies of analytics services, a kilobyte in all. */
const analytics = ['_ga', '_ga_ABCDEF1234', '_gcl_au', '_fbp']
  .map((name) => `${name}=${'GA1.2.'.padEnd(245, '0123456789')}`)
  .join('; ');

for (const [name, run] of sessionFlows) {
  test(`LOG-02 behind nginx with its default settings ${name} works, also with four cookies of analytics services`, async () => {
    const nginx = await startNginx({ location: `proxy_pass ${siteUrl};` });
    try {
      for (const others of ['', analytics]) {
        const wire = openWire(nginx.url, others);
        await run(wire);
        expect(wire.answers.filter(({ status }) => [400, 414, 431, 502].includes(status))).toEqual([]);
      }
      expect(nginx.log()).toBe('');
    } finally {
      await nginx.stop();
    }
  });
}

test('LOG-02 nginx with its default settings refuses the headers and cookies that a sign-in once had', async () => {
  const upstream = createServer((_, response) =>
    response
      .setHeader(
        'Set-Cookie',
        ['a', 'b'].map((name) => `${name}=${'x'.repeat(4_000)}`),
      )
      .end(),
  );
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const nginx = await startNginx({ location: `proxy_pass http://127.0.0.1:${(upstream.address() as AddressInfo).port};` });
  try {
    expect((await openWire(nginx.url).send('GET', '/')).status).toBe(502);
    expect((await openWire(nginx.url, `${analytics}; ${'x'.repeat(8_147)}`).send('GET', '/')).status).toBe(400);
  } finally {
    await nginx.stop();
    upstream.close();
  }
});
