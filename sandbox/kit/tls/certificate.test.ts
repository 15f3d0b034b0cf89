import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCertificate } from '#sandbox/kit/tls/certificate.ts';
import { keepCertificate } from '#sandbox/kit/tls/keep.ts';

const names = ['localhost', 'sandbox.localhost', '127.0.0.1'];
const now = new Date('2026-11-20T12:00:00Z');

test('a certificate holds for its names and for no others, and signs itself', () => {
  const certificate = new X509Certificate(createCertificate(names, now).cert);
  for (const name of ['localhost', 'sandbox.localhost']) expect(certificate.checkHost(name)).toBe(name);
  expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(certificate.checkHost('example.com')).toBeUndefined();
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.ca).toBe(false);
  expect(Date.parse(certificate.validTo)).toBe(now.getTime() + 365 * 86_400_000);
});

describe('the kept certificate', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'tls-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('stays the same at the next start, and nobody else may read its key', () => {
    const first = keepCertificate(folder, names, now);
    expect(keepCertificate(folder, names, now)).toEqual(first);
    expect(statSync(path.join(folder, 'tls', 'key.pem')).mode & 0o077).toBe(0);
    expect(readFileSync(path.join(folder, 'tls', 'certificate.pem'), 'utf8')).toBe(first.cert);
  });

  test('is made anew in its last month, and where it lacks a name', () => {
    const first = keepCertificate(folder, names, now);
    const late = new Date(now.getTime() + 340 * 86_400_000);
    const second = keepCertificate(folder, names, late);
    expect(second.cert).not.toBe(first.cert);
    expect(keepCertificate(folder, [...names, 'other.localhost'], late).cert).not.toBe(second.cert);
  });
});
