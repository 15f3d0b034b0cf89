import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dayMs } from '#lib/core/time/durations.ts';
import { createCertificate } from '#sandbox/kit/tls/certificate.ts';
import { loadCertificate } from './saved-certificate.ts';

const names = ['localhost', 'sandbox.localhost', '127.0.0.1'];
const now = new Date('2026-11-20T12:00:00Z');

test('creates a self-signed certificate for its names only', async () => {
  const { cert, key } = await createCertificate(names, now);
  const certificate = new X509Certificate(cert);
  for (const name of ['localhost', 'sandbox.localhost']) expect(certificate.checkHost(name)).toBe(name);
  expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(certificate.checkHost('example.com')).toBeUndefined();
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(certificate.ca).toBe(false);
  expect(Date.parse(certificate.validTo)).toBe(now.getTime() + 365 * dayMs);
});

describe('the saved certificate', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'tls-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is loaded again at the next start, with a private key that only its owner can read', async () => {
    const first = await loadCertificate(folder, names, now);
    expect(await loadCertificate(folder, names, now)).toEqual(first);
    expect(statSync(path.join(folder, 'tls', 'key.pem')).mode & 0o077).toBe(0);
    expect(readFileSync(path.join(folder, 'tls', 'certificate.pem'), 'utf8')).toBe(first.cert);
  });

  test('is replaced in its last month and when it lacks a name', async () => {
    const first = await loadCertificate(folder, names, now);
    const late = new Date(now.getTime() + 340 * dayMs);
    const second = await loadCertificate(folder, names, late);
    expect(second.cert).not.toBe(first.cert);
    expect((await loadCertificate(folder, [...names, 'other.localhost'], late)).cert).not.toBe(second.cert);
  });
});
