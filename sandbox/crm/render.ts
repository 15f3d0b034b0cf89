import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { timeZoneOf } from '#lib/core/market/place.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import type { Player } from '#sandbox/platform/players/tables.ts';
import { kindRecordOf, linkPaths } from './kinds.ts';
import { getCrmMessages } from './messages/languages.ts';
import type { CrmMessage } from './tables.ts';

/** A message as the inbox answers it, in the player's language, with amounts as in the player's market and times as at the player's place. */
export function renderMessage({ id, kind, details, at, readAt }: CrmMessage, player: Player) {
  const { messages, links } = getCrmMessages(player.languageCode);
  const { category, link } = kindRecordOf(kind);
  const { amountMinor, due, rank } = details;
  const { firstName, market, currencyCode: currency } = player;
  const values = {
    name: firstName,
    ...(amountMinor !== undefined && { amount: formatMoney({ minor: amountMinor, currency }, market) }),
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
