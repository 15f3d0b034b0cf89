import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { isFlag, object, text, withDefault } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

export interface FormFields {
  readonly email: string;
  readonly phone: string;
  readonly marketing: boolean;
  readonly terms: boolean;
}

const fieldsShape = object({
  email: text(1_000),
  phone: text(1_000),
  marketing: withDefault(isFlag, false),
  terms: withDefault(isFlag, false),
});
const storedAmount = stored('session', `${playerKeyPrefix}bank-amount`, text(40));
const storedFields = stored('session', `${playerKeyPrefix}bank-form`, fieldsShape);

/** Stores the typed amount for a visitor who comes back from the bank's page. A new visit starts with an empty contact form. */
export function storeAmount(amount: string): void {
  removeFormDraft();
  storedAmount.write(amount);
}

export function readStoredAmount(): string {
  return storedAmount.read() ?? '';
}

/** Stores the contact form in this tab, over a reload and a return to the bank's page. */
export function storeFields(fields: FormFields): void {
  storedFields.write(fields);
}

/** Undefined where nothing valid is stored. */
export function readStoredFields(): FormFields | undefined {
  return storedFields.read();
}

/** Removes amount and fields once the visit is over. */
export function removeFormDraft(): void {
  storedAmount.remove();
  storedFields.remove();
}
