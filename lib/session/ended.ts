import 'server-only';
import type { CallError } from '#lib/platform/errors.ts';
import { endingHeaders } from './answer-headers.ts';
import { type Refusal, refusalOfCode } from './refusal.ts';
import { refusalHeader } from './refusal-cookie.ts';

type Header = readonly [string, string];

/** What an answer carries that ends the session; where the platform named a reason, the next sign-in shows it (DEC-X-5). */
export async function headersOfEnd({ code, envelope }: CallError): Promise<readonly Header[]> {
  const refusal = refusalOfCode(code, envelope.additionalInfo);
  return refusal.code === 'login.error.unauthorized' ? endingHeaders() : headersOfPause(refusal);
}

/** The same for an end that is no error, such as a pause that the player wished for. */
export async function headersOfPause(refusal: Refusal): Promise<readonly Header[]> {
  return [...endingHeaders(), await refusalHeader(refusal)];
}
