import { environment, type SiteConfig } from '#lib/core/config/environment.ts';
import { settingsWithoutTls } from '#lib/core/config/unencrypted.ts';
import { readSecretFiles } from './secret-files.ts';
import { prepareWritableFolders } from './writable-folders.ts';

/** Before Next starts, which would log the error and end with 0, or not end. Ends the process with 1 and one line. */
export async function checkSettings(): Promise<SiteConfig> {
  try {
    readSecretFiles(process.env);
    const config = environment();
    const open = settingsWithoutTls(config);
    if (open.length > 0) console.warn(`What these settings lead to is sent without TLS: ${open.join(', ')}`);
    const { CACHE_FOLDER, SESSION_FOLDER } = config;
    await prepareWritableFolders({ CACHE_FOLDER, SESSION_FOLDER });
    return config;
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The settings could not be checked.');
    process.exit(1);
  }
}
