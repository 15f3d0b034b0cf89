export interface FormValues {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string;
  readonly province: string;
  readonly phonePrefix: string;
  readonly phoneBody: string;
  /** `yyyy-MM-dd`; incomplete dates keep their dashes: `1990-4-`. */
  readonly dateOfBirth: string;
  readonly address: string;
  readonly city: string;
  readonly postCode: string;
  readonly cpf: string;
  readonly termsAndConditions: boolean;
  readonly allConditions: boolean;
  readonly marketingOptIn: boolean;
}
export type FieldName = keyof FormValues;
export type FormStep = 'Details' | 'ContactInfo';

/** The fields of each step in order; the first with an error gets the focus. */
export const fieldsOf: Readonly<Record<FormStep, readonly FieldName[]>> = {
  Details: ['email', 'password', 'firstName', 'lastName', 'countryCode', 'province', 'phonePrefix', 'phoneBody'],
  ContactInfo: ['dateOfBirth', 'address', 'city', 'postCode', 'cpf', 'termsAndConditions', 'allConditions', 'marketingOptIn'],
};

/** Inputs of the checks that depend on country, province and date. */
export interface FormConditions {
  readonly cpfRequired: boolean;
  readonly provinceRequired: boolean;
  readonly minAge: number;
  readonly now: Date;
}

export type FieldErrors = Partial<Record<FieldName, FieldErrorCode>>;
export type FieldErrorCode =
  | 'error.field.required'
  | 'error.field.too_long'
  | 'error.field.characters'
  | 'error.name.invalid'
  | 'error.email.invalid'
  | 'error.password.policy'
  | 'error.password.common'
  | 'error.phone.invalid'
  | 'error.date.invalid'
  | 'error.age.minimum'
  | 'error.post_code.invalid'
  | 'error.cpf.invalid'
  | 'error.terms.required';
