/** The parts of an image asset's name: `{hash}-{width}x{height}.{extension}` in a URL, `image-{hash}-{width}x{height}-{extension}` as an id. */
export interface AssetName {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly extension: string;
}

const inUrl = /^([A-Za-z0-9_]{4,64})-(\d{1,5})x(\d{1,5})\.([a-z]{3,4})$/;

/** Undefined for any other file name; also rejects paths outside the folder. */
export function parseAssetFile(file: string): AssetName | undefined {
  const [, hash, width, height, extension] = inUrl.exec(file) ?? [];
  if (hash === undefined || extension === undefined) return undefined;
  return { hash, width: Number(width), height: Number(height), extension };
}

export function assetIdOf({ hash, width, height, extension }: AssetName): string {
  return `image-${hash}-${width}x${height}-${extension}`;
}

export function assetFileOf({ hash, width, height, extension }: AssetName): string {
  return `${hash}-${width}x${height}.${extension}`;
}
