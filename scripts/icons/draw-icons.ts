import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { drawIcons, writeManifest } from './icons.ts';

/** `npm run icons`: generates the other icons of `public/` from `icon.svg`, and the web manifest that lists them. */
const files = await drawIcons(readFileSync(path.join(root, 'public/icon.svg'), 'utf8'));
for (const [name, content] of [...files, ['manifest.webmanifest', writeManifest()] as const]) {
  writeFileSync(path.join(root, 'public', name), content);
}
console.info(`Drew ${files.size} icons and the web manifest into public/.`);
