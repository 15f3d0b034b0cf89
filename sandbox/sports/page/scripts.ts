import { fileURLToPath } from 'node:url';
import { bundleScript } from '#sandbox/kit/bundle-script.ts';

const entry = fileURLToPath(new URL('../client/main.ts', import.meta.url));

export function readScript(): Promise<string> {
  return bundleScript(entry);
}
