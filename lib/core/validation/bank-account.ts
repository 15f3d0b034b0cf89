const accountForm = /^[A-Z0-9]{6,34}$/;
const ibanForm = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Reads a typed bank account without spaces, in capitals; undefined if it is no account number, or an IBAN with a wrong check digit. */
export function readBankAccount(text: string): string | undefined {
  const account = text.replace(/[\s.-]/g, '').toUpperCase();
  if (!accountForm.test(account) || !/\d{4}/.test(account)) return undefined;
  return /^[A-Z]{2}\d{2}/.test(account) && !isIban(account) ? undefined : account;
}

/** ISO 13616: the number's remainder by 97 is 1, with letters as 10 to 35 and the first four characters at the end. */
function isIban(account: string): boolean {
  if (!ibanForm.test(account)) return false;
  let remainder = 0;
  for (const character of account.slice(4) + account.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
