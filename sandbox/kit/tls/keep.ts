import { X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Certificate, createCertificate } from './certificate.ts';

const monthMs = 30 * 86_400_000;

/**
 * The certificate kept in the sandbox's folder, made at the first start and again when it has less than a month to live
 * or lacks a name. Kept, so that a person has to trust it once a year and not at every start.
 */
export function keepCertificate(folder: string, names: readonly string[], now: Date): Certificate {
  const files = { cert: path.join(folder, 'tls', 'certificate.pem'), key: path.join(folder, 'tls', 'key.pem') };
  const kept = readCertificate(files);
  if (kept && serves(kept, names, now)) return kept;
  const made = createCertificate(names, now);
  mkdirSync(path.dirname(files.cert), { recursive: true });
  writeFileSync(files.key, made.key, { mode: 0o600 });
  writeFileSync(files.cert, made.cert);
  return made;
}

function readCertificate({ cert, key }: { readonly cert: string; readonly key: string }): Certificate | undefined {
  try {
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  } catch {
    return undefined;
  }
}

function serves({ cert }: Certificate, names: readonly string[], now: Date): boolean {
  try {
    const known = new X509Certificate(cert);
    const lives = Date.parse(known.validTo) - now.getTime() > monthMs;
    return lives && names.every((name) => known.checkHost(name) !== undefined || known.checkIP(name) !== undefined);
  } catch {
    return false;
  }
}
