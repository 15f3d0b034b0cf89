import { servicePorts } from '#lib/config/services.ts';
import { createAccessCookies } from './access-cookie.ts';
import { createKnownPages } from './known-pages.ts';
import { askLake, type Lake } from './lake.ts';
import { isContentPath } from './paths.ts';
import { isPublishNews } from './publish-news.ts';
import { createRefreshed } from './refreshed.ts';
import type { House, Visit, Whereabouts } from './step.ts';

export interface HouseOptions {
  readonly lake: Lake;
  readonly accessUrl: string;
  readonly siteId: string;
  readonly accessSecret: string;
  readonly webhookSecret: string;
  readonly forcedMaintenance: boolean;
  readonly geoRedirect: boolean;
  readonly shut: readonly RegExp[];
}

/** The few settings that the edge reads by itself; `lib/config/site.ts` checks the same names at boot. */
export function houseOptionsFrom(env: Readonly<Record<string, string | undefined>>): HouseOptions {
  return {
    lake: {
      url: env.CONTENT_URL || `http://127.0.0.1:${servicePorts.content}`,
      dataset: env.CONTENT_DATASET || 'production',
      token: env.CONTENT_READ_TOKEN || undefined,
    },
    accessUrl: env.ACCESS_URL || `http://127.0.0.1:${servicePorts.access}`,
    siteId: env.SITE_ID || '5',
    accessSecret: env.ACCESS_COOKIE_SECRET || 'development-access-secret-0123456789abcdef',
    webhookSecret: env.CONTENT_WEBHOOK_SECRET || 'sandbox-webhook-secret',
    forcedMaintenance: env.MAINTENANCE === '1',
    geoRedirect: env.GEO_REDIRECT === 'on',
    shut: [
      ...(env.FEATURE_PLAY_BY_SLUG === '0' ? [/^\/play\//] : []),
      ...(env.FEATURE_CREEDROOMZ === '0' ? [/^\/live-casino-online\/play\/creedroomz(?:\/|$)/] : []),
    ],
  };
}

export interface EdgeHouse extends House {
  /** Something was published: what is kept in memory is not to be believed any longer. */
  published(): void;
  /** The same by the lake's own word; whoever else sends a request changes nothing. */
  hearNews(request: Request): Promise<void>;
}

/** What the steps know about the world, kept in memory and fetched when it grows old. */
export function createHouse(options: HouseOptions): EdgeHouse {
  const cookies = createAccessCookies(options.accessSecret);
  const pages = createKnownPages(options.lake);
  const maintenance = createRefreshed({
    load: async () => (await askLake(options.lake, '*[_id == "siteStatus"][0].maintenance')) === true,
    freshMs: 3_000,
    oldMs: 8_000,
    restMs: 2_000,
  });
  let accessRestUntil = 0;
  function published(): void {
    pages.published();
    maintenance.spoil();
  }

  async function askAccess(visit: Visit): Promise<Whereabouts | undefined> {
    if (Date.now() < accessRestUntil) return undefined;
    try {
      return await fetchWhereabouts(options, visit);
    } catch {
      // Reading stays open while the access service is down; it is left alone for a moment so that no page waits for it.
      accessRestUntil = Date.now() + 3_000;
      return undefined;
    }
  }

  return {
    geoRedirect: options.geoRedirect,
    shut: options.shut,
    maintenance() {
      if (options.forcedMaintenance) return true;
      const status = maintenance.get();
      return status instanceof Promise ? status.then((known) => known === true) : status === true;
    },
    async whereabouts(visit) {
      const known = await cookies.open(visit.cookies.get('access'), visit.address);
      if (known) return { known };
      const asked = await askAccess(visit);
      return asked ? { known: asked, cookie: await cookies.write(asked, visit.address) } : { known: undefined };
    },
    activeMarkets: pages.activeMarkets,
    async hasPage(locale, audience, path) {
      const decoded = decode(path);
      if (decoded === undefined || !isContentPath(decoded)) return false;
      // Nothing was ever learnt from the lake: the page itself finds out.
      return (await pages.has(locale, audience, decoded)) ?? true;
    },
    published,
    async hearNews(request) {
      if (await isPublishNews(request, options.webhookSecret)) published();
    },
  };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

async function fetchWhereabouts({ accessUrl, siteId }: HouseOptions, { headers, address }: Visit): Promise<Whereabouts> {
  const response = await fetch(`${accessUrl}/player/access/context`, {
    headers: {
      SiteContext: `{"siteId":${siteId}}`,
      'User-Agent': headers.get('user-agent') ?? '',
      ...(address && { 'X-Forwarded-For': address }),
    },
    cache: 'no-store',
    signal: AbortSignal.timeout(1_500),
  });
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (typeof answer !== 'object' || answer === null) throw new Error('the access service gave no context');
  const { autodetectedCountry: country, autodetectedRegion: region, restricted } = answer as Record<string, unknown>;
  if (typeof country !== 'string' || typeof restricted !== 'boolean') throw new Error('the access context is not of the shape');
  return { country, ...(typeof region === 'string' && { region }), restricted };
}
