import type { Ref } from 'react';
import { Icon } from '#components/ui/media/icon.tsx';
import type { SlipState } from '#lib/sportsbook/frame/frame-state.ts';

interface SlipBarProps {
  readonly slip: SlipState;
  readonly ref: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
}

/** The bar at the bottom of the window that opens the betslip in the frame, wherever the page is scrolled to. */
export function SlipBar({ slip: { isOpen, name, text, odds }, ref, onOpen }: SlipBarProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
      className="fixed inset-x-3 bottom-[calc(var(--bottom)+0.5rem)] z-30 mx-auto flex min-h-14 max-w-xl items-center gap-3 rounded-card bg-brass px-4 py-2 text-left font-semibold text-on-brass shadow-sheet"
    >
      <span className="min-w-0 grow">
        {name} <span className="block text-sm font-medium">{text}</span>
      </span>
      <span className="text-lg">{odds}</span>
      <Icon name="chevronDown" className="rotate-180" />
    </button>
  );
}
