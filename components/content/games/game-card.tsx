import { Link } from '#components/ui/actions/link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Picture } from '#components/ui/media/picture.tsx';
import type { GameTile } from '#lib/content/types.ts';

export interface GameCardLabels {
  readonly jackpot: string;
  readonly live: string;
  /** E.g. `Return 96.2 %`; null if the game publishes none. */
  readonly returns: string | null;
}

interface GameCardProps {
  readonly game: GameTile;
  readonly labels: GameCardLabels;
  readonly href: string;
  readonly sizes: string;
}

/** Name and studio are below the picture, where thumbs do not cover them. */
export function GameCard({ game, labels, href, sizes }: GameCardProps) {
  const mark = game.isLive ? labels.live : game.hasJackpot ? labels.jackpot : null;
  return (
    <article className="group relative isolate focus-within:outline-none">
      <div className="relative aspect-[4/3] overflow-hidden rounded-card bg-ink-3 shadow-lit group-focus-within:outline-2 group-focus-within:outline-offset-3 group-focus-within:outline-brass-2">
        <div className="absolute inset-0 transition-transform duration-200 group-hover:scale-[1.04]">
          <Picture picture={game.picture} sizes={sizes} widths={[180, 240, 320]} ratio={4 / 3} fill decorative />
        </div>
        {mark && (
          <span
            className={classNames(
              'absolute top-2.5 left-2.5 rounded-full px-2.5 py-1 text-xs leading-none font-semibold',
              game.isLive ? 'bg-felt-2 text-[oklch(0.2_0.04_160)]' : 'bg-brass text-on-brass',
            )}
          >
            {mark}
          </span>
        )}
      </div>
      <h3 className="mt-2.5 font-sans text-sm leading-snug font-semibold tracking-normal">
        <Link href={href} className="stretched outline-none">
          {game.title}
        </Link>
      </h3>
      <p className="mt-0.5 text-xs text-paper-3">
        {game.studio}
        {labels.returns && (
          <>
            <span className="max-md:hidden"> · </span>
            <span className="max-md:block">{labels.returns}</span>
          </>
        )}
      </p>
    </article>
  );
}
