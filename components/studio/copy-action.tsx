import { useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { CopyDialog } from './copy-dialog.tsx';

/** Copies a document to other markets, as drafts. */
export const copyAction: DocumentActionComponent = ({ draft, published }) => {
  const [isOpen, setOpen] = useState(false);
  const document = draft ?? published;
  if (!document) return null;
  return {
    label: 'Copy to other markets',
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Copy to other markets',
      onClose: () => setOpen(false),
      content: <CopyDialog document={document} />,
    },
  };
};
copyAction.displayName = 'Copy';
