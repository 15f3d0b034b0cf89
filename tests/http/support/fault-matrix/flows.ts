import { depositLimit } from './flows/account.ts';
import { bonusClaim } from './flows/bonuses.ts';
import { upload } from './flows/documents.ts';
import { launch } from './flows/games.ts';
import { deposit, withdrawal } from './flows/payments.ts';
import { registrationInOneCall, registrationInTwoCalls } from './flows/registration.ts';
import { signIn } from './flows/sign-in.ts';
import { cashOut, sportsBet } from './flows/sportsbook.ts';
import type { Flow } from './types.ts';

/** Flows that move money. */
export const moneyFlows: readonly Flow[] = [deposit, withdrawal, bonusClaim, sportsBet, cashOut];
export const accountFlows: readonly Flow[] = [
  signIn,
  registrationInOneCall,
  registrationInTwoCalls,
  depositLimit,
  launch,
  upload,
];
/** Flows whose time-outs are tried: a late call would move money a second time. */
export const slowFlows: readonly Flow[] = [withdrawal, bonusClaim, sportsBet, cashOut];
