import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import { useState } from 'react';
import { type DocumentActionComponent, useClient, useCurrentUser } from 'sanity';
import { type Previewed, previewPath } from './preview-path.ts';

const apiVersion = '2025-02-19';

export const previewAction: DocumentActionComponent = ({ draft, published }) => {
  const client = useClient({ apiVersion });
  const user = useCurrentUser();
  const [isOpening, setOpening] = useState(false);
  const document = draft ?? published;
  if (!document) return null;
  return {
    label: isOpening ? 'Opening …' : 'See drafts on the site',
    disabled: isOpening,
    onHandle: async () => {
      setOpening(true);
      try {
        const category = await client.fetch<string | null>('*[_id == $id][0].slug.current', { id: categoryOf(document) });
        const { secret } = await createPreviewSecret(client, 'parlour/desk', location.origin, user?.id ?? '');
        openInNewTab({ secret, path: previewPath(document as Previewed, category ?? undefined) });
      } finally {
        setOpening(false);
      }
    },
  };
};

function categoryOf({ category }: { readonly [field: string]: unknown }): string {
  return typeof category === 'object' && category !== null && '_ref' in category ? String(category._ref) : '';
}

/** Posts the secret, so that it appears in no URL. */
function openInNewTab(fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/api/drafts/start', target: '_blank', rel: 'noopener' });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
