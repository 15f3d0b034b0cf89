import { readAccessContext } from '#lib/access/contract.ts';
import { type Point, point } from '../point.ts';
import { requireRefused } from '../refusals.ts';
import { requireEqual, requireTrue, toInstant } from '../shapes.ts';
import { fetchReply, send } from '../wire.ts';

const needs = ['access'] as const;

/** Where a visitor is. */
export const accessPoints: readonly Point[] = [
  point({
    id: 'access.shape',
    title: 'The access context names country, market and device',
    rule: 'DEC-CTRY',
    means: 'The site is closed to everyone, because it cannot tell where they are.',
    needs,
    async run(backend) {
      const { autodetectedCountry, market, device } = await fetchReply(backend, readAccessContext, {});
      requireTrue(/^[A-Z]{2}$/.test(autodetectedCountry), 'a country of two letters', 'another text');
      requireTrue(/^[A-Z]{2}$/.test(market), 'a market of two letters', 'another text');
      const kinds = [device.isMobile, device.isTablet, device.isDesktop].filter(Boolean).length;
      requireEqual(kinds, 1, 'kinds of device that are true');
    },
  }),
  point({
    id: 'access.visitor',
    title: 'The address that the site forwards is the one that is located',
    rule: 'DEC-CTRY',
    means: 'All visitors are taken to be in the country of the server.',
    needs,
    async run(backend) {
      const address = '203.0.113.7';
      const context = await fetchReply(backend, readAccessContext, {}, { headers: { 'X-Forwarded-For': address } });
      requireEqual(context.ipAddress, address, 'ipAddress');
    },
  }),
  point({
    id: 'access.site-context',
    title: 'A call without SiteContext is refused',
    rule: 'DEC-WIRE-2',
    means: 'Restricted countries of one brand apply to another.',
    needs,
    run: async (backend) => {
      await requireRefused(
        backend,
        readAccessContext,
        {},
        { status: 400, code: 'error.site_id.invalid' },
        { without: ['SiteContext'] },
      );
    },
  }),
  point({
    id: 'access.server-time',
    title: 'The access service answers with the business time',
    rule: 'DEC-X-1',
    means: 'Countdowns jump when a visitor signs in.',
    needs,
    async run(backend) {
      const { headers } = await send(backend, readAccessContext, {});
      toInstant(headers.get('x-server-time') ?? '', 'the header X-Server-Time');
    },
  }),
];
