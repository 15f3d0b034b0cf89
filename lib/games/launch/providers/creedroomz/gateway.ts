import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { type Call, type Gateway, launcherUrl } from '../gateway.ts';
import { createCreedroomzToken, listCreedroomzTables } from './contract.ts';

export const creedroomz: Gateway = {
  real: async (launch, call) => {
    if (!launch.hasOpenRound) await requireCreedroomzSeat(launch.game.code, call);
    const { token } = await call(createCreedroomzToken, { body: { ipAddress: launch.address } });
    return launcherUrl(launch, 'creedroomz/launch', {
      token,
      tableId: launch.game.code,
      lang: launch.language,
      lobby: launch.lobbyUrl,
    });
  },
};

/** GAM-08, GAM-14: the provider's token names no table, so its state is read before. Throws `CallError`. */
async function requireCreedroomzSeat(tableId: string, call: Call): Promise<void> {
  const [table] = await call(listCreedroomzTables, { params: { tableId } });
  if (!table) throw new CallError('platform', envelopeOf(400, 'error.game.not_found'));
  if (!table.open) throw new CallError('platform', envelopeOf(400, 'error.table.closed'));
  if (table.seatsTaken >= table.seats) throw new CallError('platform', envelopeOf(400, 'error.table.full'));
}
