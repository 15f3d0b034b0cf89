/** Where the operator says that everybody is. */
export interface GeoOverride {
  readonly country: string;
  readonly region?: string;
  readonly city?: string;
}

/** Shared by `ops`, which sets it, and `access`, which answers by it. In memory: a restart ends it. */
export interface GeoBoard {
  read(): GeoOverride | undefined;
  set(override: GeoOverride | undefined): void;
}

export function createGeoBoard(): GeoBoard {
  let current: GeoOverride | undefined;
  return {
    read: () => current,
    set(override) {
      current = override;
    },
  };
}
