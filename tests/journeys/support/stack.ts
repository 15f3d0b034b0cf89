import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepareSite } from '../../../scripts/prepare.ts';
import { root } from '../../../scripts/root.ts';
import { startStack } from '../../../scripts/stack.ts';
import { runningStack, stackOptions } from './addresses.ts';

/** Builds the site where its sources changed and starts a stack on an empty folder; gives back how to stop it. */
export default async function startJourneyStack(): Promise<(() => Promise<void>) | undefined> {
  if (runningStack) return undefined;
  const folder = path.join(root, stackOptions.folder);
  rmSync(folder, { recursive: true, force: true });
  await prepareSite(folder);
  const stack = await startStack(stackOptions);
  await firstLook(path.join(folder, 'last-good', 'digest.json'));
  return () => stack.stop();
}

/** A new site expires every page once, a second after its start: a journey should not meet that. */
async function firstLook(file: string): Promise<void> {
  for (let tries = 0; tries < 100 && !existsSync(file); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
}
