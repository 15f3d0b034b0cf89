import type { Audience } from '#lib/content/audience.ts';
import type { SiteLocale } from '#lib/market/markets.ts';

/** A request as the steps see it: plain data, so that the same list runs in the middleware, at a CDN's edge or in a test. */
export interface Visit {
  readonly pathname: string;
  /** With its leading `?`, or empty. */
  readonly search: string;
  readonly headers: Headers;
  readonly cookies: ReadonlyMap<string, string>;
  /** The visitor's address, where a known proxy vouches for it. */
  readonly address: string | undefined;
  /** An editor who looks at drafts: a page that is not published yet exists for him. */
  readonly seesDrafts?: boolean;
}

export type StatusPage = 'not-found' | 'restricted' | 'maintenance';

/** What the steps decide about a visit. */
export type Decision =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'status';
      readonly page: StatusPage;
      readonly locale: SiteLocale;
      /** A player is still one on a page that is not there; whom the house lets not in is a visitor. */
      readonly audience: Audience;
    }
  | {
      readonly kind: 'page';
      readonly locale: SiteLocale;
      readonly audience: Audience;
      readonly path: string;
      readonly unlisted?: true;
      /** Made for one editor, to be kept by nobody. */
      readonly draft?: true;
    };

/** A cookie that the answer sets, because its value changed. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
}

/** Where a visitor is, as far as it is known; `undefined` while the access service cannot say. */
export interface Whereabouts {
  readonly country: string;
  /** The part of the country, e.g. `QC`, where the access service names it. */
  readonly region?: string;
  readonly restricted: boolean;
}

/** What steps may ask for; each answers from memory when it can. */
export interface House {
  /** DEC-LOC-1: the bare address leads to the market of the country that a visitor is in. */
  readonly geoRedirect: boolean;
  /** Paths below the locale that are switched off (RTE-33, RTE-34). */
  readonly shut: readonly RegExp[];
  readonly maintenance: () => Promise<boolean> | boolean;
  readonly whereabouts: (visit: Visit) => Promise<{ known: Whereabouts | undefined; cookie?: SetCookie }>;
  readonly activeMarkets: () => ReadonlySet<string> | undefined;
  readonly hasPage: (locale: SiteLocale, audience: Audience, path: string) => Promise<boolean> | boolean;
}
