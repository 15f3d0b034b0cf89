import type { Locator } from '@playwright/test';
import type { Messages } from './messages.ts';
import { inventPerson, newPassword, passCaptcha } from './new-player.ts';

type RegistrationMessages = Messages['registration'];

/** The label of the checkbox that confirms the age of 18. */
export const ageLabel = (text: string) => text.replace('{age}', '18');

/** Fills in the first step, except the captcha, for a new person with this phone number prefix. */
export async function typeDetails(
  dialog: Locator,
  messages: RegistrationMessages,
  number: string,
): Promise<ReturnType<typeof inventPerson>> {
  const person = inventPerson();
  await dialog.getByLabel(messages.email).fill(person.email);
  await dialog.getByLabel(messages.password, { exact: true }).fill(newPassword);
  await dialog.getByLabel(messages.firstName).fill(person.firstName);
  await dialog.getByLabel(messages.lastName).fill(person.lastName);
  await dialog.getByLabel(messages.phoneBody).fill(`${number}${person.digits}`);
  return person;
}

/** Fills in the first step and passes its captcha. */
export async function fillDetails(
  dialog: Locator,
  messages: RegistrationMessages,
  number: string,
): Promise<ReturnType<typeof inventPerson>> {
  const person = await typeDetails(dialog, messages, number);
  await passCaptcha(dialog);
  return person;
}

interface Home {
  readonly address: string;
  readonly postCode: string;
  readonly city: string;
}

export const helsinki: Home = { address: 'Kalliolankatu 4', postCode: '00510', city: 'Helsinki' };

/** Fills in the second step for an adult. */
export async function fillContact(
  dialog: Locator,
  messages: RegistrationMessages,
  { address, postCode, city }: Home,
): Promise<void> {
  await dialog.getByLabel(messages.day, { exact: true }).fill('1');
  await dialog.getByLabel(messages.month, { exact: true }).fill('4');
  await dialog.getByLabel(messages.year, { exact: true }).fill('1990');
  await dialog.getByLabel(messages.address).fill(address);
  await dialog.getByLabel(messages.postCode).fill(postCode);
  await dialog.getByLabel(messages.city).fill(city);
  await dialog.getByLabel(messages.terms).check();
  await dialog.getByLabel(ageLabel(messages.allConditions)).check();
}
