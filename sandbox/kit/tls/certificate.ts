import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';
import { bits, boolean, date, explicit, implicit, integer, objectId, octets, sequence, set, text } from './der.ts';

/** PEM texts of a certificate and its private key. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const dayMs = 86_400_000;
const ecdsaWithSha256 = sequence(objectId('1.2.840.10045.4.3.2'));

/** A self-signed certificate of a server for these names and addresses, valid for a year from `now`. */
export function createCertificate(names: readonly string[], now: Date): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const body = describeServer(names, publicKey, now);
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, ecdsaWithSha256, bits(signature));
  return { cert: pem('CERTIFICATE', whole), key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

function describeServer(names: readonly string[], publicKey: KeyObject, now: Date): Buffer {
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(set(sequence(objectId('2.5.4.3'), text('Parlour sandbox'))));
  return sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(Buffer.from([1, ...randomBytes(15)])),
    ecdsaWithSha256,
    name,
    sequence(date(new Date(now.getTime() - dayMs)), date(new Date(now.getTime() + 365 * dayMs))),
    name,
    spki,
    explicit(3, sequence(...extensions(names, spki))),
  );
}

function extensions(names: readonly string[], spki: Buffer): Buffer[] {
  const digest = createHash('sha1').update(spki).digest();
  return [
    // No authority: a browser that trusts it trusts these names and nothing else.
    extension('2.5.29.19', sequence(), true),
    extension('2.5.29.15', bits(Buffer.from([0x80]), 7), true),
    extension('2.5.29.37', sequence(objectId('1.3.6.1.5.5.7.3.1'))),
    extension('2.5.29.14', octets(digest)),
    extension('2.5.29.17', sequence(...names.map(alternativeName))),
  ];
}

function extension(id: string, value: Buffer, critical = false): Buffer {
  return sequence(objectId(id), ...(critical ? [boolean(true)] : []), octets(value));
}

function alternativeName(name: string): Buffer {
  if (isIP(name) === 4) return implicit(7, Buffer.from(name.split('.').map(Number)));
  return implicit(2, Buffer.from(name));
}

function pem(label: string, der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}
