import { ownValue } from '../own-value.ts';
import { isOnThisMachine } from './secrets.ts';

const withoutTls = /^(?:http|ws|redis):/i;

/** The names of the settings by which something leaves this machine without TLS, in their own order. */
export function settingsWithoutTls(config: object): readonly string[] {
  return Object.keys(config).filter((name) => {
    const value = ownValue(config as Readonly<Record<string, unknown>>, name);
    if (typeof value !== 'string') return false;
    return value.split(' ').some((address) => withoutTls.test(address) && !isOnThisMachine(address));
  });
}
