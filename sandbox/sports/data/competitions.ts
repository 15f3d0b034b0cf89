import basketballClubs from './clubs/basketball.json' with { type: 'json' };
import cricketClubs from './clubs/cricket.json' with { type: 'json' };
import footballClubs from './clubs/football.json' with { type: 'json' };
import iceHockeyClubs from './clubs/ice-hockey.json' with { type: 'json' };
import rugbyClubs from './clubs/rugby.json' with { type: 'json' };
import tennisPlayers from './clubs/tennis.json' with { type: 'json' };

/** Local hours of the first and last start. */
export interface StartHours {
  readonly weekday: readonly [from: number, to: number];
  readonly weekend: readonly [from: number, to: number];
}

export interface Side {
  readonly name: string;
  /** The home ground of a club; empty for a player. */
  readonly venue: string;
}

/** Where a match takes place, if not at the home side's ground. */
export interface Court {
  readonly venue: string;
  readonly timeZone: string;
}

export interface Competition {
  readonly sport: string;
  readonly region: string;
  readonly slug: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly hours: StartHours;
  /** An even number of sides. */
  readonly sides: readonly Side[];
  readonly courts: readonly Court[];
  /** Of virtual sports, which are played at any hour: the time from one match to the next. */
  readonly intervalMs?: number;
}

const evenings: StartHours = { weekday: [16, 20.75], weekend: [12, 20.5] };
const lateEvenings: StartHours = { weekday: [16.5, 22], weekend: [14, 22] };
const afternoons: StartHours = { weekday: [13.5, 19.75], weekend: [12, 19.75] };
const allDay: StartHours = { weekday: [10, 21.5], weekend: [10, 21] };

/** Rows are invented clubs with their grounds, `club / ground`, or invented players. */
function toSides(rows: readonly string[]): readonly Side[] {
  return rows.map((row) => {
    const [name = row, venue = ''] = row.split(' / ');
    return { name, venue };
  });
}

/** `path` is `sport/region/competition`. */
function clubs(path: string, timeZone: string, hours: StartHours, rows: readonly string[]): Competition {
  const [sport = '', region = '', slug = ''] = path.split('/');
  return { sport, region, slug, timeZone, hours, sides: toSides(rows), courts: [] };
}

function players(path: string, courts: readonly Court[], rows: readonly string[]): Competition {
  return { ...clubs(path, 'UTC', allDay, rows), courts };
}

const court = (venue: string, timeZone: string): Court => ({ venue, timeZone });

/** Every competition, in the order in which it is shown. */
export const competitions: readonly Competition[] = [
  clubs('football/europe/continental-cup', 'Europe/Paris', evenings, footballClubs.europe),
  clubs('football/finland/premier-division', 'Europe/Helsinki', evenings, footballClubs.finland),
  clubs('football/norway/premier-division', 'Europe/Oslo', evenings, footballClubs.norway),
  clubs('football/austria/first-league', 'Europe/Vienna', evenings, footballClubs.austria),
  clubs('football/brazil/serie-one', 'America/Sao_Paulo', lateEvenings, footballClubs.brazil),
  clubs('football/chile/first-division', 'America/Santiago', lateEvenings, footballClubs.chile),
  clubs('football/peru/first-division', 'America/Lima', lateEvenings, footballClubs.peru),
  clubs('football/japan/national-division', 'Asia/Tokyo', afternoons, footballClubs.japan),
  clubs('ice-hockey/finland/first-league', 'Europe/Helsinki', evenings, iceHockeyClubs.finland),
  clubs('ice-hockey/norway/first-league', 'Europe/Oslo', evenings, iceHockeyClubs.norway),
  clubs('ice-hockey/austria/first-league', 'Europe/Vienna', evenings, iceHockeyClubs.austria),
  clubs('ice-hockey/north-america/northern-league', 'America/Toronto', lateEvenings, iceHockeyClubs.northAmerica),
  players(
    'tennis/world/grand-series',
    [
      court('Kauri Courts, Auckland', 'Pacific/Auckland'),
      court('Marina Courts, Chennai', 'Asia/Kolkata'),
      court('Donau Courts, Vienna', 'Europe/Vienna'),
      court('Ribeira Courts, Lisbon', 'Europe/Lisbon'),
      court('Sakura Courts, Osaka', 'Asia/Tokyo'),
      court('Andes Courts, Santiago', 'America/Santiago'),
      court('Kanal Courts, Hamburg', 'Europe/Berlin'),
      court('Maple Courts, Vancouver', 'America/Vancouver'),
    ],
    tennisPlayers.grand,
  ),
  players('tennis/europe/indoor-series', [court('Fjord Hall, Oslo', 'Europe/Oslo')], tennisPlayers.indoor),
  players('tennis/south-america/clay-series', [court('Pacífico Courts, Lima', 'America/Lima')], tennisPlayers.clay),
  players(
    'tennis/pacific/coast-series',
    [court('Harbour Courts, Wellington', 'Pacific/Auckland'), court('Bay Courts, Fukuoka', 'Asia/Tokyo')],
    tennisPlayers.coast,
  ),
  clubs('basketball/north-america/continental-league', 'America/Chicago', lateEvenings, basketballClubs.northAmerica),
  clubs('basketball/europe/continental-cup', 'Europe/Berlin', evenings, basketballClubs.europe),
  clubs('basketball/brazil/national-league', 'America/Sao_Paulo', lateEvenings, basketballClubs.brazil),
  clubs('basketball/asia/eastern-league', 'Asia/Manila', afternoons, basketballClubs.asia),
  clubs('rugby/new-zealand/provincial-cup', 'Pacific/Auckland', afternoons, rugbyClubs.newZealand),
  clubs('rugby/europe/western-league', 'Europe/Dublin', afternoons, rugbyClubs.europe),
  clubs('cricket/india/city-league', 'Asia/Kolkata', { weekday: [10, 20], weekend: [9.5, 20] }, cricketClubs.india),
  clubs(
    'cricket/new-zealand/summer-league',
    'Pacific/Auckland',
    { weekday: [10.5, 19.5], weekend: [10.5, 19.5] },
    cricketClubs.newZealand,
  ),
];

/** Matches of a computer. */
export const virtualCompetitions: readonly Competition[] = [
  { ...clubs('virtual-football/world/sprint-league', 'UTC', allDay, footballClubs.sprint.slice(0, 8)), intervalMs: 180_000 },
  { ...clubs('virtual-football/world/sprint-cup', 'UTC', allDay, footballClubs.sprint.slice(8)), intervalMs: 180_000 },
];
