import { loadWords } from '#lib/i18n/load-words.ts';
import { faultWords, type WayOn } from '#lib/pay-and-play/fault-words.ts';
import { type CallError, isCallError } from '#lib/platform/errors.ts';
import { type ShownRefusal, type SignInWords, showRefusal } from '#lib/session/refusal-words.ts';
import type en from '#messages/en.json';

export type Words = (typeof en)['payAndPlay'];

/** A refusal in words, and what helps. */
export interface Fault {
  readonly title: string;
  readonly detail: string;
  readonly wayOn: WayOn;
  /** Set for a player who may not sign in (decisions §2.2). */
  readonly refusal?: ShownRefusal;
}

/** Where the dialog stands. */
export interface Place {
  readonly locale: string;
  readonly language: string;
  /** Two-letter market, for how money is written. */
  readonly market: string;
  /** The front page, which lies behind the dialog. */
  readonly home: string;
}

export interface Prepared extends Place {
  readonly words: Words;
  readonly explain: (error: unknown) => Promise<Fault>;
}

/** The dialog's words, once they are wanted. */
export async function preparePayAndPlay(place: Place): Promise<Prepared> {
  const words = await loadWords<Words>(place.language, 'payAndPlay');
  return { ...place, words, explain: (error) => explain(error, place, words) };
}

async function explain(error: unknown, place: Place, words: Words): Promise<Fault> {
  const code = isCallError(error) ? error.code : 'error.system.error';
  if (isCallError(error) && code.startsWith('login.error.')) return explainBlock(error, place);
  const { title, detail, wayOn } = faultWords(code);
  return { title: words[title], detail: words[detail], wayOn };
}

/** A player whom his bank has named and who may not play: in the words of a refused sign-in. */
async function explainBlock(error: CallError, { language, home }: Place): Promise<Fault> {
  const words = await loadWords<SignInWords>(language, 'signIn');
  const { days, millisLeft, initiator, cooling, playerId } = error.envelope.additionalInfo ?? {};
  const refusal = showRefusal(words, document.documentElement.lang, home, {
    code: error.code,
    ...(typeof days === 'number' && { days }),
    ...(typeof millisLeft === 'number' && { millisLeft }),
    ...(typeof initiator === 'string' && { initiator }),
    ...(typeof playerId === 'string' && { playerId }),
    cooling: cooling === true,
  });
  return { title: refusal.message, detail: refusal.detail, wayOn: 'contact', refusal };
}
