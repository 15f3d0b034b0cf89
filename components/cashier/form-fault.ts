import type { CallError } from '#lib/platform/errors.ts';

export interface FormFault {
  readonly title: string;
  readonly text: string;
  /** It belongs to the amount's field. */
  readonly isAboutAmount: boolean;
}

export function aboutAmount(text: string): FormFault {
  return { title: '', text, isAboutAmount: true };
}

type Sentences<Words> = readonly [title: keyof Words, text: keyof Words];

interface FaultWords {
  readonly lostTitle: string;
  readonly lostText: string;
  readonly errorTitle: string;
  readonly errorText: string;
}

/** A refusal that has words of its own, an answer that was lost, or any other failure. */
export function faultOf<Words extends FaultWords>(
  { code, layer, status }: CallError,
  words: Words,
  known: Readonly<Record<string, Sentences<Words>>>,
): FormFault {
  const isLost = layer === 'network' || status >= 500;
  const [title, text]: Sentences<Words> = known[code] ?? (isLost ? ['lostTitle', 'lostText'] : ['errorTitle', 'errorText']);
  return { title: String(words[title]), text: String(words[text]), isAboutAmount: false };
}
