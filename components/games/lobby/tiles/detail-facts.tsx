import type { ReactNode } from 'react';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatNumber, formatWholeMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { isAllDay } from '#lib/core/time/opening-hours.ts';
import type { GameDetails } from '#lib/games/catalog/details.ts';
import { volatilities } from '#lib/games/catalog/filter.ts';
import { featureKeys, volatilityKeys } from './trait-names.ts';

export function DetailFacts({ details }: { readonly details: GameDetails }) {
  const { currency, numbers } = useLocale();
  const messages = useMessages('gameDetails');
  const t = useTranslator('gameDetails');
  const { rtp, volatility, limits, lines, hasWays, features, dealer, hours } = details;
  const money = (amount: number) => formatWholeMoney(fromWire(amount, limits?.currency ?? currency), numbers);
  const named = features.map((feature) => messages[featureKeys[feature]]);
  return (
    <div className="space-y-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm">
        {limits && <Fact name={messages.limits}>{`${money(limits.min)} – ${money(limits.max)}`}</Fact>}
        {rtp !== null && <Fact name={messages.returns}>{t('percent', { percent: formatNumber(rtp, numbers, 2) })}</Fact>}
        {volatility && (
          <Fact name={messages.volatility}>
            <span className="inline-flex items-center gap-2">
              {messages[volatilityKeys[volatility]]}
              <VolatilityPips level={volatilities.indexOf(volatility) + 1} />
            </span>
          </Fact>
        )}
        {lines !== null && <Fact name={hasWays ? messages.ways : messages.lines}>{formatNumber(lines, numbers)}</Fact>}
        {dealer && <Fact name={messages.dealer}>{dealer}</Fact>}
        {hours && (
          <Fact name={messages.hours}>
            {isAllDay(hours)
              ? messages.always
              : t('from', {
                  start: hours.start,
                  end: hours.end,
                  zone: hours.timeZone.replace(/^.*\//, '').replaceAll('_', ' '),
                })}
          </Fact>
        )}
      </dl>
      {named.length > 0 && (
        <div className="space-y-2">
          <p className="text-xs text-paper-3">{messages.features}</p>
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
