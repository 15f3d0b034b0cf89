import { type EdgeConfig, gameOriginsOf, sportsOriginsOf } from '#lib/core/config/edge.ts';
import { policyReports } from './security-headers.ts';

/**
 * The content security policy of a page; `scripts` are the sources of its inline scripts: hashes, or a nonce. Styles are files,
 * except attributes: the tint of a picture is one, and a page has up to hundreds.
 */
export function pagePolicy(config: EdgeConfig, scripts: readonly string[]): string {
  const {
    CONTENT_URL,
    CAPTCHA_URL,
    CAPTCHA_ORIGINS,
    AD_TAG_URL,
    PAY_URL,
    PAY_ORIGINS,
    WS_URL,
    CHAT_URL,
    CHAT_ORIGINS,
    CRM_URL,
    CRM_ORIGINS,
  } = config;
  const originOf = (url: string) => new URL(url).origin;
  // The captcha needs both: its script, and the frames in which it shows its tasks.
  const captcha = CAPTCHA_ORIGINS ?? originOf(CAPTCHA_URL);
  const further = CHAT_ORIGINS.split(' ').filter(Boolean);
  const chat = [originOf(CHAT_URL), ...further];
  const crm = CRM_ORIGINS ?? originOf(CRM_URL);
  return [
    "default-src 'self'",
    ['script-src', "'self'", captcha, ...chat, crm, ...scripts].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", originOf(CONTENT_URL), ...further].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", originOf(WS_URL), crm, ...further].join(' '),
    // The advertising tag runs in a frame with a policy of its own; pages never load its script.
    [
      'frame-src',
      captcha,
      ...chat,
      PAY_ORIGINS ?? originOf(PAY_URL),
      ...gameOriginsOf(config),
      // Every page: the sportsbook may be opened from any of them without another document.
      ...sportsOriginsOf(config),
      ...(AD_TAG_URL ? ["'self'"] : []),
    ].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    `report-uri ${policyReports.path}`,
    `report-to ${policyReports.group}`,
  ].join('; ');
}
