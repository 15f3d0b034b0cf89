let typed = '';

/** The address that was typed into the sign-in dialog, for the form of a new password: in memory only, never asked twice. */
export function rememberAddress(email: string): void {
  typed = email.trim();
}

export function takeAddress(): string {
  const email = typed;
  typed = '';
  return email;
}
