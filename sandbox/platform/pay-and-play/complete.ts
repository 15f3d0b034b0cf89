import { eq } from 'drizzle-orm';
import type { completePlayer } from '#lib/pay-and-play/contract.ts';
import { isPhone } from '#lib/pay-and-play/rules.ts';
import type { BodyOf } from '#lib/platform/endpoint.ts';
import type { FieldError } from '#lib/platform/errors.ts';
import { isEmail } from '#lib/registration/details-rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import { findPlayer } from '../players/find.ts';
import { playerTable } from '../players/tables.ts';
import { refusal } from '../refusal.ts';
import { isTaken, registerIfComplete } from './person.ts';
import { refuse } from './refusals.ts';
import { requireOpenSession } from './session.ts';

type Form = BodyOf<typeof completePlayer>;

/** Takes the short form's answers. What the player had before stays: a bank visit changes no known address. */
export async function completeFromForm(tx: Database, form: Form, now: Date): Promise<{ playerId: string }> {
  const session = await requireOpenSession(tx, form.sessionId, now);
  const player = await findPlayer(tx, form.playerId);
  if (!player || player.id !== session.playerId) throw refuse('error.pnp.session.invalid');
  const given = { email: player.email || form.email.trim().toLowerCase(), mobilePhone: player.mobilePhone || form.mobilePhone };
  const faults = [
    ...(await faultsOf(tx, 'email', given.email, player.id)),
    ...(await faultsOf(tx, 'mobilePhone', given.mobilePhone, player.id)),
  ];
  if (faults.length > 0) throw refusal(400, 'error.validation', { fieldErrors: faults });
  const isNew = player.status === 'PRE_REGISTERED';
  const change = { ...given, ...(isNew && { languageCode: form.languageCode, marketingOptIn: form.marketingOptIn }) };
  await tx.update(playerTable).set(change).where(eq(playerTable.id, player.id));
  await registerIfComplete(tx, { ...player, ...given }, form.termsAndConditionsAcceptedVersion, now);
  return { playerId: form.playerId };
}

async function faultsOf(
  tx: Database,
  field: 'email' | 'mobilePhone',
  value: string,
  playerId: number,
): Promise<readonly FieldError[]> {
  const isRight = field === 'email' ? isEmail(value) : isPhone(value);
  const fault = (code: string, message: string) => [{ objectName: 'player', field, code, message }];
  if (!isRight) return fault(`error.${field}.invalid`, 'This is not valid.');
  return (await isTaken(tx, field, value, playerId)) ? fault(`error.${field}.taken`, 'Another player has it.') : [];
}
