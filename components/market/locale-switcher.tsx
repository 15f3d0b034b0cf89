import { Icon } from '#components/ui/media/icon.tsx';
import { LocaleList, type LocaleOption } from './locale-list.tsx';

/** The id of the popover. */
export const localeSwitcherId = 'locale-switcher';

export function localeName({ market, language }: LocaleOption): string {
  return `${market} · ${language}`;
}

interface LocaleSwitcherProps {
  readonly label: string;
  readonly closeLabel: string;
  readonly options: readonly LocaleOption[];
}

/** A button and a popover of links with the browser's popover API, so that it works before any script loads. */
export function LocaleSwitcher({ label, closeLabel, options }: LocaleSwitcherProps) {
  const id = localeSwitcherId;
  const current = options.find((option) => option.current);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={current ? `${label}: ${current.market}, ${current.language}` : label}
        className="inline-flex h-11 items-center gap-2 rounded-full px-4 text-sm font-medium text-paper-2 ring-1 ring-control ring-inset hover:text-paper"
      >
        <Icon name="globe" size={18} />
        <span>{current ? localeName(current) : label}</span>
        <Icon name="chevronDown" size={16} />
      </button>
      <div
        id={id}
        popover="auto"
        className="sheet inset-x-0 top-auto bottom-0 max-h-[80dvh] w-full overflow-y-auto rounded-t-sheet p-6 md:inset-0 md:m-auto md:h-fit md:w-[40rem] md:rounded-sheet md:p-8"
      >
        <div className="mb-5 flex items-center justify-between gap-4">
          <h2 className="text-xl">{label}</h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
            className="-mr-2 grid size-11 place-items-center rounded-full text-paper-2 hover:bg-ink-4 hover:text-paper"
          >
            <Icon name="close" />
          </button>
        </div>
        <LocaleList options={options} />
      </div>
    </>
  );
}
