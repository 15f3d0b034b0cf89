import { z } from 'zod';
import basketball from './competitions/basketball.json' with { type: 'json' };
import cricket from './competitions/cricket.json' with { type: 'json' };
import football from './competitions/football.json' with { type: 'json' };
import iceHockey from './competitions/ice-hockey.json' with { type: 'json' };
import rugby from './competitions/rugby.json' with { type: 'json' };
import tennis from './competitions/tennis.json' with { type: 'json' };
import virtualFootball from './competitions/virtual-football.json' with { type: 'json' };

const hourRange = z.tuple([z.number(), z.number()]).readonly();
/** Local hours of the first and last start. */
const startHours = z.strictObject({ weekday: hourRange, weekend: hourRange });
const namedHours = {
  evenings: { weekday: [16, 20.75], weekend: [12, 20.5] },
  lateEvenings: { weekday: [16.5, 22], weekend: [14, 22] },
  afternoons: { weekday: [13.5, 19.75], weekend: [12, 19.75] },
  allDay: { weekday: [10, 21.5], weekend: [10, 21] },
} as const satisfies Readonly<Record<string, z.output<typeof startHours>>>;
const hoursName = z.enum(['evenings', 'lateEvenings', 'afternoons', 'allDay']).transform((name) => namedHours[name]);

/** An invented club with its home ground, `club / ground`, or an invented player, whose `venue` is empty. */
const side = z.string().transform((text) => {
  const [name = text, venue = ''] = text.split(' / ');
  return { name, venue };
});

const competitionSchema = z.strictObject({
  region: z.string(),
  slug: z.string(),
  /** IANA name. */
  timeZone: z.string().default('UTC'),
  hours: z.union([hoursName, startHours]).default(namedHours.allDay),
  /** Of virtual sports, which are played at any hour: the time from one match to the next. */
  intervalMs: z.int().positive().optional(),
  /** Where a match takes place, if not at the home side's ground. */
  courts: z.array(z.strictObject({ venue: z.string(), timeZone: z.string() })).default([]),
  /** An even number of sides. */
  sides: z.array(side),
});
export type Competition = Readonly<z.output<typeof competitionSchema>> & { readonly sport: string };

const readSport = (sport: string, rows: unknown): readonly Competition[] =>
  z
    .array(competitionSchema)
    .parse(rows)
    .map((row) => ({ sport, ...row }));

/** Every competition, in the order in which it is shown. */
export const competitions: readonly Competition[] = [
  ...readSport('football', football),
  ...readSport('ice-hockey', iceHockey),
  ...readSport('tennis', tennis),
  ...readSport('basketball', basketball),
  ...readSport('rugby', rugby),
  ...readSport('cricket', cricket),
];

/** Matches of a computer. */
export const virtualCompetitions = readSport('virtual-football', virtualFootball);
