import type en from '#messages/en.json';
import type { MethodMark } from '../method-mark.ts';

export type DepositWords = (typeof en)['deposit'];

/** Where and in which words the screens are shown. */
export interface DepositPlace {
  readonly words: DepositWords;
  /** BCP 47. */
  readonly language: string;
  /** `fi-FI` */
  readonly locale: string;
  /** Two letters, for how money is written. */
  readonly market: string;
  readonly home: string;
  readonly marks: readonly MethodMark[];
}
