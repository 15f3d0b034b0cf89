import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/media/icon.tsx';
import type { LanguageTag } from '#lib/core/market/markets.ts';
import { LocaleLink } from './locale-link.tsx';

export interface LocaleOption {
  /** As in the path, e.g. `fi-FI`. */
  readonly locale: string;
  /** BCP 47, for `lang` and `hreflang`. */
  readonly tag: LanguageTag;
  /** The market in its own language, e.g. `Suomi`. */
  readonly market: string;
  /** The language's own name, e.g. `suomi`. */
  readonly language: string;
  readonly current: boolean;
}

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
        <ul className="grid gap-1 md:grid-cols-2">
          {options.map((option) => (
            <li key={option.locale}>
              <LocaleLink
                locale={option.locale}
                lang={option.tag}
                hrefLang={option.tag}
                aria-current={option.current ? 'true' : undefined}
                className={classNames(
                  'flex min-h-12 items-center justify-between gap-3 rounded-md px-4 py-2 hover:bg-paper/6',
                  option.current && 'bg-paper/8',
                )}
              >
                <span>
                  <span className="block text-sm font-semibold">{option.market}</span>
                  <span className="block text-xs text-paper-2">{option.language}</span>
                </span>
                {option.current && <Icon name="check" size={18} className="text-brass" />}
              </LocaleLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
