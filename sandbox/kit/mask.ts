import { showEmail } from '#lib/core/validation/show-email.ts';

/** `ava.new@sandbox.test` → `a•••@sandbox.test`. DEC-X-8. */
export function maskEmail(email: string): string {
  const shown = showEmail(email);
  const at = shown.lastIndexOf('@');
  return at < 1 ? '•••' : `${shown.slice(0, 1)}•••${shown.slice(at)}`;
}

/** `+358401234567` → `+358•••67`. */
export function maskPhone(phone: string): string {
  return phone.length < 8 ? '•••' : `${phone.slice(0, 4)}•••${phone.slice(-2)}`;
}

/** Masks an e-mail address or a phone number. */
export function maskReceiver(to: string): string {
  return to.includes('@') ? maskEmail(to) : maskPhone(to);
}
