import type { Secret } from './secret.ts';

/** Signs small texts with HMAC-SHA-256, by Web Crypto because the middleware may run without Node's. */
export interface Signer {
  /** The text, a point and the signature. */
  sign(text: string): Promise<string>;
  /** The text; undefined if the signature is missing or wrong. */
  open(signed: string): Promise<string | undefined>;
}

const encoder = new TextEncoder();

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** Undefined if the text is not base64url. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Whether one of the secrets signed the text. */
export function isSignedWith(
  secrets: Secret,
  signature: Uint8Array<ArrayBuffer>,
  text: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  return isSignedBy(secrets.map(importHmacKey), signature, text);
}

async function isSignedBy(
  keys: readonly Promise<CryptoKey>[],
  signature: Uint8Array<ArrayBuffer>,
  text: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  for (const key of keys) if (await crypto.subtle.verify('HMAC', await key, signature, text)) return true;
  return false;
}

function importHmacKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

/** Signs with the first of the secrets, and opens what was signed with any. */
export function createSigner(secrets: Secret): Signer {
  const keys = secrets.map(importHmacKey);
  return {
    async sign(text) {
      const [key = importHmacKey(secrets[0])] = keys;
      const signature = await crypto.subtle.sign('HMAC', await key, encoder.encode(text));
      return `${text}.${toBase64Url(new Uint8Array(signature))}`;
    },
    async open(signed) {
      const end = signed.lastIndexOf('.');
      const text = signed.slice(0, Math.max(0, end));
      const signature = fromBase64Url(signed.slice(end + 1));
      if (!text || !signature) return undefined;
      return (await isSignedBy(keys, signature, encoder.encode(text))) ? text : undefined;
    },
  };
}
