import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { prepareSite } from '../../../scripts/prepare.ts';
import { root } from '../../../scripts/root.ts';
import { type Stack, startStack } from '../../../scripts/stack.ts';
import { runningStack, worldOptions } from './addresses.ts';

/** What one stack has drawn is read by the others: drawing takes a fifth of the time of the journeys. */
const drawnImages = path.join(root, '.sandbox', 'journeys-images');

/** Builds the site if its sources changed and starts a stack with an empty folder per worker; returns a stop function. */
export default async function startJourneyWorlds({ workers }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (runningStack) return undefined;
  const worlds = Array.from({ length: workers }, (_, world) => worldOptions(world));
  rmSync(drawnImages, { recursive: true, force: true });
  mkdirSync(drawnImages, { recursive: true });
  for (const { folder } of worlds) {
    const images = path.join(root, folder, 'images');
    rmSync(path.join(root, folder), { recursive: true, force: true });
    mkdirSync(images, { recursive: true });
    symlinkSync(drawnImages, path.join(images, 'rendered'), 'junction');
  }
  await prepareSite(path.join(root, '.sandbox', 'journeys'));
  const stacks = await Promise.allSettled(worlds.map((world) => startWorld(world)));
  const stop = async () => {
    for (const stack of stacks) if (stack.status === 'fulfilled') await stack.value.stop();
  };
  const failed = stacks.find((stack) => stack.status === 'rejected');
  if (!failed) return stop;
  await stop();
  throw failed.reason;
}

async function startWorld(world: ReturnType<typeof worldOptions>): Promise<Stack> {
  const stack = await startStack(world);
  await waitForFirstExpiry(path.join(root, world.folder, 'last-good', 'digest.json'));
  return stack;
}

/** A site revalidates every page once, a second after its start; journeys wait for that. */
async function waitForFirstExpiry(file: string): Promise<void> {
  for (let tries = 0; tries < 100 && !existsSync(file); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
}
