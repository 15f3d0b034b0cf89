import { Link } from '#components/ui/actions/link.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import type { GameTile } from '#lib/content/types.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { GameCard } from './game-card.tsx';

interface GameRailProps {
  readonly context: PageContext;
  readonly id: string;
  readonly title: string;
  readonly games: readonly GameTile[];
  readonly more?: { readonly label: string; readonly href: string };
}

const sizes = '(min-width: 1024px) 240px, (min-width: 768px) 26vw, 40vw';

/** A scrolling row of games; the last visible one is cut off to show that the row continues. */
export function GameRail({ context, id, title, games, more }: GameRailProps) {
  if (games.length === 0) return null;
  const t = getTranslator(context.locale, 'games');
  const returnsOf = ({ rtp }: GameTile) => (rtp === null ? null : t('returns', { percent: rtp.toFixed(1) }));
  return (
    <section aria-labelledby={id} className="space-y-5">
      <div className="page row-head">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {more && (
          <Link href={more.href} className="row-link">
            {more.label}
          </Link>
        )}
      </div>
      <ul aria-labelledby={id} className="page rail gap-3 scroll-px-(--gutter) py-1 md:gap-4">
        {games.map((game) => (
          <li key={game.id} className="w-[40%] md:w-[25.5%] lg:w-[15.2rem]">
            <GameCard
              game={game}
              href={`/${context.locale.locale}${game.path}`}
              sizes={sizes}
              labels={{ jackpot: t('jackpot'), live: t('live'), returns: returnsOf(game) }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
