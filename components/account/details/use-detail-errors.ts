import { useCallback } from 'react';
import { useRefusals } from '#components/refusals/use-refusals.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { ownValue } from '#lib/core/own-value.ts';

type Texts = Messages['details'];

const fieldTexts: Readonly<Record<string, keyof Texts>> = {
  'error.field.required': 'fieldRequired',
  'error.field.too_long': 'fieldTooLong',
  'error.field.characters': 'fieldCharacters',
  'error.post_code.invalid': 'postCodeInvalid',
  'error.phone.invalid': 'phoneInvalid',
  'error.phone.unchanged': 'phoneUnchanged',
  'error.vonage.phone.invalid': 'phoneUnreachable',
  'error.province.not_supported': 'provinceNotSupported',
  'error.age.minimum': 'provinceAge',
  'error.password.policy': 'passwordPolicy',
  'error.password.same': 'passwordSame',
  'error.account.balance': 'closeLeaveMissing',
};

/** The texts of refused fields and of failed calls, for every form of the details. */
export function useDetailErrors() {
  const texts = useMessages('details');
  const { oldPasswordWrong } = useMessages('confirmation');

  const fieldText = useCallback(
    (code: string | undefined): string | null => {
      if (code === undefined) return null;
      if (code === 'error.old_password.incorrect') return oldPasswordWrong;
      return texts[ownValue(fieldTexts, code) ?? 'fieldCharacters'];
    },
    [texts, oldPasswordWrong],
  );

  const refusals = useRefusals({
    byCode: { 'sms.max.attempts.reached': { title: texts.maxSends, detail: texts.maxSendsDetail } },
    lost: { title: texts.lost, detail: texts.lostDetail },
    refused: texts.refused,
  });
  return { fieldText, refusals };
}

/** The codes by field of a refusal; empty for any other failure. */
export function fieldCodesOf(error: unknown): Readonly<Record<string, string>> {
  return isCallError(error) ? Object.fromEntries(error.fieldErrors.map(({ field, code }) => [field, code])) : {};
}
