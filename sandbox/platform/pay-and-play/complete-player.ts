import { eq } from 'drizzle-orm';
import type { BodyOf } from '#lib/core/api/endpoint.ts';
import type { FieldError } from '#lib/core/api/errors.ts';
import { isEmail } from '#lib/core/validation/email.ts';
import { readPhone } from '#lib/core/validation/phone.ts';
import type { completePlayer } from '#lib/pay-and-play/contract.ts';
import { bankPhonePrefix } from '#lib/pay-and-play/rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import { badRequest, refusal } from '../core/refusal.ts';
import { findPlayer } from '../players/find-player.ts';
import { lockPersons } from '../players/identity/lock-persons.ts';
import { isOfFormerPlayer, isTaken } from '../players/is-taken.ts';
import { playerTable } from '../players/tables.ts';
import { freeContact } from '../registration/abandon.ts';
import { type Occasion, registerIfComplete } from './bank-player.ts';
import { requireOpenSession } from './session.ts';

type Form = BodyOf<typeof completePlayer>;

/** Applies the short form. Known contact details win: a bank payment does not change them. */
export async function completeFromForm(tx: Database, form: Form, occasion: Occasion): Promise<{ playerId: string }> {
  await lockPersons(tx);
  const { now } = occasion;
  const session = await requireOpenSession(tx, form.sessionId, now);
  const player = await findPlayer(tx, form.playerId);
  if (!player || player.id !== session.playerId) throw badRequest('error.pnp.session.invalid');
  const given = {
    email: player.email || form.email,
    mobilePhone: player.mobilePhone || (readPhone(bankPhonePrefix, form.mobilePhone)?.whole ?? ''),
  };
  const unprovenContacts = [
    ...player.unprovenContacts,
    ...(player.email ? [] : ['email' as const]),
    ...(player.mobilePhone ? [] : ['mobilePhone' as const]),
  ];
  await freeContact(tx, 'email', given.email, now);
  await freeContact(tx, 'mobilePhone', given.mobilePhone, now);
  const errors = [
    ...(await fieldErrorsFor(tx, 'email', given.email, player.id)),
    ...(await fieldErrorsFor(tx, 'mobilePhone', given.mobilePhone, player.id)),
  ];
  if (errors.length > 0) throw refusal(400, 'error.validation', { fieldErrors: errors });
  const isNew = player.status === 'PRE_REGISTERED';
  const change = {
    ...given,
    unprovenContacts,
    ...(isNew && { languageCode: form.languageCode, marketingOptIn: form.marketingOptIn }),
  };
  await tx.update(playerTable).set(change).where(eq(playerTable.id, player.id));
  await registerIfComplete(tx, { ...player, ...given }, form.termsAndConditionsAcceptedVersion, occasion);
  return { playerId: form.playerId };
}

async function fieldErrorsFor(
  tx: Database,
  field: 'email' | 'mobilePhone',
  value: string,
  playerId: number,
): Promise<readonly FieldError[]> {
  const isValid = field === 'email' ? isEmail(value) : value !== '';
  const fieldError = (code: string, message: string) => [{ objectName: 'player', field, code, message }];
  if (!isValid) return fieldError(`error.${field}.invalid`, 'This is not valid.');
  const isOfAnother = (await isTaken(tx, field, value, playerId)) || (field === 'email' && (await isOfFormerPlayer(tx, value)));
  return isOfAnother ? fieldError(`error.${field}.taken`, 'Another player has it.') : [];
}
