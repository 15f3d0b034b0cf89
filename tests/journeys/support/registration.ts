import type { Locator } from '@playwright/test';
import { inventPerson, newPassword, showPerson } from './newcomer.ts';
import type { Words } from './words.ts';

type Said = Words['registration'];

export const ageTick = (text: string) => text.replace('{age}', '18');

/** Fills the first step for a person whom nobody knows, with a number that begins like this, up to the test for a person. */
export async function typeDetails(dialog: Locator, words: Said, number: string): Promise<ReturnType<typeof inventPerson>> {
  const person = inventPerson();
  await dialog.getByLabel(words.email).fill(person.email);
  await dialog.getByLabel(words.password, { exact: true }).fill(newPassword);
  await dialog.getByLabel(words.firstName).fill(person.firstName);
  await dialog.getByLabel(words.lastName).fill(person.lastName);
  await dialog.getByLabel(words.phoneBody).fill(`${number}${person.digits}`);
  return person;
}

/** The same, and the test passed. */
export async function fillDetails(dialog: Locator, words: Said, number: string): Promise<ReturnType<typeof inventPerson>> {
  const person = await typeDetails(dialog, words, number);
  await showPerson(dialog);
  return person;
}

interface Home {
  readonly address: string;
  readonly postCode: string;
  readonly city: string;
}

export const graz: Home = { address: 'Rosengasse 4', postCode: '8010', city: 'Graz' };
export const helsinki: Home = { address: 'Kalliolankatu 4', postCode: '00510', city: 'Helsinki' };

/** Fills the second step with what a grown-up would write. */
export async function fillContact(dialog: Locator, words: Said, { address, postCode, city }: Home): Promise<void> {
  await dialog.getByLabel(words.day, { exact: true }).fill('1');
  await dialog.getByLabel(words.month, { exact: true }).fill('4');
  await dialog.getByLabel(words.year, { exact: true }).fill('1990');
  await dialog.getByLabel(words.address).fill(address);
  await dialog.getByLabel(words.postCode).fill(postCode);
  await dialog.getByLabel(words.city).fill(city);
  await dialog.getByLabel(words.terms).check();
  await dialog.getByLabel(ageTick(words.allConditions)).check();
}
