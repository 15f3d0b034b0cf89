'use client';

import { type KeyboardEvent, useRef } from 'react';
import { SearchInput } from '#components/ui/form/search-input.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { loadSearchable } from '#lib/games/catalog/searchable.ts';
import { changeLobby, useLobbyStore } from '#lib/games/lobby/store.ts';
import { useLobbyContext } from '../lobby-context.tsx';

/** LOB-08: searches while typing. */
export function SearchField() {
  const { locale } = useLocale();
  const { lobby } = useLobbyContext();
  const messages = useMessages('tiles');
  const input = useRef<HTMLInputElement>(null);
  const text = useLobbyStore((state) => state.text);
  const prepare = () =>
    void Promise.all([loadSearchable({ locale, lobby }), import('./lobby-results.tsx')]).catch(() => undefined);

  return (
    <search className="flex-1 md:max-w-md">
      <SearchInput
        ref={input}
        label={messages.search}
        clearLabel={messages.clear}
        value={text}
        onChange={(text) => changeLobby({ text, mine: false })}
        maxLength={80}
        onFocus={prepare}
        onPointerEnter={prepare}
        onKeyDown={(event) => {
          if (event.key === 'Escape') changeLobby({ text: '' });
          if (event.key === 'ArrowDown') focusFirstResult(event);
        }}
      />
    </search>
  );
}

function focusFirstResult(event: KeyboardEvent): void {
  const first = document.querySelector<HTMLElement>('[aria-labelledby="results"] li a');
  if (!first) return;
  event.preventDefault();
  first.focus();
}
