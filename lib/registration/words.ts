import type en from '#messages/en.json';

export type RegistrationWords = (typeof en)['registration'];

/** What a code may be that stands for a sentence of these words: `error.field.too_long` is `errorFieldTooLong`. */
const sayable = /^(?:error|sms)\./;

/** A code in words; an unknown one is said to be unexpected. Placeholders are filled with what is known. */
export function sayCode(words: RegistrationWords, code: string, values: Readonly<Record<string, string | number>> = {}): string {
  const name = sayable.test(code) ? code.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()) : '';
  // Own names only: a service may call its refusal `constructor`.
  const [, said] = Object.entries(words).find(([key]) => key === name) ?? [];
  return fill(said ?? words.errorSignupUnhandled, values);
}

/** Fills `{name}`; these messages have nothing else to format, and a formatter would weigh more than the form. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
