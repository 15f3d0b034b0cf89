import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { supportedBrowsers } from '#lib/core/config/browsers.ts';

/** The browsers of MDN's data that a browser of the list stands for. */
const namesOf: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  samsung: ['samsunginternet_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
};

const oldest: readonly (readonly [name: BrowserName, version: string])[] = [...supportedBrowsers].flatMap(([name, version]) =>
  (namesOf[name] ?? []).map((known) => [known, version] as const),
);

/** The supported browsers that lack a feature in their oldest supported version: `safari 16.4`. */
export function findLacking(compat: CompatStatement | undefined): string[] {
  if (!compat) return [];
  return oldest.flatMap(([name, version]) => (isSupported(compat, name, version) ? [] : [`${name} ${version}`]));
}

/** A browser without a statement is not said to lack the feature. */
function isSupported({ support }: CompatStatement, name: BrowserName, version: string): boolean {
  const statements = support[name];
  if (statements === undefined) return true;
  return [statements].flat().some((statement) => {
    const { version_added: added, version_removed: removed, flags, alternative_name: otherName } = statement;
    if (typeof added !== 'string' || added === 'preview' || flags || otherName) return false;
    const isGone = typeof removed === 'string' && isUpTo(removed, version);
    return isUpTo(added, version) && !isGone;
  });
}

/** Whether a version, which may be written as `≤37`, is not newer than another one. */
function isUpTo(version: string, limit: string): boolean {
  const [left, right] = [version, limit].map((text) => text.replace('≤', '').split('.').map(Number)) as [number[], number[]];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

/** The features below a node of MDN's data, by name. */
export function featuresIn(node: Identifier = {}): [name: string, feature: Identifier][] {
  return Object.keys(node).flatMap((name) => {
    const feature = name === '__compat' ? undefined : node[name];
    return feature ? [[name, feature] as [string, Identifier]] : [];
  });
}

export interface Finding {
  /** As in the list of accepted features: `URL.parse`, `.showPopover`, `:popover-open`, `<button popovertarget>`. */
  readonly feature: string;
  readonly lacking: readonly string[];
}
