import type { CSSProperties, ReactNode } from 'react';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { SportsLink } from '#lib/sportsbook/listing/place.ts';
import { sportsRoot } from '#lib/sportsbook/routes.ts';
import { Crumbs } from './crumbs.tsx';

interface SportsHeaderProps {
  readonly context: PageContext;
  readonly heading: string;
  readonly text?: string;
  /** From the sport to the page itself. */
  readonly steps: readonly SportsLink[];
  readonly children?: ReactNode;
}

/** A hue for each sport, from its path. */
function hueOf(path: string): number {
  return [...(path.split('/')[2] ?? '')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
}

export function SportsHeader({ context, heading, text, steps, children }: SportsHeaderProps) {
  const tint = { '--tint': `oklch(0.42 0.09 ${hueOf(steps[0]?.path ?? '')})` } as CSSProperties;
  return (
    <header
      style={tint}
      className="bg-[radial-gradient(min(60rem,90%)_100%_at_20%_0,color-mix(in_oklch,var(--tint)_75%,transparent),transparent)]"
    >
      <div className="page space-y-3 pt-6 pb-8 md:pt-10 md:pb-10">
        <Crumbs
          label={getTranslator(context.locale, 'sports')('trail')}
          root={`/${context.locale.locale}`}
          steps={[{ name: getTranslator(context.locale, 'lobby')('sports'), path: sportsRoot }, ...steps]}
        />
        <h1 className="text-3xl text-balance">{heading}</h1>
        {text && <p className="max-w-3xl text-paper-2">{text}</p>}
        {children}
      </div>
    </header>
  );
}
