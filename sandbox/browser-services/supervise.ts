import type { ServiceName } from '#lib/core/config/services.ts';
import type { OpenDatabase } from '#sandbox/database/database.ts';
import { createDatabaseCalls } from '#sandbox/database/database-calls.ts';
import { type SupervisedServices, type SupervisorContext, superviseServices } from '#sandbox/kit/isolation/supervise-services.ts';
import type { OperatorBets } from '#sandbox/ops/port/bets.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import type { OperatorSportsEvents } from '#sandbox/ops/port/sports-events.ts';
import { decidedSports } from '#sandbox/sports/data/catalogue.ts';
import { type BrowserServicesOwner, type BrowserServicesProcess, type DeskAnswer, notifiedChannels } from './functions.ts';

/** The services that a visitor's browser reaches, in the order of their reset. */
export const browserServices = [
  'games',
  'pay',
  'docs',
  'sports',
  'chat',
  'crm',
  'captcha',
  'realtime',
] as const satisfies readonly ServiceName[];

const maxHeapMb = 1_024;
const maxResidentMb = 1_536;

export interface BrowserServices extends SupervisedServices<BrowserServicesProcess> {
  readonly bets: OperatorBets;
  readonly sportsEvents: OperatorSportsEvents;
}

/**
 * Runs the services that a visitor's browser reaches in a process of their own: what a hostile request does to them, it
 * does not do to the ledger. They share the embedded database by messages; of a server they have connections of their own.
 */
export async function superviseBrowserServices(
  context: SupervisorContext,
  { embedded, listen }: Pick<OpenDatabase, 'embedded' | 'listen'>,
): Promise<BrowserServices> {
  const supervised = superviseServices<BrowserServicesOwner, BrowserServicesProcess>(context, {
    name: 'browser services',
    services: browserServices,
    module: new URL('./main.ts', import.meta.url),
    maxHeapMb,
    maxResidentMb,
    openOwner() {
      const { close, ...functions } = createDatabaseCalls(embedded);
      return { functions, close };
    },
  });
  const stopListening = embedded
    ? await Promise.all(
        notifiedChannels.map((channel) => {
          const onMessage = (payload: string) =>
            void supervised
              .current()
              .notify(channel, payload)
              .catch(() => undefined);
          return listen(channel, { onMessage, onReconnect: () => undefined });
        }),
      )
    : [];
  return {
    ...supervised,
    bets: {
      list: async (...input) => resultOf(await (await supervised.calls()).listBets(...input)),
      decide: async (...input) => resultOf(await (await supervised.calls()).decideBet(...input)),
    },
    sportsEvents: {
      sports: decidedSports,
      list: async (...input) => resultOf(await (await supervised.calls()).listSportsEvents(...input)),
      decide: async (...input) => resultOf(await (await supervised.calls()).decideSportsEvent(...input)),
    },
    async close() {
      await supervised.close();
      await Promise.all(stopListening.map((stop) => stop()));
    },
  };
}

function resultOf<Value>(answer: DeskAnswer<Value>): Value {
  if ('value' in answer) return answer.value;
  const { status, code, message } = answer.refusal;
  throw new OpsRefusal(status, code, message);
}
