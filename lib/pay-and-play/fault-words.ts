import type en from '#messages/en.json';
import type { PayAndPlayFault } from './answers.ts';

type Key = keyof (typeof en)['payAndPlay'];

/** What helps: the same step once more, a new visit to the bank, or a person. */
export type WayOn = 'retry' | 'again' | 'contact';

interface FaultWords {
  readonly title: Key;
  readonly detail: Key;
  readonly wayOn: WayOn;
}

const words: Readonly<Record<PayAndPlayFault, FaultWords>> = {
  'error.access.unavailable': { title: 'errorAccess', detail: 'errorAccessDetail', wayOn: 'retry' },
  'error.age.minimum': { title: 'errorAge', detail: 'errorAgeDetail', wayOn: 'contact' },
  'error.country.restricted': { title: 'errorCountry', detail: 'errorCountryDetail', wayOn: 'contact' },
  'error.maintenance': { title: 'errorMaintenance', detail: 'errorMaintenanceDetail', wayOn: 'retry' },
  'error.pnp.bank': { title: 'errorBank', detail: 'errorBankDetail', wayOn: 'again' },
  'error.pnp.closed': { title: 'closed', detail: 'closedDetail', wayOn: 'contact' },
  'error.pnp.code.invalid': { title: 'errorCode', detail: 'errorCodeDetail', wayOn: 'again' },
  'error.pnp.refused': { title: 'errorRefused', detail: 'errorRefusedDetail', wayOn: 'contact' },
  'error.pnp.session.invalid': { title: 'errorSession', detail: 'errorSessionDetail', wayOn: 'again' },
  'error.pnp.state': { title: 'errorState', detail: 'errorStateDetail', wayOn: 'again' },
  'error.system.error': { title: 'errorSystem', detail: 'errorSystemDetail', wayOn: 'retry' },
};

/** The words for a code, and what to do next; a code that nobody knows is our fault, not the player's. */
export function faultWords(code: string): FaultWords {
  return Object.entries(words).find(([known]) => known === code)?.[1] ?? words['error.system.error'];
}
