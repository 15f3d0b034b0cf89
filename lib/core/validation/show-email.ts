import punycode from 'punycode/punycode.js';

/** A stored e-mail address as its owner writes it: an international domain in its own letters. */
export function showEmail(email: string): string {
  try {
    return punycode.toUnicode(email.trim());
  } catch {
    return email;
  }
}
