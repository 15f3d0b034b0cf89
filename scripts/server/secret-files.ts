import { readFileSync } from 'node:fs';
import { secretSettings } from '#lib/core/config/environment.ts';

/**
 * Reads the secrets that are in files of their own, as a vault or an orchestrator mounts them: `SESSION_SECRET_FILE` names the file of
 * `SESSION_SECRET`. Throws an `Error` that names the setting whose file cannot be read or is empty, or that is set twice.
 */
export function readSecretFiles(env: NodeJS.ProcessEnv): void {
  for (const name of secretSettings) {
    const setting = `${name}_FILE`;
    const file = env[setting];
    if (!file) continue;
    if (env[name]) throw new Error(`${name} and ${setting} are set: keep one of them.`);
    const secret = readSecret(setting, file);
    if (!secret) throw new Error(`${setting} names an empty file: write the secret to it.`);
    env[name] = secret;
    // The workers have the secret.
    delete env[setting];
  }
}

function readSecret(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`${setting} names a file that cannot be read (${(error as NodeJS.ErrnoException).code}): correct it.`);
  }
}
