import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(z.string(), z.string());

/** The routes of the build as the folders of `app` name them: `/api/recovery/[action]`, `/[locale]/[audience]/promotions`. */
export function readRoutePatterns(buildFolder: string): readonly string[] {
  const manifest: unknown = JSON.parse(readFileSync(path.join(buildFolder, 'app-path-routes-manifest.json'), 'utf8'));
  return Object.values(manifestSchema.parse(manifest));
}
