/** Signs small values with HMAC-SHA-256, by Web Crypto because the edge has no Node crypto. */
export interface Signer {
  sign(value: string): Promise<string>;
  /** The value; undefined if the signature is missing or wrong. */
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

export function importHmacKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

export function createSigner(secret: string): Signer {
  const key = importHmacKey(secret);
  return {
    async sign(value) {
      const payload = toBase64Url(encoder.encode(value));
      const signature = await crypto.subtle.sign('HMAC', await key, encoder.encode(payload));
      return `${payload}.${toBase64Url(new Uint8Array(signature))}`;
    },
    async open(signed) {
      const [payload, signature, more] = signed.split('.');
      if (!payload || !signature || more !== undefined) return undefined;
      const signatureBytes = fromBase64Url(signature);
      const bytes = fromBase64Url(payload);
      if (!signatureBytes || !bytes) return undefined;
      const isValid = await crypto.subtle.verify('HMAC', await key, signatureBytes, encoder.encode(payload));
      return isValid ? new TextDecoder().decode(bytes) : undefined;
    },
  };
}
