import { playerKeyPrefix } from '#lib/session/player-key.ts';

const amountKey = `${playerKeyPrefix}bank-amount`;
const fieldsKey = `${playerKeyPrefix}bank-form`;

/** What the short form asks for, as it is typed. */
export interface FormFields {
  readonly email: string;
  readonly phone: string;
  readonly marketing: boolean;
  readonly terms: boolean;
}

function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser without storage: what was typed has to be typed again.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The amount as it was typed, for who comes back from the bank's pages. A new visit has a new form. */
export function keepAmount(text: string): void {
  dropTyped();
  keep(amountKey, text);
}

export function readKeptAmount(): string {
  const text = read(amountKey);
  return typeof text === 'string' ? text.slice(0, 16) : '';
}

/** The short form of this tab over a reload, and over a look back at the bank. */
export function keepFields(fields: FormFields): void {
  keep(fieldsKey, fields);
}

/** Undefined where nothing was typed, or nothing that can be read. */
export function readKeptFields(): FormFields | undefined {
  const { email, phone, marketing, terms }: Partial<Record<keyof FormFields, unknown>> = read(fieldsKey) ?? {};
  if (typeof email !== 'string' || typeof phone !== 'string') return undefined;
  return { email, phone, marketing: marketing === true, terms: terms === true };
}

/** The visit is over. */
export function dropTyped(): void {
  try {
    for (const key of [amountKey, fieldsKey]) sessionStorage.removeItem(key);
  } catch {
    // There was nothing to keep it in.
  }
}
