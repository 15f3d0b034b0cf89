export const maxFileBytes = 10 * 1024 * 1024;

export type FileProblem =
  | 'empty'
  | 'tooLarge'
  | 'notAccepted'
  | 'encrypted'
  | 'tooSmall'
  | 'tooManyPixels'
  | 'tooManyPages'
  | 'damaged'
  | 'busy';
/** Files of earlier versions may be PDFs. */
export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
export interface CleanFile {
  readonly mediaType: MediaType;
  readonly bytes: Uint8Array;
}
/** The pictures that are kept of a file, or why it is refused. */
export type Inspection = { readonly files: readonly CleanFile[] } | { readonly problem: FileProblem };
