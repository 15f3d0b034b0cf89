import 'server-only';
import { z } from 'zod';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { contentParams, type PageContext } from '../../pages/params.ts';
import { editorial } from '../../query/fragments.ts';
import { contentQuery, readContent } from '../../query/read.ts';
import { documentOf } from '../../query/tolerant.ts';

const text = z.string().nullish();
/** The names are those of the catalog's messages that the texts replace. */
const shape = z.object({
  title: text,
  intro: text,
  stepDetails: text,
  stepContact: text,
  stepVerification: text,
  next: text,
  submit: text,
  phoneHint: text,
  terms: text,
  termsRead: text,
  privacyRead: text,
  allConditions: text,
  marketing: text,
  unsupportedTitle: text,
  unsupportedText: text,
  duplicatedTitle: text,
  duplicatedText: text,
  completeTitle: text,
} satisfies Partial<Record<keyof Messages['registration'], typeof text>>);

/** XTR-04: texts of the registration form. */
export type RegistrationTexts = Readonly<Partial<Pick<Messages['registration'], keyof typeof shape.shape>>>;

const query = contentQuery({
  groq: `${editorial('registrationPage')}{${Object.keys(shape.shape).join(', ')}}[0]`,
  types: ['registrationPage'],
  shape: documentOf('registrationPage', shape),
});

/** XTR-04: the texts that editors wrote for the registration form of a market and language. */
export async function readRegistrationTexts(context: PageContext): Promise<RegistrationTexts> {
  const raw = await readContent(query, contentParams(context));
  // A consent that does not state the age is none.
  const isUsable = (key: string, value: string) => value.trim() !== '' && (key !== 'allConditions' || value.includes('{age}'));
  return Object.fromEntries(Object.entries(raw ?? {}).filter(([key, value]) => value && isUsable(key, value)));
}
