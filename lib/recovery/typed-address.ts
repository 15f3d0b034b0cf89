let typedAddress = '';

/** Passes the e-mail address typed into another form to the password reset form, in memory only. */
export function setTypedAddress(email: string): void {
  typedAddress = email.trim();
}

export function takeTypedAddress(): string {
  const email = typedAddress;
  typedAddress = '';
  return email;
}
