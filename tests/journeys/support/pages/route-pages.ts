import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { pageTypes } from './page-types.ts';

const folder = path.join(import.meta.dirname, '../../../../app/[locale]/[audience]');
/** Pages of routes that the sitemap does not list: games, the second pages of categories, and the answer to unknown paths. */
const unlisted = [
  '/play/cedarwood-baccarat',
  '/online-casino/play/softswiss/cedarwood-baccarat',
  '/live-casino-online/play/evolution/harbour-roulette',
  '/online-casino/slots/2',
  '/live-casino-online/roulette/2',
  '/status/not-found',
];

/** A page of every route of the site, without the locale, and of every type. Throws for a route whose pages are not known. */
export async function listRoutePages(request: APIRequestContext, locale: string): Promise<readonly string[]> {
  const sitemap = await (await request.get(`/sitemap/${locale}.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const known = [...pageTypes, ...unlisted, ...listed.map((address) => address.slice(1 + locale.length))];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => path.basename(file) === 'page.tsx');
  const pages = files.map((file) => {
    const route = path.posix.join('/', path.dirname(file)).replace(/\/$/, '');
    if (!route.includes('[')) return route;
    const page = known.find((address) => patternOf(route).test(address));
    if (page === undefined) throw new Error(`No page of ${route} is known.`);
    return page;
  });
  return [...new Set([...pages, ...pageTypes])];
}

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replaceAll(/\[\.{3}\w+\]/g, '.+').replaceAll(/\[\w+\]/g, '[^/]+')}$`);
}
