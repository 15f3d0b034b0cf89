import type { Notice } from './page/layout.ts';
import { toEnvelope } from './refusals.ts';

/** Runs a form's action. Returns the URL to redirect to, with the outcome in its query. */
export async function runForm(path: string, section: string, perform: () => Promise<void>): Promise<string> {
  try {
    await perform();
    return `${path}?done=1${section}`;
  } catch (error) {
    const { message, fieldErrors } = toEnvelope(error);
    const fields = fieldErrors?.map(({ field, message: problem }) => `${field} ${problem}`).join('; ');
    return `${path}?refused=${encodeURIComponent([message, fields].filter(Boolean).join(' '))}`;
  }
}

export function readNotice({ done, refused }: Record<string, string>): Notice | undefined {
  if (refused) return { kind: 'refused', text: refused };
  return done ? { kind: 'done', text: 'Done.' } : undefined;
}
