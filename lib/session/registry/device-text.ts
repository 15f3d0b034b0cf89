import { ownValue } from '#lib/core/own-value.ts';
import { browserNames, systemNames } from './device-names.ts';

/** The names in a stored device (`chrome windows`); undefined for what a player would not recognise. */
export function namesOfDevice(device: string): { readonly browser: string | undefined; readonly system: string | undefined } {
  const [browser = '', system = ''] = device.split(' ');
  return { browser: nameIn(browserNames, browser), system: nameIn(systemNames, system) };
}

function nameIn(names: Readonly<Record<string, string | undefined>>, key: string): string | undefined {
  return ownValue(names, key);
}
