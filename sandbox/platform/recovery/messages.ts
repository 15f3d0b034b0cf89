import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { marketLocales, siteLocale } from '#lib/core/market/locale.ts';
import { defaults } from '#lib/core/market/markets.ts';
import { platformMessages } from '../messages/messages.ts';
import type { Player } from '../players/tables.ts';

interface Message {
  readonly to: string;
  readonly channel: 'SMS' | 'EMAIL';
  readonly text: string;
  readonly code?: string;
  readonly link?: string;
}

type Recipient = Pick<Player, 'email' | 'mobilePhone' | 'market' | 'languageCode'>;

function localeOf({ market, languageCode }: Recipient) {
  const offered = marketLocales(market);
  return offered.find(({ apiLanguage }) => apiLanguage === languageCode) ?? offered[0] ?? siteLocale(defaults.locale);
}

/** Builds the SMS with a code. */
export function writeSms(player: Recipient, code: string): Message {
  const { recovery } = platformMessages(localeOf(player).catalogLanguage);
  return { to: player.mobilePhone, channel: 'SMS', text: formatMessage(recovery.code, { code }), code };
}

/**
 * Builds the e-mail with a link in the player's locale, and with the code when an SMS was requested but there is no phone
 * number.
 */
export function writeMail(player: Recipient, siteUrl: string, token: string, code?: string): Message {
  const { locale, catalogLanguage } = localeOf(player);
  const { recovery } = platformMessages(catalogLanguage);
  const link = `${siteUrl}/${locale}/reset-password?token=${token}`;
  const text = code === undefined ? recovery.link : formatMessage(recovery.both, { code });
  return { to: player.email, channel: 'EMAIL', text, ...(code && { code }), link };
}
