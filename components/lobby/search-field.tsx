'use client';

import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { loadSearchable } from '#lib/lobby/searchable.ts';
import { changeLobby, useLobby } from '#lib/lobby/store.ts';
import type { TilePlace } from './tile-place.ts';

interface SearchFieldProps {
  readonly place: TilePlace;
  readonly labels: { readonly search: string; readonly clear: string };
}

/** LOB-08: looks as one types; `/` opens it from anywhere on the page. Pressed before the page answers, it asks by the address. */
export function SearchField({ place, labels }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const text = useLobby((state) => state.text);
  const prepare = () => void Promise.all([loadSearchable(place), import('./lobby-results.tsx')]).catch(() => undefined);

  useEffect(() => {
    // Typed before the page answered.
    const early = input.current?.value;
    if (early) changeLobby({ text: early });
    const open = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);

  return (
    <search className="relative flex-1 md:max-w-md">
      <form onSubmit={(event) => event.preventDefault()}>
        <button
          type="submit"
          tabIndex={-1}
          aria-label={labels.search}
          className="absolute top-1/2 left-1 grid size-10 -translate-y-1/2 place-items-center text-paper-3"
        >
          <Icon name="search" size={20} />
        </button>
        <input
          ref={input}
          type="search"
          name="q"
          value={text}
          aria-label={labels.search}
          placeholder={labels.search}
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
            if (event.key === 'ArrowDown') goToResults(event);
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
            aria-label={labels.clear}
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

/** Past the categories, straight to what was found. */
function goToResults(event: ReactKeyboardEvent): void {
  const first = document.querySelector<HTMLElement>('[aria-labelledby="results"] li a');
  if (!first) return;
  event.preventDefault();
  first.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
