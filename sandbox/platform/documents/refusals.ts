import { createRefusals } from '../core/refusal.ts';

export const documentRefusal = createRefusals({
  'error.document.kind': 'The kind, its part or its payment method does not fit the document.',
  'error.document.not_requested': 'This document is not asked for.',
  'error.document.not_uploaded': 'The verification provider has received no file.',
  'error.document.return_url': 'The return URL does not belong to the site.',
  'error.document.unknown': 'There is no such upload, or it belongs to another document.',
});
