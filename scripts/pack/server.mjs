import './older-node.mjs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Starts the packed site from any folder: a relative folder in a setting is one of the folder that it was started in. */
for (const name of ['DATA_FOLDER', 'CACHE_FOLDER', 'SESSION_FOLDER']) {
  const folder = process.env[name];
  if (folder) process.env[name] = path.resolve(folder);
}
process.env.NODE_ENV = 'production';
process.chdir(path.dirname(fileURLToPath(import.meta.url)));
await import(new URL('server/serve.mjs', import.meta.url).href);
