import { GameRail } from '#components/content/games/game-rail.tsx';
import { noteOfLinks } from '#lib/content/documents/banners/offer-note.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import type { SectionOf } from './section-of.ts';

interface LandingGamesProps {
  readonly context: PageContext;
  readonly section: SectionOf<'games'>;
}

export function LandingGames({ context, section }: LandingGamesProps) {
  const { action } = section;
  const note = noteOfLinks(context.locale, [action]);
  return (
    <div className="space-y-3">
      <GameRail
        context={context}
        id={`games-${section.key}`}
        title={section.title}
        games={section.games}
        more={action ? { label: action.label, href: action.href } : undefined}
      />
      {note && <p className="page text-xs text-paper-2">{note}</p>}
    </div>
  );
}
