import { type FormEvent, useState } from 'react';
import { type SanityDocument, useClient } from 'sanity';
import { IntentLink } from 'sanity/router';
import { type Copied, copyToPlaces, otherPlaces } from '#lib/studio/desk/copies.ts';
import { deskPlaces } from '#lib/studio/desk/places.ts';

const apiVersion = '2025-02-19';

/** The markets and languages to choose from, then links to the new drafts. */
export function CopyDialog({ document }: { readonly document: SanityDocument }) {
  const client = useClient({ apiVersion });
  const [copied, setCopied] = useState<readonly Copied[]>();
  const [state, setState] = useState<'ready' | 'copying' | 'failed'>('ready');
  const places = otherPlaces(document, deskPlaces);

  async function copy(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new Set(new FormData(event.currentTarget).getAll('place'));
    if (chosen.size === 0) return;
    setState('copying');
    try {
      setCopied(
        await copyToPlaces(
          document,
          places.filter(({ id }) => chosen.has(id)),
          client,
        ),
      );
    } catch {
      setState('failed');
    }
  }

  if (copied) return <CopiedList type={document._type} copied={copied} />;
  return (
    <form className="studio-copy" onSubmit={(event) => void copy(event)}>
      <p>Each copy is a draft with the texts as they are. Translate it, then publish it.</p>
      <fieldset>
        <legend>Markets</legend>
        {places.map(({ id, title }) => (
          <label key={id}>
            <input type="checkbox" name="place" value={id} /> {title}
          </label>
        ))}
      </fieldset>
      {state === 'failed' && <p role="alert">The copies could not be saved. Try again.</p>}
      <button type="submit" disabled={state === 'copying'}>
        {state === 'copying' ? 'Copying …' : 'Copy'}
      </button>
    </form>
  );
}

function CopiedList({ type, copied }: { readonly type: string; readonly copied: readonly Copied[] }) {
  return (
    <ul className="studio-copy" aria-live="polite">
      {copied.map(({ place, id }) => (
        <li key={place.id}>
          {id ? (
            <IntentLink intent="edit" params={{ id, type }}>
              {place.title}
            </IntentLink>
          ) : (
            `${place.title}: has one already`
          )}
        </li>
      ))}
    </ul>
  );
}
