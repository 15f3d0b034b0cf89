import type { FocusEventHandler, KeyboardEventHandler, PointerEventHandler, RefObject } from 'react';
import { Icon } from '../media/icon.tsx';

interface SearchInputProps {
  /** Names the field and its button, and is its placeholder. */
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly maxLength: number;
  readonly onSubmit?: () => void;
  readonly onFocus?: FocusEventHandler<HTMLInputElement>;
  readonly onPointerEnter?: PointerEventHandler<HTMLInputElement>;
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

/** A field whose results follow while typing, with a button that empties it. */
export function SearchInput({ label, clearLabel, value, onChange, ref, onSubmit, ...input }: SearchInputProps) {
  return (
    <form
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <button
        type="submit"
        tabIndex={-1}
        aria-label={label}
        className="absolute top-1/2 left-1 grid size-10 -translate-y-1/2 place-items-center text-paper-3"
      >
        <Icon name="search" size={20} />
      </button>
      <input
        ref={ref}
        type="search"
        value={value}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        {...input}
        className="h-12 w-full appearance-none rounded-full border border-control bg-ink pr-12 pl-12 text-base text-ellipsis text-paper placeholder:text-paper-3 focus-visible:outline-offset-1 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => {
            onChange('');
            ref.current?.focus();
          }}
          className="absolute top-1/2 right-1 grid size-10 -translate-y-1/2 place-items-center rounded-full text-paper-2 hover:text-paper"
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </form>
  );
}
