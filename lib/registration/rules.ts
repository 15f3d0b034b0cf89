import { ageAt, isRealDate, minimumAge } from './birth-date.ts';
import { isCpf } from './cpf.ts';
import { type Checks, detailsChecks, fault, findFaultsBy } from './details-rules.ts';
import type { FaultCode, Faults, FieldName, FormConditions, FormValues } from './fields.ts';
import { isPostCode } from './post-code.ts';

function lineFault(text: string, longest: number): FaultCode | undefined {
  if (text.length > longest) return 'error.field.too_long';
  const isPlain = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}+°º]+$/u.test(text) && /[\p{L}\p{N}]/u.test(text);
  return isPlain ? undefined : 'error.field.characters';
}

function birthFault({ dateOfBirth, countryCode, province }: FormValues, now: Date): FaultCode | undefined {
  if (!isRealDate(dateOfBirth)) return 'error.date.invalid';
  return fault(ageAt(dateOfBirth, now) >= minimumAge(countryCode, province), 'error.age.minimum');
}

const checks: Checks = {
  ...detailsChecks,
  dateOfBirth: (values, { now }) => birthFault(values, now),
  address: ({ address }) => lineFault(address.trim(), 100),
  city: ({ city }) => lineFault(city.trim(), 60),
  postCode: ({ postCode, countryCode }) => fault(isPostCode(countryCode, postCode), 'error.post_code.invalid'),
  cpf: ({ cpf }) => fault(isCpf(cpf), 'error.cpf.invalid'),
};

/** Everything that is wrong with these fields. DEC-VAL-1 to -8. */
export function findFaults(fields: readonly FieldName[], values: FormValues, conditions: FormConditions): Faults {
  return findFaultsBy(checks, fields, values, conditions);
}

/** Plain text as it is kept: no space at the ends, one inside, composed, straight apostrophes. */
export function tidyLine(text: string): string {
  return text.normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}
