import type { Random } from '#sandbox/data/art/random.ts';
import { pickFrom } from './values.ts';

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
  (_, random) => made(`{"a":"${'x'.repeat(random.int(10_000, 400_000))}"}`, 'a long text'),
  () => made(`{"a":"${'x'.repeat(1_200_000)}"}`, 'too long'),
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
  (_, random) => made(wide(random.int(1_000, 20_000)), 'many members'),
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

function wide(count: number): string {
  return `{${Array.from({ length: count }, (_, at) => `"m${at}":${at}`).join()}}`;
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
