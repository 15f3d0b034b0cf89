import type { Random } from '#sandbox/data/art/random.ts';
import { pickFrom } from './values.ts';

/** Texts on which parsers, databases and pages fail. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '\u202e\u2066txt',
  '\ufeff',
  'é'.normalize('NFD').repeat(200),
  '👩‍👩‍👧‍👦'.repeat(30),
  'ﷺ'.repeat(300),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "'; drop table players; --",
  '" or 1=1 --',
  '%',
  '%00',
  '%25%30',
  '$\u007b7*7}{{7*7}}<%= 7 %>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '//evil.example/a',
  '/\t/evil.example',
  'http://[',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'a\r\nX-Injected: 1',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '٣',
  '１２',
  '9007199254740993',
  '-9223372036854775809',
  '999999999999999999999999999999',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-19T23:59:59Z',
  '0001-01-01T00:00:00+23:59',
  'a'.repeat(65),
  'a'.repeat(257),
  'x'.repeat(5_000),
  '('.repeat(2_000),
  `${'a'.repeat(3_000)}!`,
  `${'a@'.repeat(1_000)}b`,
  ' '.repeat(3_000),
  '\t'.repeat(500),
  '[]',
  '{}',
  'null',
  'true',
  '*[_type == "player"]',
  '^(a+)+$',
];

/** JSON values other than texts. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[[]]],
  { length: -1 },
  { toString: 1 },
  0,
  -0,
  -1,
  0.1 + 0.2,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
  Array.from({ length: 1_000 }, () => 'a'),
  Array.from({ length: 300 }, () => ({})),
];

/** A body, its content type, and what is odd about it. */
export interface HostileBody {
  readonly body: Buffer | undefined;
  readonly type: string | undefined;
  readonly note: string;
}

const json = 'application/json';
const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/json/x',
  'APPLICATION/JSON',
  ',',
  undefined,
] as const;

const makers: readonly ((valid: string, random: Random) => HostileBody)[] = [
  (_, random) => made('['.repeat(random.int(100, 15_000)), 'deep and open'),
  (_, random) => nested('[', ']', random.int(100, 10_000)),
  (_, random) => nested('{"a":', '}', random.int(100, 5_000)),
  (_, random) => made(JSON.stringify({ a: 'x'.repeat(random.int(10_000, 400_000)) }), 'a long text'),
  () => made(JSON.stringify({ a: 'x'.repeat(1_200_000) }), 'too long'),
  (valid, random) => made(valid.slice(0, random.int(0, Math.max(0, valid.length - 1))), 'cut'),
  (valid, random) => flipped(valid, random),
  (valid) => made(valid.replace(/\}\s*$/, ',}'), 'a comma too many'),
  (valid) => made(`\ufeff${valid}`, 'a byte order mark'),
  (valid) => made(`${valid}${valid}`, 'twice'),
  (valid) => made(valid.replaceAll(/:\s*[^,{}[\]]+/g, ':NaN'), 'NaN'),
  (valid) => made(valid.replaceAll(/:\s*"[^"]*"/g, ':"\\u0000"'), 'null characters'),
  (valid) => made(valid.replaceAll(/:\s*"[^"]*"/g, ':"\\ud800"'), 'lone surrogates'),
  (valid) => made(valid.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},'), 'a prototype'),
  (valid) => ({ body: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(valid, 'utf16le')]), type: json, note: 'UTF-16' }),
  () => ({ body: Buffer.from([0xc3, 0x28, 0xff, 0x00, 0x7b]), type: json, note: 'no UTF-8' }),
  () => made('', 'nothing'),
  () => made('null', 'null'),
  () => made('"text"', 'a text'),
  () => made('1e999', 'a number'),
  () => made('[]', 'a list'),
  (_, random) => made(JSON.stringify(wide(random.int(1_000, 20_000))), 'many members'),
  (valid, random) => ({ body: Buffer.from(valid), type: pickFrom(random, types), note: 'another type' }),
  (_, random) => ({ body: form(random), type: types[1], note: 'a form' }),
  (valid) => ({ body: multipart(valid), type: 'multipart/form-data; boundary=x', note: 'a multipart form' }),
];

function made(text: string, note: string): HostileBody {
  return { body: Buffer.from(text), type: json, note };
}

function nested(open: string, close: string, depth: number): HostileBody {
  return made(`${open.repeat(depth)}1${close.repeat(depth)}`, `${depth} levels`);
}

function flipped(valid: string, random: Random): HostileBody {
  const body = Buffer.from(valid);
  for (let count = random.int(1, 4); count > 0 && body.length > 0; count -= 1) {
    body[random.int(0, body.length - 1)] = random.int(0, 255);
  }
  return { body, type: json, note: 'changed bytes' };
}

function wide(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`m${at}`, at]));
}

function form(random: Random): Buffer {
  const fields = Array.from(
    { length: random.int(0, 30) },
    () => `${random.pick(['a', 'reason', 'email', 'csrfToken'])}=%${random.pick(['00', 'ff', 'zz', ''])}`,
  );
  return Buffer.from(fields.join('&'));
}

function multipart(valid: string): Buffer {
  const part = 'Content-Disposition: form-data; name="file"; filename="a\0.pdf"\r\nContent-Type: application/pdf';
  return Buffer.from(`--x\r\n${part}\r\n\r\n%PDF-1.7\n${valid}\r\n--x`);
}

/** A body that is no valid one, made from a valid one. */
export function hostileBody(valid: string, random: Random): HostileBody {
  const make = makers[random.int(0, makers.length - 1)];
  return make ? make(valid, random) : made(valid, 'valid');
}

const addresses: readonly ((path: string, random: Random) => string)[] = [
  (path) => path.replace(/\/([^/?]+)(?=$|\?)/, '%2F$1'),
  (path) => path.replace(/\/([^/?]+)(?=$|\?)/, '/%2e%2e%2f$1'),
  (path) => path.replace(/[^/]+(?=$|\?)/, '%00'),
  (path) => path.replace(/[^/]+(?=$|\?)/, '%ED%A0%80'),
  (path) => path.replace(/[^/]+(?=$|\?)/, '%E0%A4%A'),
  (path) => path.replace(/[^/]+(?=$|\?)/, '%'),
  (path) => path.replace(/[^/]+(?=$|\?)/, '%5c..%5c'),
  (path) => path.replace(/[^/]+(?=$|\?)/, '__proto__'),
  (path) => path.replace(/[^/]+(?=$|\?)/, 'x'.repeat(6_000)),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `${path}${'/a'.repeat(400)}`,
  (path) => path.toUpperCase(),
  (path) => `${path};a=b`,
  (path) => `${path}${path.includes('?') ? '&' : '?'}a=%00`,
  (path) => `${path}${path.includes('?') ? '&' : '?'}${'a=1&'.repeat(1_000)}`,
  (path) => `${path}${path.includes('?') ? '&' : '?'}__proto__[a]=1&constructor=1&toString=`,
  (path) => `${path}${path.includes('?') ? '&' : '?'}_rsc=1&__nextLocale=x&nxtPlocale=%00`,
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

const headers: readonly Readonly<Record<string, string>>[] = [
  { Host: 'evil.example' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
  { 'X-Forwarded-For': 'not an address, ::::, 999.1.1.1' },
  { 'X-Forwarded-For': '1,'.repeat(2_000) },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'null' },
  { Cookie: 'a=%; next-auth.session-token=x; parlour.session=Fe26.2**; consent=%00; audience=__proto__; ;;=' },
  { Cookie: `parlour.session=${'x'.repeat(3_900)}` },
  { Cookie: 'parlour.session=\u00ff\u00fe; locale=\u00e4' },
  { Authorization: 'Bearer' },
  { Authorization: 'Basic =' },
  { Authorization: `Bearer ${'a.'.repeat(1_500)}` },
  { Authorization: 'eyJhbGciOiJub25lIn0.eyJwbGF5ZXJfaWQiOiIxMDAwMjQifQ.' },
  { SiteContext: '{"siteId":1e999}' },
  { SiteContext: '__proto__' },
  { SiteContext: '' },
  { 'Idempotency-Key': 'x'.repeat(4_000) },
  { 'Idempotency-Key': '\u00e4' },
  { 'Accept-Language': 'x-'.repeat(1_500) },
  { 'Accept-Encoding': 'identity;q=0, *;q=0' },
  { Accept: 'application/xml;q=2' },
  { Range: 'bytes=9-1,-,5' },
  { 'If-None-Match': '"'.repeat(1_000) },
  { 'If-Modified-Since': 'never' },
  { 'Content-Encoding': 'gzip' },
  { Expect: '200-maybe' },
  { Expect: '100-continue' },
  { Upgrade: 'websocket', Connection: 'Upgrade' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'X-Middleware-Subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'X-Middleware-Rewrite': '/fi-FI/d2' },
  { 'X-Nextjs-Data': '1' },
  { 'Next-Action': 'x'.repeat(42) },
  { RSC: '1' },
  { RSC: '1', 'Next-Router-State-Tree': '%7B%5B' },
  { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/../_tree' },
  { 'X-Prerender-Revalidate': 'x' },
  { 'X-Invoke-Path': '/etc', 'X-Matched-Path': '/api/__proto__' },
  { 'X-Signature': 'zz', 'X-Timestamp': 'NaN' },
  { 'X-Sandbox-Signature': 't=1,n=xxxxxxxx,v1=' },
  { 'X-Amz-Target': 'AWSCognitoIdentityProviderService.__proto__' },
  { 'User-Agent': '('.repeat(4_000) },
  { 'X-Sandbox-Country': '\u00df', 'X-Sandbox-IP': 'x' },
  { 'sanity-webhook-signature': `t=${'9'.repeat(16)},v1=${'A'.repeat(43)}` },
  { traceparent: '00-0-0-0' },
  Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`X-Many-${at}`, 'x'])),
];

/** Headers that no browser and no service sends. */
export function hostileHeaders(random: Random): Readonly<Record<string, string>> {
  return headers[random.int(0, headers.length - 1)] ?? {};
}
