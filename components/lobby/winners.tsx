'use client';

import { useEffect, useRef, useState } from 'react';
import { Link } from '#components/ui/link.tsx';
import { useSeen } from '#components/ui/use-seen.ts';
import { pictureUrl } from '#lib/content/picture.ts';
import { askWinners } from '#lib/lobby/browser.ts';
import type { Winners as Known, Winner } from '#lib/lobby/winners.ts';
import { formatMoney } from '#lib/money/format.ts';
import type { TilePlace } from './tile-place.ts';
import { tileWords } from './tile-words.ts';

type Kind = 'latest' | 'top';
const kinds: readonly Kind[] = ['latest', 'top'];
const askEveryMs = 20_000;

/** TRN-06: what others won, with the game it was won in. New wins come by themselves until they are paused (WCAG 2.2.2). */
export function Winners({ place }: { readonly place: TilePlace }) {
  const { words, locale } = place;
  const [kind, setKind] = useState<Kind>('latest');
  const [isPaused, setPaused] = useState(false);
  const section = useRef<HTMLElement>(null);
  const isSeen = useSeen(section);
  const { known, failed } = useWinners(locale, isPaused || !isSeen);
  const say = tileWords(place);
  const wins = known?.[kind] ?? [];
  const look =
    'h-9 rounded-full px-3.5 text-sm font-medium text-paper-2 hover:text-paper aria-pressed:bg-ink-4 aria-pressed:text-paper';
  return (
    <section ref={section} aria-labelledby="winners" className="space-y-3">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="winners" className="mr-auto text-xl max-md:w-full">
          {words.winners}
        </h2>
        <div className="flex gap-1">
          {kinds.map((one) => (
            <button key={one} type="button" aria-pressed={kind === one} onClick={() => setKind(one)} className={look}>
              {words[one]}
            </button>
          ))}
        </div>
        <button
          type="button"
          onClick={() => setPaused(!isPaused)}
          className="h-9 px-2 text-sm font-medium text-brass hover:underline"
        >
          {isPaused ? words.goOn : words.pause}
        </button>
      </div>
      <div className="h-20">
        {wins.length > 0 ? (
          <ul aria-labelledby="winners" className="page rail gap-3 scroll-px-(--gutter)">
            {wins.map((win) => (
              <Win
                key={`${win.at} ${win.game.id}`}
                win={win}
                place={place}
                text={(amount) => say('won', { alias: win.alias, amount })}
              />
            ))}
          </ul>
        ) : (
          <p className="page text-sm text-paper-3">{failed ? words.winnersFailed : ''}</p>
        )}
      </div>
    </section>
  );
}

interface WinProps {
  readonly win: Winner;
  readonly place: TilePlace;
  readonly text: (amount: string) => string;
}

function Win({ win: { game, amountMinor, currency }, place, text }: WinProps) {
  const amount = formatMoney({ minor: amountMinor, currency }, place.market);
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
          <Link href={place.home + game.path} className="stretched">
            {game.title}
          </Link>
        </p>
        <p className="truncate text-xs text-paper-3">{game.studio}</p>
        <p className="truncate text-sm text-brass-2">{text(amount)}</p>
      </div>
    </li>
  );
}

function useWinners(locale: string, isPaused: boolean) {
  const [known, setKnown] = useState<Known | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    let isGone = false;
    const ask = () => {
      if (document.hidden) return;
      askWinners(locale).then(
        (winners) => {
          if (isGone) return;
          setKnown(winners);
          setFailed(false);
        },
        () => !isGone && setFailed(true),
      );
    };
    ask();
    const timer = setInterval(ask, askEveryMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [locale, isPaused]);
  return { known, failed };
}
