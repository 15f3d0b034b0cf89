/** `ava.new@sandbox.test` → `a•••@sandbox.test`. DEC-X-8. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** `+358401234567` → `+358•••67`. */
export function maskPhone(phone: string): string {
  return phone.length < 8 ? '•••' : `${phone.slice(0, 4)}•••${phone.slice(-2)}`;
}

/** Masks an e-mail address or a phone number. */
export function maskReceiver(to: string): string {
  return to.includes('@') ? maskEmail(to) : maskPhone(to);
}
