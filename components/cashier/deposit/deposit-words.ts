import type en from '#messages/en.json';

export type DepositWords = (typeof en)['deposit'];

/** A method as content names and draws it. */
export interface MethodMark {
  readonly code: string;
  readonly title: string;
  readonly logo: Parameters<typeof import('#components/ui/picture.tsx').Picture>[0]['picture'];
}

/** Where and in which words the screens are shown. */
export interface DepositPlace {
  readonly words: DepositWords;
  /** BCP 47. */
  readonly language: string;
  /** `fi-FI` */
  readonly locale: string;
  /** Two letters, for how money is written. */
  readonly market: string;
  readonly timeZone: string;
  readonly home: string;
  readonly marks: readonly MethodMark[];
}
