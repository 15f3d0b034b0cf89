import { type SportsRefusal, sportsRefusals } from '#lib/sportsbook/seamless/contract.ts';
import { type Refusal, refusal } from '../core/refusal.ts';

/** Creates the refusal of a call of the sportsbook, with the status of its code. */
export function sportsRefusal(code: SportsRefusal, additionalInfo?: Readonly<Record<string, unknown>>): Refusal {
  return refusal(sportsRefusals[code], code, additionalInfo && { additionalInfo });
}
