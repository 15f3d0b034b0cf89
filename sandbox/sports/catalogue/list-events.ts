import type { QueryOf, ReplyOf } from '#lib/core/api/endpoint.ts';
import type { ListedEvent, listSports, listSportsEvents } from '#lib/sportsbook/contract.ts';
import { type NamesOf, nameEvent } from '../api/names.ts';
import { sportEntries } from '../data/catalogue.ts';
import type { EventBook, EventState } from '../events/model.ts';

const real = { isVirtual: false } as const;

/** Upcoming and live events, and the ended ones after them where they are asked for. */
export function listEvents(
  book: EventBook,
  names: NamesOf,
  now: Date,
  { language, sport, region, competition, include, limit }: QueryOf<typeof listSportsEvents>,
): ReplyOf<typeof listSportsEvents> {
  const filter = { ...(sport ? { sport } : real), ...(region && { region }), ...(competition && { competition }) };
  const ended = include === 'ENDED' ? book.list(now, { ...filter, phase: 'ENDED' }) : [];
  const events = [...book.list(now, filter), ...ended].slice(0, limit);
  return { at: now.toISOString(), events: events.map((state) => showListed(state, names, language)) };
}

function showListed({ event, phase, score, markets }: EventState, names: NamesOf, language: string): ListedEvent {
  const [first] = markets;
  return {
    ...nameEvent(event, names, language),
    status: phase,
    score,
    odds: first?.isOpen ? first.selections.flatMap(toOdds) : [],
  };
}

function toOdds({ outcome, oddsMilli }: EventState['markets'][number]['selections'][number]): ListedEvent['odds'] {
  return outcome === 'HOME' || outcome === 'DRAW' || outcome === 'AWAY' ? [{ outcome, oddsMilli }] : [];
}

/** Every sport, also without an event now; the virtual ones come last. */
export function listCatalogue(book: EventBook, names: NamesOf, now: Date, language: string): ReplyOf<typeof listSports> {
  const events = book.list(now);
  const sports = [...sportEntries].sort((one, other) => Number(one.isVirtual) - Number(other.isVirtual));
  return {
    sports: sports.map(({ sport, competitions, isVirtual }) => {
      const ofSport = events.filter(({ event }) => event.sport === sport);
      return {
        slug: sport,
        name: names.sport(sport, language),
        events: ofSport.length,
        isVirtual,
        live: ofSport.filter(({ phase }) => phase === 'LIVE').length,
        competitions: competitions.map(({ region, slug }) => ({
          slug,
          name: names.competition(slug, language),
          region: { slug: region, name: names.region(region, language) },
          events: ofSport.filter(({ event }) => event.region === region && event.competition === slug).length,
        })),
      };
    }),
  };
}
