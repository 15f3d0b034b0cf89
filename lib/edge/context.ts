import { sectionOf } from '#lib/content/pages/sections.ts';
import type { EdgeConfig } from '#lib/core/config/edge.ts';
import { disabledProviders } from '#lib/core/config/game-providers.ts';
import { hostCookieName } from '#lib/core/http/cookie-names.ts';
import type { Secret } from '#lib/core/http/secret.ts';
import { webhookSignatureHeader } from '#lib/core/http/webhook-signature.ts';
import { isContentPath, sportsSlugsOf } from '#lib/pages/paths.ts';
import { createAccessCookies } from './access-cookie.ts';
import { createCachedValue } from './cached-value.ts';
import { type ContentSource, queryContent } from './content-query.ts';
import { createGeoLookups } from './geo-lookups.ts';
import { createPageIndexCache } from './page-index-cache.ts';
import { createPublishSignatures, isSignedPublish } from './publish-webhook.ts';
import { createSportsIndex } from './sports-index.ts';
import type { EdgeContext } from './types.ts';

export interface EdgeOptions {
  readonly isSecure: boolean;
  readonly content: ContentSource;
  readonly accessUrl: string;
  readonly siteId: string;
  readonly proxyHops: number;
  readonly accessSecret: Secret;
  readonly webhookSecret: Secret;
  readonly sports: { readonly url: string; readonly webhookSecret: Secret };
  readonly isMaintenanceForced: boolean;
  readonly geoRedirect: boolean;
  readonly disabledPaths: readonly RegExp[];
  readonly closedGamePaths: readonly RegExp[];
}

/** Reads the options of the edge context from the environment. */
export function edgeOptionsFrom(config: EdgeConfig): EdgeOptions {
  return {
    isSecure: config.SITE_URL.startsWith('https:'),
    content: { url: config.CONTENT_URL, dataset: config.CONTENT_DATASET, token: config.CONTENT_READ_TOKEN },
    accessUrl: config.ACCESS_URL,
    siteId: String(config.SITE_ID),
    proxyHops: config.TRUSTED_PROXY_HOPS,
    accessSecret: config.ACCESS_COOKIE_SECRET,
    webhookSecret: config.CONTENT_WEBHOOK_SECRET,
    sports: { url: config.SPORTS_URL, webhookSecret: config.SPORTS_WEBHOOK_SECRET },
    isMaintenanceForced: config.MAINTENANCE,
    geoRedirect: config.GEO_REDIRECT === 'on',
    disabledPaths: config.FEATURE_PLAY_BY_SLUG ? [] : [/^\/play\//],
    closedGamePaths: disabledProviders(config).map(
      (id) => new RegExp(`^/(?:live-casino-online|online-casino)/play/${id}(?:/|$)`),
    ),
  };
}

export interface SiteEdgeContext extends EdgeContext {
  /** Invalidates the values in memory after content was published. */
  published(): void;
  /** The same after fixtures have changed. */
  publishedFixtures(): void;
  /** Calls `published` if the request carries the content service's signature, recent and for the first time. */
  receivePublish(request: Request): Promise<void>;
  /** The same for the sports service, after fixtures have changed. */
  receiveFixtures(request: Request): Promise<void>;
}

/** Maintenance status, geo context and page index, kept in memory and refreshed when they expire. */
export function createEdgeContext(options: EdgeOptions): SiteEdgeContext {
  const cookies = createAccessCookies(options.accessSecret);
  const pages = createPageIndexCache(options.content);
  const sports = createSportsIndex(options.sports.url);
  const maintenance = createCachedValue({
    load: async () => (await queryContent(options.content, '*[_id == "siteStatus"][0].maintenance')) === true,
    freshMs: 3_000,
    expiredMs: 8_000,
    retryDelayMs: 2_000,
  });
  const signatures = createPublishSignatures();
  const findGeoContext = createGeoLookups(options);
  function published(): void {
    pages.published();
    sports.published();
    maintenance.invalidate();
  }

  async function isNewPublish(request: Request, secrets: Secret): Promise<boolean> {
    const header = request.headers.get(webhookSignatureHeader);
    return (await isSignedPublish(request, secrets)) && signatures.accept(header);
  }

  return {
    isSecure: options.isSecure,
    geoRedirect: options.geoRedirect,
    disabledPaths: options.disabledPaths,
    closedGamePaths: options.closedGamePaths,
    isInMaintenance() {
      if (options.isMaintenanceForced) return true;
      const status = maintenance.get();
      return status instanceof Promise ? status.then((known) => known === true) : status === true;
    },
    async readGeoContext(request) {
      const known = await cookies.open(request.cookies.get(hostCookieName('access', options.isSecure)), request.address);
      if (known) return { known };
      const fetched = await findGeoContext(request);
      return fetched ? { known: fetched, cookie: await cookies.write(fetched, request.address) } : { known: undefined };
    },
    openLocales: pages.openLocales,
    isForPlayersOnly(locale, path) {
      // Without a page index the lobby stays open to read; launching a game checks the market again.
      return sectionOf(path) ? pages.isForPlayersOnly(locale, path).then((answer) => answer ?? false) : false;
    },
    async hasPage(locale, audience, path) {
      const decoded = decode(path);
      const slugs = decoded && sportsSlugsOf(decoded);
      if (slugs) return (await sports.has(slugs)) ?? true;
      if (decoded === undefined || !isContentPath(decoded)) return false;
      // Without a page index the page is assumed to exist; rendering it shows whether it does.
      return (await pages.has(locale, audience, decoded)) ?? true;
    },
    published,
    publishedFixtures: sports.published,
    async receivePublish(request) {
      if (await isNewPublish(request, options.webhookSecret)) published();
    },
    async receiveFixtures(request) {
      if (await isNewPublish(request, options.sports.webhookSecret)) sports.published();
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
