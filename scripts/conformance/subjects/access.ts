import { readAccessContext } from '#lib/access/contract.ts';
import type { Runs } from '../point.ts';
import { requireRefused } from '../refusals.ts';
import { requireEqual, requireTrue, toInstant } from '../shapes.ts';
import { fetchReply, send } from '../wire.ts';

/** Where a visitor is. */
export const accessRuns = {
  'access.shape': async (backend) => {
    const { autodetectedCountry, market, device } = await fetchReply(backend, readAccessContext, {});
    requireTrue(/^[A-Z]{2}$/.test(autodetectedCountry), 'a country of two letters', 'another text');
    requireTrue(/^[A-Z]{2}$/.test(market), 'a market of two letters', 'another text');
    const kinds = [device.isMobile, device.isTablet, device.isDesktop].filter(Boolean).length;
    requireEqual(kinds, 1, 'kinds of device that are true');
  },
  'access.visitor': async (backend) => {
    const address = '203.0.113.7';
    const context = await fetchReply(backend, readAccessContext, {}, { headers: { 'X-Forwarded-For': address } });
    requireEqual(context.ipAddress, address, 'ipAddress');
  },
  'access.site-context': async (backend) => {
    await requireRefused(
      backend,
      readAccessContext,
      {},
      { status: 400, code: 'error.site_id.invalid' },
      { without: ['SiteContext'] },
    );
  },
  'access.server-time': async (backend) => {
    const { headers } = await send(backend, readAccessContext, {});
    toInstant(headers.get('x-server-time') ?? '', 'the header X-Server-Time');
  },
} satisfies Partial<Runs>;
