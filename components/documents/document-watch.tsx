import { useDocumentChange } from '#lib/documents/client.ts';

/** Next to a screen that waits for documents: the page moves on once one of them is decided. */
export function DocumentWatch({ onChange }: { readonly onChange: () => void }) {
  useDocumentChange(onChange);
  return null;
}
