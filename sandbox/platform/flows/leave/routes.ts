import { closeAccount, readDataSection, startDataCopy } from '#lib/account/leaving/contract.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { formatDate } from '#lib/core/time/format-date.ts';
import { beginDataCopy, listSections, readSection, requireDataCopy } from '../../account/data-copy.ts';
import { defineRoute } from '../../core/route.ts';
import { erasureDueAt } from '../../erasure/find-due.ts';
import { platformMessages } from '../../messages/messages.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import { requireConfirmation, requirePassword } from '../../session/password-check.ts';
import { closePlayerAccount } from './close-account.ts';

export const leavingRoutes = [
  defineRoute(startDataCopy, async ({ playerId, signInId, context: { database, clock } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    await requireConfirmation(database, playerId, signInId, clock.now());
    await beginDataCopy(database, id, signInId, clock.now());
    return { sections: [...listSections()] };
  }),

  defineRoute(readDataSection, async ({ playerId, signInId, params, query, context: { database, clock } }) => {
    await requireDataCopy(database, playerId, signInId, clock.now());
    return readSection(database, params.section, playerId, query.position);
  }),

  defineRoute(closeAccount, async ({ playerId, body: { password, ...choices }, context }) => {
    const { database, clock, outbox } = context;
    await requireKnownPlayer(database, playerId);
    await requirePassword(context, playerId, password);
    const now = clock.now();
    const { email, languageCode, market } = await closePlayerAccount(database, playerId, choices, now);
    const { closed, erasure } = platformMessages(languageCode).account;
    const date = formatDate(erasureDueAt(now, market), 'UTC');
    const text = choices.requestsErasure ? `${closed}\n\n${formatMessage(erasure, { date })}` : closed;
    await outbox.send({ to: email, channel: 'EMAIL', text });
    return undefined;
  }),
];
