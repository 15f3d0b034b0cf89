'use client';

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

/** A client component, so that the page sends its links as data and not as markup twice. */
export function LocaleList({ options }: { readonly options: readonly LocaleOption[] }) {
  return (
    <ul className="grid gap-1 md:grid-cols-2">
      {options.map((option) => (
        <li key={option.locale}>
          <LocaleLink
            locale={option.locale}
            lang={option.tag}
            hrefLang={option.tag}
            aria-current={option.current ? 'true' : undefined}
            className={classNames('locale-option', option.current && 'bg-paper/8')}
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
  );
}
