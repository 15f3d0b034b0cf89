import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { StartError } from '../reports/progress.ts';

/** Creates the folders of these settings; throws a `StartError` that names the settings whose folder cannot be written. */
export async function prepareWritableFolders(folders: Readonly<Record<string, string>>): Promise<void> {
  const checked = await Promise.all(Object.entries(folders).map(async ([setting, folder]) => findFault(setting, folder)));
  const faults = checked.filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new StartError(`${faults.join(' ')} DATA_FOLDER names a folder for both.`);
}

async function findFault(setting: string, folder: string): Promise<string | undefined> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    const reason = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
    return `${setting} (${folder}) cannot be written: ${reason}.`;
  }
}
