import { classNames } from '#components/ui/class-names.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatNumber } from '#lib/core/money/format.ts';
import type { Tournament } from '#lib/tournaments/contract.ts';

/** The rules and the prizes of a tournament, and its leaderboard. */
export function TournamentDetails({ tournament }: { readonly tournament: Tournament }) {
  const messages = useMessages('tournaments');
  const t = useTranslator('tournaments');
  const { rules, prizes, leaderboard } = tournament;
  return (
    <div className="grid gap-8 md:grid-cols-[1fr_1.4fr]">
      <div className="space-y-5 text-sm">
        <p className="text-paper-2">{rules}</p>
        <div>
          <h4 className="mb-2 text-lg">{messages.prizes}</h4>
          <dl className="divide-y divide-paper/7">
            {prizes.map(({ from, to, label }) => (
              <div key={from} className="flex justify-between py-2">
                <dt>{from === to ? t('place', { place: from }) : t('places', { from, to })}</dt>
                <dd className="font-semibold tabular-nums">{label}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {leaderboard.length === 0 ? <p className="text-paper-2">{messages.notBegun}</p> : <Standing leaderboard={leaderboard} />}
    </div>
  );
}

/** The player's own row is marked by colour and by text. */
function Standing({ leaderboard }: Pick<Tournament, 'leaderboard'>) {
  const { numbers } = useLocale();
  const messages = useMessages('tournaments');
  const t = useTranslator('tournaments');
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{messages.standing}</caption>
      <thead className="text-left text-paper-3">
        <tr>
          <th scope="col" className="py-2 pr-3 font-medium">
            {messages.rank}
          </th>
          <th scope="col" className="py-2 font-medium">
            {messages.player}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {messages.points}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            {messages.prize}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-paper/7">
        {leaderboard.map((row) => (
          <tr key={row.rank} className={classNames(row.me && 'bg-brass/14 font-semibold')}>
            <td className="py-2 pr-3">{row.rank}</td>
            <td className="py-2">{row.me ? t('you', { alias: row.alias }) : row.alias}</td>
            <td className="py-2 text-right">{formatNumber(row.points, numbers)}</td>
            <td className="py-2 pl-3 text-right">{row.prize ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
