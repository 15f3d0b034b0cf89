import { useState } from 'react';
import { type DocumentActionComponent, useDocumentOperation } from 'sanity';

/** Takes a document off the site and keeps it as a draft. Sanity's own action needs the list of perspectives, which is off. */
export const unpublishAction: DocumentActionComponent = ({ id, type, published, onComplete }) => {
  const { unpublish } = useDocumentOperation(id, type);
  const [isAsking, setAsking] = useState(false);
  if (!published) return null;
  return {
    label: 'Unpublish',
    tone: 'critical',
    disabled: unpublish.disabled !== false,
    title: unpublish.disabled === false ? 'Takes it off the site and keeps it as a draft' : 'Nothing is published',
    onHandle: () => setAsking(true),
    dialog: isAsking && {
      type: 'confirm',
      tone: 'critical',
      message: 'The site no longer shows it from the next request on. It stays here as a draft.',
      confirmButtonText: 'Unpublish',
      onCancel: () => setAsking(false),
      onConfirm: () => {
        unpublish.execute();
        setAsking(false);
        onComplete();
      },
    },
  };
};
unpublishAction.displayName = 'Unpublish';
