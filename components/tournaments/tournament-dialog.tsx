import { createTranslator } from 'use-intl/core';
import { classNames } from '#components/ui/class-names.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import type { Tournament } from '#lib/tournaments/contract.ts';
import { sayWhen, type TournamentPlace } from './tournament-words.ts';

interface TournamentDialogProps {
  readonly place: TournamentPlace;
  readonly tournament: Tournament;
  readonly onClose: () => void;
}

/** J33: the rules, the prizes and the standing; the player's own row is marked, and named in words as well. */
export function TournamentDialog({ place, tournament, onClose }: TournamentDialogProps) {
  const { words, language } = place;
  const say = createTranslator({ locale: language, messages: words });
  const { name, description, rules, prizes, leaderboard } = tournament;
  const points = new Intl.NumberFormat(language);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={name}
      description={description}
      closeLabel={words.close}
      place="wide"
    >
      <div className="grid gap-8 md:grid-cols-[1fr_1.4fr]">
        <div className="space-y-5 text-sm">
          <p className="font-semibold text-brass-2">{sayWhen(place, tournament, say)}</p>
          <p className="text-paper-2">{rules}</p>
          <div>
            <h3 className="mb-2 text-lg">{words.prizes}</h3>
            <dl className="divide-y divide-paper/7">
              {prizes.map(({ from, to, label }) => (
                <div key={from} className="flex justify-between py-2">
                  <dt>{from === to ? say('place', { place: from }) : say('places', { from, to })}</dt>
                  <dd className="font-semibold tabular-nums">{label}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        {leaderboard.length === 0 ? (
          <p className="text-paper-2">{words.notBegun}</p>
        ) : (
          <table className="w-full text-sm tabular-nums">
            <caption className="sr-only">{words.standing}</caption>
            <thead className="text-left text-paper-3">
              <tr>
                <th scope="col" className="py-2 pr-3 font-medium">
                  {words.rank}
                </th>
                <th scope="col" className="py-2 font-medium">
                  {words.player}
                </th>
                <th scope="col" className="py-2 text-right font-medium">
                  {words.points}
                </th>
                <th scope="col" className="py-2 pl-3 text-right font-medium">
                  {words.prize}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-paper/7">
              {leaderboard.map((row) => (
                <tr key={row.rank} className={classNames(row.me && 'bg-brass/14 font-semibold')}>
                  <td className="py-2 pr-3">{row.rank}</td>
                  <td className="py-2">{row.me ? say('you', { alias: row.alias }) : row.alias}</td>
                  <td className="py-2 text-right">{points.format(row.points)}</td>
                  <td className="py-2 pl-3 text-right">{row.prize ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  );
}
