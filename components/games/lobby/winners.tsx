'use client';

import { useCallback, useRef, useState } from 'react';
import { Link } from '#components/ui/actions/link.tsx';
import { useSeen } from '#components/ui/use-seen.ts';
import { pictureUrl } from '#lib/content/picture.ts';
import { usePoll } from '#lib/core/api/use-poll.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { fetchWinners } from '#lib/games/lobby/browser.ts';
import type { Winner } from '#lib/games/lobby/winners.ts';

type Kind = 'latest' | 'top';
const kinds: readonly Kind[] = ['latest', 'top'];
const intervalMs = 20_000;

/** TRN-06: wins of other players with their games. Updates can be paused (WCAG 2.2.2). */
export function Winners() {
  const messages = useMessages('tiles');
  const t = useTranslator('tiles');
  const [kind, setKind] = useState<Kind>('latest');
  const [isPaused, setPaused] = useState(false);
  const section = useRef<HTMLElement>(null);
  const isSeen = useSeen(section);
  const { locale } = useLocale();
  const load = useCallback(() => fetchWinners(locale), [locale]);
  const { value, failed } = usePoll(load, intervalMs, isSeen && !isPaused);
  const wins = value?.[kind] ?? [];
  const tabClass =
    '-my-0.5 h-10 rounded-full px-3.5 text-sm font-medium text-paper-2 hover:text-paper aria-pressed:bg-ink-4 aria-pressed:text-paper';
  return (
    <section ref={section} aria-labelledby="winners" className="space-y-3">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="winners" className="mr-auto text-xl max-md:w-full">
          {messages.winners}
        </h2>
        <div className="flex gap-1">
          {kinds.map((one) => (
            <button key={one} type="button" aria-pressed={kind === one} onClick={() => setKind(one)} className={tabClass}>
              {messages[one]}
            </button>
          ))}
        </div>
        <button
          type="button"
          onClick={() => setPaused(!isPaused)}
          className="-my-0.5 h-10 px-2 text-sm font-medium text-brass hover:underline"
        >
          {isPaused ? messages.goOn : messages.pause}
        </button>
      </div>
      <div className="h-20">
        {wins.length > 0 ? (
          <ul aria-labelledby="winners" className="page rail gap-3 scroll-px-(--gutter)">
            {wins.map((win) => (
              <Win key={`${win.at} ${win.game.id}`} win={win} text={(amount) => t('won', { alias: win.alias, amount })} />
            ))}
          </ul>
        ) : (
          <p className="page text-sm text-paper-3">{failed ? messages.winnersFailed : ''}</p>
        )}
      </div>
    </section>
  );
}

interface WinProps {
  readonly win: Winner;
  readonly text: (amount: string) => string;
}

function Win({ win: { game, amountMinor, currency }, text }: WinProps) {
  const { home, numbers } = useLocale();
  const amount = formatMoney({ minor: amountMinor, currency }, numbers);
  return (
    <li className="lit relative flex h-20 w-72 gap-3 overflow-hidden rounded-card">
      {/* biome-ignore lint/performance/noImgElement: the content service makes the candidates */}
      <img
        src={pictureUrl(game.art, { width: 120 })}
        alt=""
        width={96}
        height={80}
        loading="lazy"
        decoding="async"
        className="h-20 w-24 object-cover"
        style={{ backgroundColor: game.tint ?? undefined }}
      />
      <div className="min-w-0 self-center pr-3">
        <p className="truncate text-sm font-semibold">
          <Link href={home + game.path} className="stretched">
            {game.title}
          </Link>
        </p>
        <p className="truncate text-xs text-paper-3">{game.studio}</p>
        <p className="truncate text-sm text-brass-2">{text(amount)}</p>
      </div>
    </li>
  );
}
