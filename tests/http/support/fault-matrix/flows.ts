import { depositLimit, registration, signIn } from './flows/account.ts';
import { bonusClaim } from './flows/bonuses.ts';
import { upload } from './flows/documents.ts';
import { launch } from './flows/games.ts';
import { deposit, withdrawal } from './flows/payments.ts';
import { cashOut, sportsBet } from './flows/sportsbook.ts';
import type { Flow } from './types.ts';

export const flows: readonly Flow[] = [
  deposit,
  withdrawal,
  bonusClaim,
  depositLimit,
  launch,
  sportsBet,
  cashOut,
  upload,
  signIn,
  registration,
];
