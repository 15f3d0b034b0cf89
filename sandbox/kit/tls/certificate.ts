import { isIP } from 'node:net';
import { dayMs } from '#lib/core/time/durations.ts';

/** PEM texts of a certificate and its private key. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** A self-signed server certificate for these host names and IPv4 addresses, valid for a year from `now`. */
export async function createCertificate(names: readonly string[], now: Date): Promise<Certificate> {
  // Loaded on demand: a start with a saved certificate does not need it.
  const { generate } = await import('selfsigned');
  const pems = await generate([{ name: 'commonName', value: 'Parlour sandbox' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: new Date(now.getTime() - dayMs),
    notAfterDate: new Date(now.getTime() + 365 * dayMs),
    extensions: [
      // Not a CA: a browser that trusts this certificate trusts these names only.
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: names.map(alternativeName) },
    ],
  });
  return { cert: pems.cert, key: pems.private };
}

function alternativeName(name: string) {
  return isIP(name) ? ({ type: 7, ip: name } as const) : ({ type: 2, value: name } as const);
}
