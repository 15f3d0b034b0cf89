import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { timeZoneOf } from '#lib/core/market/place.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import type { ReadNumberForm } from '#sandbox/kit/number-forms.ts';
import type { Player } from '../players/tables.ts';
import { kindRecordOf, linkPaths } from './kinds.ts';
import type { CrmMessage } from './tables.ts';
import { crmMessages } from './texts/messages.ts';

/** A message as the inbox answers it, with amounts as in the player's market and times as at the player's place. */
export function renderMessage(
  { id, kind, details, at, readAt }: CrmMessage,
  player: Player,
  readNumberForm: ReadNumberForm,
  language: string,
) {
  const { messages, links } = crmMessages.match(language).messages;
  const { category, link } = kindRecordOf(kind);
  const { amountMinor, due, rank } = details;
  const { firstName, market, currencyCode: currency } = player;
  const values = {
    name: firstName,
    ...(amountMinor !== undefined && {
      amount: formatMoney({ minor: amountMinor, currency }, readNumberForm(market, language)),
    }),
    ...(due !== undefined && { time: formatDateTime(due, { timeZone: timeZoneOf(player) }) }),
    ...(rank !== undefined && { rank }),
  };
  return {
    id: String(id),
    category,
    title: formatMessage(messages[kind].title, values),
    text: formatMessage(messages[kind].text, values),
    link: link ? { path: linkPaths[link], label: links[link] } : null,
    at: at.toISOString(),
    read: readAt !== null,
  };
}
