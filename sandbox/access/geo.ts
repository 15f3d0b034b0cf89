/** A location that the operator sets for all visitors. */
export interface GeoOverride {
  readonly country: string;
  readonly region?: string;
  readonly city?: string;
}

/** Set by `ops`, read by `access`. In memory: a restart removes it. */
export interface GeoOverrideStore {
  read(): GeoOverride | undefined;
  set(override: GeoOverride | undefined): void;
}

export function createGeoOverrideStore(): GeoOverrideStore {
  let current: GeoOverride | undefined;
  return {
    read: () => current,
    set(override) {
      current = override;
    },
  };
}
