import { X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dayMs } from '#lib/core/time/durations.ts';
import { type Certificate, createCertificate } from './certificate.ts';

const monthMs = 30 * dayMs;

/**
 * The certificate in the sandbox's folder. Created when there is none, when it expires within a month or lacks a name, so a
 * developer has to trust it once a year, not at every start.
 */
export async function loadCertificate(folder: string, names: readonly string[], now: Date): Promise<Certificate> {
  const files = { cert: path.join(folder, 'tls', 'certificate.pem'), key: path.join(folder, 'tls', 'key.pem') };
  const saved = readCertificate(files);
  if (saved && isUsable(saved, names, now)) return saved;
  const created = await createCertificate(names, now);
  mkdirSync(path.dirname(files.cert), { recursive: true });
  writeFileSync(files.key, created.key, { mode: 0o600 });
  writeFileSync(files.cert, created.cert);
  return created;
}

function readCertificate({ cert, key }: { readonly cert: string; readonly key: string }): Certificate | undefined {
  try {
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  } catch {
    return undefined;
  }
}

function isUsable({ cert }: Certificate, names: readonly string[], now: Date): boolean {
  try {
    const certificate = new X509Certificate(cert);
    const isCurrent = Date.parse(certificate.validTo) - now.getTime() > monthMs;
    return (
      isCurrent && names.every((name) => certificate.checkHost(name) !== undefined || certificate.checkIP(name) !== undefined)
    );
  } catch {
    return false;
  }
}
