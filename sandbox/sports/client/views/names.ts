import { getMessage } from '../shared/facts.ts';
import { formatHandicap, formatLine } from '../shared/format.ts';
import type { Market, Selection } from '../state/events.ts';

interface Named {
  readonly home: string;
  readonly away: string;
  readonly kind: Market['kind'];
  readonly line: number | null;
  readonly outcome: Selection['outcome'];
  readonly runner: string | null;
}

/** The name of an outcome: a team, `Over 2.5`, `Draw`. */
export function outcomeName({ home, away, kind, line, outcome, runner }: Named): string {
  const value = formatLine(line ?? 0);
  if (outcome === 'RUNNER') return runner ?? '';
  if (outcome === 'OVER') return getMessage('over', { line: value });
  if (outcome === 'UNDER') return getMessage('under', { line: value });
  if (outcome === 'YES' || outcome === 'NO') return getMessage(outcome === 'YES' ? 'yes' : 'no');
  // The head start is that of the first team.
  const start = outcome === 'AWAY' ? -(line ?? 0) : (line ?? 0);
  const sides = { HOME: home, DRAW: getMessage('draw'), AWAY: away };
  return kind === 'HANDICAP' ? `${sides[outcome]} (${formatHandicap(start)})` : sides[outcome];
}

const shortNames = { HOME: '1', DRAW: 'X', AWAY: '2' } as const;

/** The label of an outcome in a list: `1`, `X`, `2`. */
export function shortName(named: Named): string {
  const { outcome } = named;
  return outcome === 'HOME' || outcome === 'DRAW' || outcome === 'AWAY' ? shortNames[outcome] : outcomeName(named);
}

export const marketName = (kind: Market['kind']) => getMessage(`market.${kind}`);

export const matchName = ({ home, away }: Pick<Named, 'home' | 'away'>) => (away ? getMessage('versus', { home, away }) : home);
