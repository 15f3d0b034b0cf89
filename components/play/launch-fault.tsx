import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { termsPage } from '#lib/edge/terms-guard.ts';
import { lobbyOf, type PlayedGame, type PlayPlace, type PlayWords } from './play-words.ts';

type Way = 'retry' | 'again' | 'signIn' | 'fun' | 'table' | 'limits' | 'terms';

interface Fault {
  readonly title: keyof PlayWords;
  readonly text: keyof PlayWords;
  readonly way?: Way;
}

const broken: Fault = { title: 'brokenTitle', text: 'brokenText', way: 'retry' };

/** What each code means to who wanted to play, and the one thing to do next (GAM-14, GAM-27). */
const faults: Readonly<Record<string, Fault>> = {
  signIn: { title: 'signInTitle', text: 'signInText', way: 'signIn' },
  blocked: { title: 'blockedTitle', text: 'blockedText' },
  'error.game.not_found': { title: 'goneTitle', text: 'goneText' },
  'error.game.restricted': { title: 'blockedTitle', text: 'blockedText' },
  'error.game.limitation': { title: 'limitationTitle', text: 'limitationText', way: 'fun' },
  'error.spend.limit.reached': { title: 'spendTitle', text: 'spendText', way: 'limits' },
  'error.terms.due': { title: 'termsTitle', text: 'termsText', way: 'terms' },
  'error.evolution.table.closed': { title: 'tableTitle', text: 'tableClosed', way: 'table' },
  'error.evolution.table.full': { title: 'tableTitle', text: 'tableFull', way: 'table' },
  'error.access.unavailable': { title: 'placeTitle', text: 'placeText', way: 'retry' },
  'error.country.restricted': { title: 'blockedTitle', text: 'blockedText' },
  'error.token.expired': { title: 'signInTitle', text: 'signInText', way: 'signIn' },
  'unknown-game': { title: 'goneTitle', text: 'goneText' },
  SESSION_CLOSED: { title: 'closedTitle', text: 'closedText', way: 'again' },
};

interface LaunchFaultProps {
  readonly place: PlayPlace;
  readonly game: PlayedGame;
  readonly code: string;
  readonly onRetry: () => void;
  readonly onFun: () => void;
}

/** Stands where the game would: what happened, in words, and the way on. */
export function LaunchFault({ place, game, code, onRetry, onFun }: LaunchFaultProps) {
  const { words, home } = place;
  const { title, text, way } = faults[code] ?? broken;
  const lobby = lobbyOf(place, game);
  return (
    <div role="alert" className="mx-auto max-w-lg space-y-5 p-6 text-center">
      <Icon name="warning" size={32} className="mx-auto text-coral" />
      <div className="space-y-2">
        <h2 className="text-2xl">{words[title]}</h2>
        <p className="text-paper-2">{words[text]}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {(way === 'retry' || way === 'again') && <Button onClick={onRetry}>{words[way]}</Button>}
        {way === 'fun' && !game.isLive && <Button onClick={onFun}>{words.playFun}</Button>}
        {way === 'signIn' && (
          <ButtonLink href="#sign-in" aria-haspopup="dialog">
            {words.signIn}
          </ButtonLink>
        )}
        {way === 'terms' && <ButtonLink href={termsWay(home)}>{words.termsRead}</ButtonLink>}
        {way === 'limits' && <ButtonLink href={`${home}/responsible-gambling`}>{words.limits}</ButtonLink>}
        {way === 'table' && <ButtonLink href={`${lobby}/${game.gameType}`}>{words.otherTable}</ButtonLink>}
        <ButtonLink href={lobby} tone="secondary">
          {game.isLive ? words.liveLobby : words.lobby}
        </ButtonLink>
      </div>
    </div>
  );
}

/** To the new terms, and back to this very page. */
function termsWay(home: string): string {
  const { pathname, search } = window.location;
  return `${home}${termsPage}?return=${encodeURIComponent(pathname.slice(home.length) + search)}`;
}
