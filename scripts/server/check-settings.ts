import { environment, type SiteConfig } from '#lib/core/config/environment.ts';
import { readSecretFiles } from './secret-files.ts';
import { settingsWarnings } from './settings-warnings.ts';
import { prepareWritableFolders } from './writable-folders.ts';

/** Before Next starts, which would log the error and end with 0, or not end. Ends the process with 1 and one line. */
export async function checkSettings(): Promise<SiteConfig> {
  try {
    readSecretFiles(process.env);
    const config = environment();
    for (const warning of settingsWarnings(config)) console.warn(warning);
    const { CACHE_FOLDER, SESSION_FOLDER } = config;
    await prepareWritableFolders({ CACHE_FOLDER, SESSION_FOLDER });
    return config;
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The settings could not be checked.');
    process.exit(1);
  }
}
