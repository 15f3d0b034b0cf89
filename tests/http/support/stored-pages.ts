import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../../journeys/support/addresses.ts';

/** When each page was stored, by its path with the audience: `/no-NO/d1/promotions`; empty before the first. */
export function readStoredPages(): ReadonlyMap<string, number> {
  const folder = path.join(cacheFolder ?? '', 'pages');
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return new Map(
    files.map((file) => [file.replace(/^.*\/\$/, '').replace(/\.html$/, ''), statSync(path.join(folder, file)).mtimeMs]),
  );
}
