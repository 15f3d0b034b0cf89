import { languageAlias } from '#lib/core/market/locale.ts';
import { ownValue } from '#lib/core/own-value.ts';
import type { TournamentKind } from './calendar.ts';

interface TournamentCopy {
  readonly names: Readonly<Record<TournamentKind, string>>;
  /** `{pool}` is the prize pool. */
  readonly descriptions: Readonly<Record<TournamentKind, string>>;
  /** `{bet}` is the minimum stake. */
  readonly rules: string;
}

/** The platform's texts for tournaments, by language. */
const copies = {
  EN: {
    names: { daily: 'Daily sprint', midweek: 'Midweek tournament', season: 'Season league' },
    descriptions: {
      daily: 'A dozen games, one day, {pool} for the best twenty.',
      midweek: 'From Wednesday to Wednesday on forty slots: {pool} for the top fifty.',
      season: 'Four weeks on eighty slots, {pool} for the top fifty.',
    },
    rules: 'A point for every euro’s worth you stake on the games of the tournament. Stakes below {bet} do not count.',
  },
  FI: {
    names: { daily: 'Päivän pyrähdys', midweek: 'Keskiviikkoturnaus', season: 'Kausiliiga' },
    descriptions: {
      daily: 'Tusina pelejä, yksi päivä, {pool} kahdellekymmenelle parhaalle.',
      midweek: 'Keskiviikosta keskiviikkoon neljälläkymmenellä pelillä: {pool} viidellekymmenelle parhaalle.',
      season: 'Neljä viikkoa kahdeksallakymmenellä pelillä, {pool} viidellekymmenelle parhaalle.',
    },
    rules: 'Piste jokaisesta eurosta, jonka panostat turnauksen peleihin. Alle {bet} panoksia ei lasketa.',
  },
  NO: {
    names: { daily: 'Dagens spurt', midweek: 'Midtukesturneringen', season: 'Sesongligaen' },
    descriptions: {
      daily: 'Et dusin spill, én dag, {pool} til de tjue beste.',
      midweek: 'Fra onsdag til onsdag på førti spilleautomater: {pool} til de femti beste.',
      season: 'Fire uker på åtti spilleautomater, {pool} til de femti beste.',
    },
    rules: 'Ett poeng for hver euro i verdi du satser på turneringens spill. Innsatser under {bet} teller ikke.',
  },
  DE: {
    names: { daily: 'Tagessprint', midweek: 'Mittwochsturnier', season: 'Saisonliga' },
    descriptions: {
      daily: 'Ein Dutzend Spiele, ein Tag, {pool} für die besten zwanzig.',
      midweek: 'Von Mittwoch bis Mittwoch an vierzig Automaten: {pool} für die besten fünfzig.',
      season: 'Vier Wochen an achtzig Automaten, {pool} für die besten fünfzig.',
    },
    rules: 'Ein Punkt für jeden Euro Gegenwert, den Sie in den Spielen des Turniers setzen. Einsätze unter {bet} zählen nicht.',
  },
  FR: {
    names: { daily: 'Sprint du jour', midweek: 'Tournoi du mercredi', season: 'Ligue de la saison' },
    descriptions: {
      daily: 'Une douzaine de jeux, un jour, {pool} pour les vingt meilleurs.',
      midweek: 'De mercredi à mercredi sur quarante machines : {pool} pour les cinquante premiers.',
      season: 'Quatre semaines sur quatre-vingts machines, {pool} pour les cinquante premiers.',
    },
    rules:
      'Un point pour chaque équivalent d’un euro misé sur les jeux du tournoi. Les mises inférieures à {bet} ne comptent pas.',
  },
  ES: {
    names: { daily: 'Carrera del día', midweek: 'Torneo de media semana', season: 'Liga de la temporada' },
    descriptions: {
      daily: 'Una docena de juegos, un día, {pool} para los veinte mejores.',
      midweek: 'De miércoles a miércoles en cuarenta tragamonedas: {pool} para los cincuenta primeros.',
      season: 'Cuatro semanas en ochenta tragamonedas, {pool} para los cincuenta primeros.',
    },
    rules: 'Un punto por cada equivalente a un euro apostado en los juegos del torneo. Las apuestas menores de {bet} no cuentan.',
  },
  PT: {
    names: { daily: 'Corrida do dia', midweek: 'Torneio do meio da semana', season: 'Liga da temporada' },
    descriptions: {
      daily: 'Uma dúzia de jogos, um dia, {pool} para os vinte melhores.',
      midweek: 'De quarta a quarta em quarenta slots: {pool} para os cinquenta primeiros.',
      season: 'Quatro semanas em oitenta slots, {pool} para os cinquenta primeiros.',
    },
    rules: 'Um ponto para cada equivalente a um euro apostado nos jogos do torneio. Apostas abaixo de {bet} não contam.',
  },
} as const satisfies Readonly<Record<string, TournamentCopy>>;

/** The texts in a requested language; a dialect gets its main language's (MKT-12), an unknown language English. */
export function tournamentCopyOf(language: string): TournamentCopy {
  const code = languageAlias(language.toLowerCase()).toUpperCase();
  return ownValue(copies, code) ?? copies.EN;
}
