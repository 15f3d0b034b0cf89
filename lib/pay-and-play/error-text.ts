import type en from '#messages/en.json';
import type { PayAndPlayErrorCode } from './responses.ts';

type Key = keyof (typeof en)['payAndPlay'];

/** What to offer: the same step again, a new visit to the bank, the sign-in, or customer service. */
export type Remedy = 'retry' | 'again' | 'signIn' | 'contact';

interface ErrorKeys {
  readonly title: Key;
  readonly detail: Key;
  readonly remedy: Remedy;
}

const errorTexts: Readonly<Record<PayAndPlayErrorCode, ErrorKeys>> = {
  'error.access.unavailable': { title: 'errorAccess', detail: 'errorAccessDetail', remedy: 'retry' },
  'error.age.minimum': { title: 'errorAge', detail: 'errorAgeDetail', remedy: 'contact' },
  'error.country.restricted': { title: 'errorCountry', detail: 'errorCountryDetail', remedy: 'contact' },
  'error.maintenance': { title: 'errorMaintenance', detail: 'errorMaintenanceDetail', remedy: 'retry' },
  'error.pnp.bank': { title: 'errorBank', detail: 'errorBankDetail', remedy: 'again' },
  'error.pnp.closed': { title: 'closed', detail: 'closedDetail', remedy: 'contact' },
  'error.pnp.code.invalid': { title: 'errorCode', detail: 'errorCodeDetail', remedy: 'again' },
  'error.pnp.refused': { title: 'errorRefused', detail: 'errorRefusedDetail', remedy: 'contact' },
  'error.pnp.session.invalid': { title: 'errorSession', detail: 'errorSessionDetail', remedy: 'again' },
  'error.pnp.state': { title: 'errorState', detail: 'errorStateDetail', remedy: 'again' },
  'error.registration.player_already_exists': { title: 'errorKnown', detail: 'errorKnownDetail', remedy: 'signIn' },
  'error.session.not_kept': { title: 'errorNotKept', detail: 'errorNotKeptDetail', remedy: 'contact' },
  'error.system.error': { title: 'errorSystem', detail: 'errorSystemDetail', remedy: 'retry' },
};

/** The message keys for a code, and what to offer; undefined for a code without messages of its own. */
export function errorTextOf(code: string): ErrorKeys | undefined {
  return Object.entries(errorTexts).find(([known]) => known === code)?.[1];
}
