import type { ReactNode } from 'react';
import { createTranslator } from 'use-intl/core';
import type { GameDetails } from '#lib/lobby/details.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import type en from '#messages/en.json';
import type { TilePlace } from './tile-place.ts';

export type DetailWords = (typeof en)['gameDetails'];

interface DetailFactsProps {
  readonly details: GameDetails;
  readonly words: DetailWords;
  readonly place: TilePlace;
}

const volatilities = { low: 1, med: 2, high: 3, 'very high': 4 } as const;

function isVolatility(value: string | null): value is keyof typeof volatilities {
  return value !== null && value in volatilities;
}

/** The figures of a game, each under its name; what it does not have is left out. */
export function DetailFacts({ details, words, place }: DetailFactsProps) {
  const say = createTranslator({ locale: place.tag, messages: words });
  const { rtp, volatility, limits, lines, hasWays, features, dealer, hours } = details;
  const money = (amount: number) => formatWholeMoney(fromWire(amount, limits?.currency ?? place.currency), place.market);
  const named = features.flatMap((feature) => featureName(words, feature) ?? []);
  return (
    <div className="space-y-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm">
        {limits && <Fact name={words.limits}>{`${money(limits.min)} – ${money(limits.max)}`}</Fact>}
        {rtp !== null && <Fact name={words.returns}>{say('percent', { percent: rtp.toFixed(2) })}</Fact>}
        {isVolatility(volatility) && (
          <Fact name={words.volatility}>
            <span className="inline-flex items-center gap-2">
              {words[volatilityKeys[volatility]]}
              <VolatilityPips level={volatilities[volatility]} />
            </span>
          </Fact>
        )}
        {lines !== null && <Fact name={hasWays ? words.ways : words.lines}>{lines.toLocaleString('en')}</Fact>}
        {dealer && <Fact name={words.dealer}>{dealer}</Fact>}
        {hours && (
          <Fact name={words.hours}>
            {hours.start === '00:00' && hours.end === '24:00'
              ? words.always
              : say('from', {
                  start: hours.start,
                  end: hours.end,
                  zone: hours.timeZone.replace(/^.*\//, '').replaceAll('_', ' '),
                })}
          </Fact>
        )}
      </dl>
      {named.length > 0 && (
        <div className="space-y-2">
          <p className="text-xs text-paper-3">{words.features}</p>
          <ul className="flex flex-wrap gap-2">
            {named.map((name) => (
              <li key={name} className="rounded-full bg-paper/8 px-3 py-1 text-xs font-medium">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-paper-3">{name}</dt>
      <dd className="mt-0.5 font-semibold">{children}</dd>
    </div>
  );
}

function VolatilityPips({ level }: { readonly level: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {[1, 2, 3, 4].map((pip) => (
        <span key={pip} className={pip <= level ? 'size-2 rounded-full bg-brass' : 'size-2 rounded-full bg-paper/16'} />
      ))}
    </span>
  );
}

const volatilityKeys = { low: 'low', med: 'medium', high: 'high', 'very high': 'veryHigh' } as const;

const featureKeys = {
  'free-spins': 'freeSpins',
  wilds: 'wilds',
  'expanding-wilds': 'expandingWilds',
  'bonus-buy': 'bonusBuy',
  multiplier: 'multiplier',
  gamble: 'gamble',
  cascades: 'cascades',
  jackpot: 'jackpot',
  'auto-cash-out': 'autoCashOut',
  'instant-win': 'instantWin',
} as const;

function isFeature(value: string): value is keyof typeof featureKeys {
  return value in featureKeys;
}

/** A feature in words; one that editors made up has none. */
function featureName(words: DetailWords, feature: string): string | undefined {
  return isFeature(feature) ? words[featureKeys[feature]] : undefined;
}
