import type { Notice } from './page/layout.ts';
import { envelopeFor } from './refusals.ts';

/** Where the browser goes after a form: the page it came from, told how it went. */
export async function outcome(path: string, section: string, perform: () => Promise<void>): Promise<string> {
  try {
    await perform();
    return `${path}?done=1${section}`;
  } catch (error) {
    const { message, fieldErrors } = envelopeFor(error);
    const fields = fieldErrors?.map(({ field, message: fault }) => `${field} ${fault}`).join('; ');
    return `${path}?refused=${encodeURIComponent([message, fields].filter(Boolean).join(' '))}`;
  }
}

export function noticeOf({ done, refused }: Record<string, string>): Notice | undefined {
  if (refused) return { kind: 'refused', text: refused };
  return done ? { kind: 'done', text: 'Done.' } : undefined;
}
