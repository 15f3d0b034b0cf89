import type en from '#messages/en.json';
import type { MethodMark } from '../method-mark.ts';

export type WithdrawWords = (typeof en)['withdraw'];

/** Where and in which words the screens are shown. */
export interface WithdrawPlace {
  readonly words: WithdrawWords;
  /** BCP 47. */
  readonly language: string;
  /** Two letters, for how money is written. */
  readonly market: string;
  readonly home: string;
  readonly marks: readonly MethodMark[];
  /** How long a method takes, by the word of the platform; `other` for one that nobody has put into words. */
  readonly times: Readonly<Record<string, string>> & { readonly other: string };
}
