'use client';

import { type ComponentType, type KeyboardEvent, memo, type RefObject, useCallback, useDeferredValue, useRef } from 'react';
import { SearchInput } from '#components/ui/form/search-input.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { type ClientLocale, MessagesProvider } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import { maxSearchLength } from '#lib/search/types.ts';
import { SearchResults as Results } from './search-results.tsx';

/** Rendered after the letter is in the field, and begun again with the next letter. */
const SearchResults = memo(Results);

export interface SearchDialogProps {
  readonly open: boolean;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onClose: () => void;
  /** Gets the focus after closing. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** The search of the site as a component, with its messages. Rejects if they cannot be loaded. */
export async function prepareSearch({
  catalogLanguage,
}: Pick<ClientLocale, 'catalogLanguage'>): Promise<ComponentType<SearchDialogProps>> {
  const messages = await loadMessages<Messages['search']>(catalogLanguage, 'search');
  return (props) => (
    <MessagesProvider messages={{ search: messages }}>
      <SearchDialog {...props} messages={messages} />
    </MessagesProvider>
  );
}

/** LOB-08: finds games, studios, offers, sports and help from every page. The arrow keys move through the results. */
function SearchDialog({
  open,
  text,
  onTextChange,
  onClose,
  opener,
  messages,
}: SearchDialogProps & { readonly messages: Messages['search'] }) {
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const searched = useDeferredValue(text.trim());
  const leave = useCallback(() => {
    onClose();
    onTextChange('');
  }, [onClose, onTextChange]);
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const stops = [input.current, ...(results.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const { activeElement } = document;
    const next = stops[(activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1) + step];
    event.preventDefault();
    next?.focus();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={messages.title}
      closeLabel={messages.close}
      placement="top"
      initialFocus={input}
      // Where the button is hidden, what opened the search was a link.
      finalFocus={() => (opener.current?.checkVisibility?.() === false ? true : (opener.current ?? true))}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the field and the links inside. */}
      <div className="space-y-5" onKeyDown={move}>
        <search>
          <SearchInput
            ref={input}
            label={messages.field}
            clearLabel={messages.clear}
            value={text}
            onChange={onTextChange}
            maxLength={maxSearchLength}
            onSubmit={() => results.current?.querySelector('a')?.focus()}
            // After the letters that were typed before the field was there.
            onFocus={({ currentTarget: { value }, currentTarget }) => currentTarget.setSelectionRange(value.length, value.length)}
          />
        </search>
        <div ref={results}>
          <SearchResults text={searched} onLeave={leave} />
        </div>
      </div>
    </Dialog>
  );
}
