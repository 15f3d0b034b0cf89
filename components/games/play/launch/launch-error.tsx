import dynamic from 'next/dynamic';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { ownValue } from '#lib/core/own-value.ts';
import type { GameBonus } from '#lib/games/launch/contract.ts';
import { termsPathFor } from '#lib/terms/terms-guard.ts';
import { lobbyPath, type PlayedGame } from '../played-game.ts';
import { OtherTables } from './other-tables.tsx';

/** For players only: it needs their server state. */
const BonusRefusal = dynamic(() => import('./bonus-refusal.tsx').then((module) => module.BonusRefusal), {
  loading: () => null,
});

type Action = 'retry' | 'again' | 'signIn' | 'fun' | 'real' | 'table' | 'limits' | 'terms' | 'closeOther';

interface ErrorView {
  readonly title: keyof Messages['play'];
  readonly text: keyof Messages['play'];
  readonly action?: Action;
}

const generalError: ErrorView = { title: 'brokenTitle', text: 'brokenText', action: 'retry' };
const closed: ErrorView = { title: 'closedTitle', text: 'closedText', action: 'again' };

/** GAM-14, GAM-27: the text and the next action of each error code. */
const errorViews: Readonly<Record<string, ErrorView>> = {
  signIn: { title: 'signInTitle', text: 'signInText', action: 'signIn' },
  moneyOnly: { title: 'moneyOnlyTitle', text: 'moneyOnlyText', action: 'real' },
  blocked: { title: 'blockedTitle', text: 'blockedText' },
  'error.game.not_found': { title: 'goneTitle', text: 'goneText' },
  'error.game.restricted': { title: 'blockedTitle', text: 'blockedText' },
  'error.game.limitation': { title: 'limitationTitle', text: 'limitationText', action: 'fun' },
  'error.identity.review': { title: 'identityTitle', text: 'identityText', action: 'fun' },
  'error.spend.limit.reached': { title: 'spendTitle', text: 'spendText', action: 'limits' },
  'error.loss.limit.reached': { title: 'lossTitle', text: 'lossText', action: 'fun' },
  'error.reality_check.due': { title: 'realityCheckTitle', text: 'realityCheckText', action: 'retry' },
  'error.terms.due': { title: 'termsTitle', text: 'termsText', action: 'terms' },
  'error.evolution.table.closed': { title: 'tableTitle', text: 'tableClosed', action: 'table' },
  'error.evolution.table.full': { title: 'tableTitle', text: 'tableFull', action: 'table' },
  'error.table.closed': { title: 'tableTitle', text: 'tableClosed', action: 'table' },
  'error.table.full': { title: 'tableTitle', text: 'tableFull', action: 'table' },
  elsewhere: { title: 'elsewhereTitle', text: 'elsewhereText', action: 'closeOther' },
  'error.too_many_requests': { title: 'tooManyTitle', text: 'tooManyText', action: 'retry' },
  'error.access.unavailable': { title: 'placeTitle', text: 'placeText', action: 'retry' },
  'error.country.restricted': { title: 'blockedTitle', text: 'blockedText' },
  'error.token.expired': { title: 'signInTitle', text: 'signInText', action: 'signIn' },
  'unknown-game': { title: 'goneTitle', text: 'goneText' },
  unreachable: { title: 'brokenTitle', text: 'unreachableText', action: 'retry' },
  'no-session': closed,
  SESSION_CLOSED: closed,
};

interface LaunchErrorProps {
  readonly game: PlayedGame;
  readonly code: string;
  /** The bonus that closes the game. */
  readonly bonus: GameBonus | undefined;
  readonly onRetry: () => void;
  /** Opens the game here, and closes the one that is open elsewhere. */
  readonly onTakeOver: () => void;
  readonly onFun: () => void;
  readonly onReal: () => void;
}

export function LaunchError({ game, code, bonus, onRetry, onTakeOver, onFun, onReal }: LaunchErrorProps) {
  const { home } = useLocale();
  const messages = useMessages('play');
  const { title, text, action } = ownValue(errorViews, code) ?? generalError;
  const lobby = lobbyPath(home, game);
  return (
    <div role="alert" className="mx-auto max-w-lg space-y-5 p-6 text-center">
      <Icon name="warning" size={32} className="mx-auto text-coral" />
      <div className="space-y-2">
        <h2 className="text-2xl">{messages[title]}</h2>
        {!bonus && <p className="text-paper-2">{messages[text]}</p>}
      </div>
      {bonus && <BonusRefusal bonus={bonus} />}
      <div className="flex flex-wrap justify-center gap-3">
        {action === 'retry' && <Button onClick={onRetry}>{messages.retry}</Button>}
        {(action === 'again' || action === 'closeOther') && <Button onClick={onTakeOver}>{messages[action]}</Button>}
        {action === 'fun' && !game.isLive && <Button onClick={onFun}>{messages.playFun}</Button>}
        {action === 'real' && <Button onClick={onReal}>{messages.playReal}</Button>}
        {action === 'signIn' && (
          <ButtonLink href="#sign-in" aria-haspopup="dialog">
            {messages.signIn}
          </ButtonLink>
        )}
        {action === 'terms' && <ButtonLink href={termsPath(home)}>{messages.termsRead}</ButtonLink>}
        {action === 'limits' && <ButtonLink href={`${home}/my-account/gambling-limits`}>{messages.limits}</ButtonLink>}
        <ButtonLink href={lobby} tone="secondary">
          {game.isLive ? messages.liveLobby : messages.lobby}
        </ButtonLink>
      </div>
      {action === 'table' && <OtherTables table={game.slug} group="kind" title={messages.otherTable} />}
    </div>
  );
}

function termsPath(home: string): string {
  const { pathname, search } = window.location;
  return home + termsPathFor(pathname.slice(home.length) + search);
}
