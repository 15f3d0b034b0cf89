import type { Random } from '#sandbox/data/art/random.ts';
import { hostileTexts } from './hostile-values.ts';
import { pickFrom } from './values.ts';

type ChangeAddress = (path: string, random: Random) => string;

const withLastSegment =
  (text: string): ChangeAddress =>
  (path) =>
    path.replace(/[^/]+(?=$|\?)/, text);
const withQuery =
  (text: string): ChangeAddress =>
  (path) =>
    `${path}${path.includes('?') ? '&' : '?'}${text}`;

const addresses: readonly ChangeAddress[] = [
  ...['%00', '%ED%A0%80', '%E0%A4%A', '%', '%5c..%5c', '__proto__', 'x'.repeat(6_000)].map(withLastSegment),
  ...['a=%00', 'a=1&'.repeat(1_000), '__proto__[a]=1&constructor=1&toString=', '_rsc=1&__nextLocale=x&nxtPlocale=%00'].map(
    withQuery,
  ),
  (path) => path.replace(/\/([^/?]+)(?=$|\?)/, '%2F$1'),
  (path) => path.replace(/\/([^/?]+)(?=$|\?)/, '/%2e%2e%2f$1'),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `${path}${'/a'.repeat(400)}`,
  (path) => path.toUpperCase(),
  (path) => `${path};a=b`,
  (path) => path.replaceAll(/=([^&]*)/g, '=$1&=').replace(/\?(.*)$/, '?$1&$1'),
  (path) => path.replace(/\?(.*)$/, (_, query: string) => `?${query}&${query}`),
  (path) => `http://evil.example${path}`,
  (path) => path.replace(/\w(?=[^\w]|$)/, '\u00e4'),
  (path, random) => path.replace(/=[^&]*/, () => `=${encode(pickFrom(random, hostileTexts) ?? '')}`),
];

/** Percent-encodes any text; a lone surrogate as its three bytes. */
export function encode(text: string): string {
  return [...text]
    .map((character) => (/^[\ud800-\udfff]$/.test(character) ? '%ED%A0%80' : encodeURIComponent(character)))
    .join('');
}

/** Another spelling of a path with its query. */
export function hostileAddress(path: string, random: Random): string {
  const change = addresses[random.int(0, addresses.length - 1)];
  const changed = change ? change(path, random) : path;
  return changed.startsWith('/') || changed.startsWith('http:') ? changed : `/${changed}`;
}
