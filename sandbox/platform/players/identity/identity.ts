import { createHmac } from 'node:crypto';
import { foldName } from './fold-name.ts';

/** What makes a person the same one in every check: neither country nor address. */
export interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`; null until it is known. */
  readonly dateOfBirth: string | null;
}

/** The keyed hash of something about a person, so that tables and indexes hold neither names nor birth dates. */
export function hashAboutPerson(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`person:${text}`).digest('hex');
}

/**
 * DEC-PER-1: the identity of a person, the same for every spelling of the name and wherever the first name ends; null while the
 * birth date is unknown.
 */
export function identityOf({ firstName, lastName, dateOfBirth }: NamedPerson, secret: string): string | null {
  if (!dateOfBirth) return null;
  const name = [...foldName(firstName), ...foldName(lastName)].join('');
  return hashAboutPerson(`identity:${dateOfBirth}:${name}`, secret);
}
