import packageFile from '../../../package.json' with { type: 'json' };
import { ownValue } from '../own-value.ts';

/** The oldest supported version of each browser, by its name at browserslist: `{ safari: '16.4' }`. */
export const supportedBrowsers: ReadonlyMap<string, string> = new Map(packageFile.browserslist.map(readQuery));

/** Browserslist understands much more; another kind of query has no place in the list. */
function readQuery(query: string): [name: string, version: string] {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
  if (name === undefined || version === undefined)
    throw new Error(`package.json: "${query}" is not a browser and its oldest version.`);
  return [name, version];
}

const esbuildNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The supported browsers as esbuild's targets, which do not name the relatives of Chrome. */
export const bundleTargets: readonly string[] = [...supportedBrowsers].flatMap(([name, version]) => {
  const known = ownValue(esbuildNames, name);
  return known === undefined ? [] : [known + version];
});
