import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import { StartError } from './reports/progress.ts';

/**
 * Creates the folder. Throws a `StartError` when it cannot be written or when its disk has fewer megabytes left: without the check
 * the embedded database and the build end with codes of their own. `setting` names a variable that moves the folder.
 */
export function requireDiskSpace(subject: string, folder: string, megabytes: number, setting?: string): void {
  const elsewhere = setting ? `, or name another folder by ${setting}` : '';
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : 'unknown';
    throw new StartError(
      `${subject} cannot write to ${folder} (${code}): run the command as the user that owns the folder${elsewhere}.`,
    );
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  if (free >= megabytes) return;
  throw new StartError(
    `${subject} needs ${megabytes} MB in ${folder}, and the disk has ${free} MB: free some space${elsewhere}.`,
  );
}
