'use client';

import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '#components/ui/media/icon.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { loadSearchable } from '#lib/games/catalog/searchable.ts';
import { changeLobby, useLobbyStore } from '#lib/games/lobby/store.ts';
import { useLobbyContext } from '../lobby-context.tsx';

/** LOB-08: searches while typing; `/` focuses it from anywhere on the page. */
export function SearchField() {
  const { locale } = useLocale();
  const { lobby } = useLobbyContext();
  const messages = useMessages('tiles');
  const input = useRef<HTMLInputElement>(null);
  const text = useLobbyStore((state) => state.text);
  const prepare = () =>
    void Promise.all([loadSearchable({ locale, lobby }), import('./lobby-results.tsx')]).catch(() => undefined);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <search className="relative flex-1 md:max-w-md">
      <form method="dialog" onSubmit={(event) => event.preventDefault()}>
        <button
          type="submit"
          tabIndex={-1}
          aria-label={messages.search}
          className="absolute top-1/2 left-1 grid size-10 -translate-y-1/2 place-items-center text-paper-3"
        >
          <Icon name="search" size={20} />
        </button>
        <input
          ref={input}
          type="search"
          value={text}
          aria-label={messages.search}
          placeholder={messages.search}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={80}
          onFocus={prepare}
          onPointerEnter={prepare}
          onChange={(event) => changeLobby({ text: event.target.value, mine: false })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') changeLobby({ text: '' });
            if (event.key === 'ArrowDown') focusFirstResult(event);
          }}
          className="h-12 w-full appearance-none rounded-full border border-control bg-ink pr-12 pl-12 text-base text-paper placeholder:text-paper-3 focus-visible:outline-offset-1 [&::-webkit-search-cancel-button]:hidden"
        />
        {text === '' ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 rounded-sm bg-ink-4 px-2 font-sans text-xs text-paper-3 max-lg:hidden"
          >
            /
          </span>
        ) : (
          <button
            type="button"
            aria-label={messages.clear}
            onClick={() => {
              changeLobby({ text: '' });
              input.current?.focus();
            }}
            className="absolute top-1/2 right-1 grid size-10 -translate-y-1/2 place-items-center rounded-full text-paper-2 hover:text-paper"
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </form>
    </search>
  );
}

function focusFirstResult(event: ReactKeyboardEvent): void {
  const first = document.querySelector<HTMLElement>('[aria-labelledby="results"] li a');
  if (!first) return;
  event.preventDefault();
  first.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
