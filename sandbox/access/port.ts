/** What the other services use of this one. */
export type { GeoOverride, GeoOverrideStore } from './geo.ts';
