import { z } from 'zod';
import { normalizeEmail } from './email.ts';
import { normalizePassword } from './password.ts';

/** Without control characters, which databases reject. */
const printable = /^\P{Cc}*$/u;

/** A typed e-mail address, in the form in which addresses are compared. */
export const emailSchema = z.string().max(320).overwrite(normalizeEmail).regex(printable);

/** A password that will be stored; its rules are checked apart, because each has a text of its own. */
export const newPasswordSchema = z.string().max(256).regex(printable).overwrite(normalizePassword);

/** A password to compare, as it was typed: who compares it tries each of `passwordForms`. */
export const knownPasswordSchema = z.string().min(1).max(256);
