import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefusals } from '#components/refusals/use-refusals.ts';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Switch } from '#components/ui/form/switch.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { readProfile } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { addFavorite, listFavorites, removeFavorite } from '#lib/games/lobby/calls.ts';
import type { PlayTotals } from '#lib/games/play/play-state.ts';
import { useIsClosed } from '#lib/session/use-section-access.ts';
import { readWallet } from '#lib/wallet/calls.ts';
import { useBalance } from '#lib/wallet/client.ts';
import type { PlayedGame } from '../played-game.ts';
import { formatDuration } from '../use-clock.ts';
import { LoadError } from './load-error.tsx';

const shownParts = ['main', 'locked', 'casinoBonus', 'liveCasinoBonus'] as const;

export function AccountPart() {
  const { home, numbers } = useLocale();
  const messages = useMessages('play');
  const profile = useQuery(query(readProfile));
  const client = useQueryClient();
  const { balance, isStale } = useBalance(profile.data?.currencyCode);
  const hasFailed = (isStale && !balance) || (profile.isError && !profile.data);
  const reload = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [key] }) => key === readWallet.key || key === readProfile.key,
    });
  return (
    <div className="space-y-6">
      {profile.data && <p className="font-display text-xl">{`${profile.data.firstName} ${profile.data.lastName}`}</p>}
      {profile.isPending && <Skeleton className="h-7 w-40 rounded-sm" />}
      {hasFailed ? <LoadError onRetry={reload} /> : isStale && <Notice tone="warn">{messages.stale}</Notice>}
      <dl className="lit divide-y divide-paper/7 rounded-card">
        {shownParts.map((part) => (
          <div key={part} className="flex justify-between gap-4 px-4 py-3 text-sm">
            <dt>{messages[part]}</dt>
            <dd className="font-semibold tabular-nums">
              {balance ? formatMoney(balance[part], numbers) : isStale ? '–' : <Skeleton className="h-5 w-20 rounded-sm" />}
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink href={`${home}/my-account`} tone="secondary" wide>
        {messages.toAccount}
      </ButtonLink>
    </div>
  );
}

/** Links to the cashier. An open round is played to its end after the player leaves the game. */
export function BankingPart() {
  const { home } = useLocale();
  const isDepositClosed = useIsClosed('deposit');
  const messages = useMessages('play');
  return (
    <div className="space-y-3">
      <p className="mb-5 text-sm text-paper-2">{messages.bankingText}</p>
      {!isDepositClosed && (
        <ButtonLink href={`${home}/my-account/banking/deposit`} wide>
          {messages.deposit}
        </ButtonLink>
      )}
      <ButtonLink href={`${home}/my-account/banking/withdraw`} tone="secondary" wide>
        {messages.withdraw}
      </ButtonLink>
      <ButtonLink href={`${home}/my-account/banking/transactions`} tone="quiet" wide>
        {messages.transactions}
      </ButtonLink>
    </div>
  );
}

interface ProtectionPartProps {
  readonly seconds: number;
  readonly totals: PlayTotals | undefined;
}

export function ProtectionPart({ seconds, totals }: ProtectionPartProps) {
  const { home, numbers } = useLocale();
  const { data: profile } = useQuery(query(readProfile));
  const messages = useMessages('play');
  const t = useTranslator('play');
  return (
    <div className="space-y-5">
      <Notice tone="protection" title={t('spent', { time: formatDuration(seconds) })}>
        {messages.spentText}
      </Notice>
      {totals && profile && (
        <dl className="lit divide-y divide-paper/7 rounded-card">
          {[
            [messages.staked, totals.turnover],
            [messages.won, totals.winnings],
            [messages.result, totals.winnings - totals.turnover],
          ].map(([label, amount]) => (
            <div key={label} className="flex justify-between gap-4 px-4 py-3 text-sm">
              <dt>{label}</dt>
              <dd className="font-semibold tabular-nums">
                {formatMoney(fromWire(Number(amount), profile.currencyCode), numbers)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ButtonLink href={`${home}/my-account/gambling-limits`} tone="secondary" wide>
        {messages.limits}
      </ButtonLink>
      <ButtonLink href={`${home}/my-account`} tone="secondary" wide>
        {messages.pause}
      </ButtonLink>
    </div>
  );
}

export function SettingsPart({ game }: { readonly game: PlayedGame }) {
  const messages = useMessages('play');
  const client = useQueryClient();
  const lobbyPageType = game.isLive ? ('LIVE_CASINO' as const) : ('CASINO' as const);
  const favouriteQuery = query(listFavorites, { query: { category: lobbyPageType, gameId: game.id } });
  const favourite = useQuery(favouriteQuery);
  const reload = () => client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === listFavorites.key });
  const refusals = useRefusals({ lost: { title: '', detail: messages.notSaved } });
  const change = useSubmit(
    (isFavorite: boolean) =>
      (isFavorite ? addFavorite : removeFavorite)({ body: { gameId: game.id, lobbyPageType } }).finally(reload),
    refusals,
  );
  const isKnown = favourite.data && 'isFavorite' in favourite.data ? favourite.data.isFavorite : undefined;
  return (
    <>
      <Switch
        label={messages.favourite}
        text={messages.favouriteText}
        checked={change.sent ?? isKnown ?? false}
        disabled={isKnown === undefined}
        readOnly={change.isPending}
        onChange={({ currentTarget }) => void change.submit(currentTarget.checked)}
      />
      <ErrorAlert error={change.refusal} />
      {favourite.isError && !favourite.data && <LoadError onRetry={favourite.refetch} />}
      <p className="mt-4 text-sm text-paper-2">{messages.soundText}</p>
    </>
  );
}
