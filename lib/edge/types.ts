import type { HostCookie } from '#lib/core/http/cookie-names.ts';
import type { Device } from '#lib/core/http/device.ts';
import type { Audience } from '#lib/core/market/audience.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';

/** A page request as plain data, so that the same decisions run in the middleware, at a CDN's edge or in a test. */
export interface PageRequest {
  readonly pathname: string;
  /** With its leading `?`, or empty. */
  readonly search: string;
  readonly headers: Pick<Headers, 'get'>;
  readonly cookies: ReadonlyMap<string, string>;
  /** The visitor's IP address, if a trusted proxy reported it. */
  readonly address: string | undefined;
  /** True for an editor in draft mode, who also sees unpublished pages. */
  readonly seesDrafts?: boolean;
}

export type StatusPage = 'not-found' | 'closed-game' | 'restricted' | 'maintenance';

/** How a page request is answered. */
export type Decision =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'status';
      readonly page: StatusPage;
      readonly locale: SiteLocale;
      /** Not-found pages keep the player's audience; restricted and maintenance pages always use the visitor's. */
      readonly audience: Audience;
    }
  | {
      readonly kind: 'page';
      readonly locale: SiteLocale;
      readonly audience: Audience;
      readonly path: string;
      readonly unlisted?: true;
      /** Rendered for one editor; never cached. */
      readonly draft?: true;
    };

/** A cookie that the response sets, because its value changed. */
export interface SetCookie {
  readonly name: HostCookie;
  readonly value: string;
  readonly maxAgeSeconds: number;
}

/** MKT-32: the visitor's location and device as the access service detected them. */
export interface GeoContext {
  readonly country: string;
  /** Subdivision of the country, e.g. `QC`, if the access service names one. */
  readonly region?: string;
  readonly restricted: boolean;
  /** The market of the country, which may share another country's. */
  readonly market?: string;
  /** Unknown where no trusted proxy reported an address to the site. */
  readonly ipAddress?: string;
  readonly device?: Device;
}

/** Data that decisions need besides the request; served from memory where possible. */
export interface EdgeContext {
  /** Whether the site is served over TLS. */
  readonly isSecure: boolean;
  /** DEC-LOC-1: `/` redirects to the market of the visitor's country. */
  readonly geoRedirect: boolean;
  /** Paths below the locale that are disabled (RTE-34), and those of games whose provider is (RTE-33). */
  readonly disabledPaths: readonly RegExp[];
  readonly closedGamePaths: readonly RegExp[];
  readonly isInMaintenance: () => Promise<boolean> | boolean;
  readonly readGeoContext: (request: PageRequest) => Promise<{ known: GeoContext | undefined; cookie?: SetCookie }>;
  /** XTR-03: whether the market keeps the section of this path for players. */
  readonly isForPlayersOnly: (locale: SiteLocale, path: string) => Promise<boolean> | boolean;
  readonly openLocales: () => ReadonlySet<string> | undefined;
  readonly hasPage: (locale: SiteLocale, audience: Audience, path: string) => Promise<boolean> | boolean;
}
