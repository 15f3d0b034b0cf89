import type { ErrorEnvelope } from '#lib/core/api/errors.ts';
import { type LimitError, type LimitKind, limitErrors } from '#lib/protection/limits/contract.ts';
import { Refusal } from '../../core/refusal.ts';

const messages: Readonly<Record<LimitError, string>> = {
  INTERVAL: 'The limit is outside the allowed range or not a whole amount.',
  TOO_HIGH: 'The limit is above the limit of a longer period.',
  TOO_LOW: 'The limit is below the limit of a shorter period.',
  LOCKED: 'The limit is locked.',
};

/** DEC-LIM-5: the refusal of a changed limit. */
export function limitRefusal(kind: LimitKind, code: LimitError): Refusal {
  return new Refusal({
    status: 400,
    code: `error.${kind.toLowerCase()}.limit.${code.toLowerCase()}`,
    message: messages[code],
    validationErrors: { limit: { code, message: messages[code] } },
  });
}

/** The code with which a changed limit was refused; undefined for any other refusal. */
export function limitErrorIn({ validationErrors }: ErrorEnvelope): LimitError | undefined {
  return limitErrors.find((each) => each === validationErrors?.limit?.code);
}
