import { type EdgeConfig, originsOf } from '#lib/core/config/edge.ts';
import { policyReports } from './security-headers.ts';

/**
 * The content security policy of a page; `scripts` are the sources of its inline scripts: hashes, or a nonce. Styles are files,
 * except attributes: the tint of a picture is one, and a page has up to hundreds.
 */
export function pagePolicy(config: EdgeConfig, scripts: readonly string[]): string {
  const captcha = originsOf(config.CAPTCHA_URL, config.CAPTCHA_ORIGINS);
  const chat = originsOf(config.CHAT_URL, config.CHAT_ORIGINS);
  const crm = [config.CRM_URL, config.CRM_SCRIPT_URL ?? config.CRM_URL].flatMap((url) => originsOf(url, config.CRM_ORIGINS));
  return [
    "default-src 'self'",
    directive("script-src 'self'", captcha, chat, crm, scripts),
    directive("style-src 'self'", captcha),
    "style-src-attr 'unsafe-inline'",
    directive("img-src 'self' data:", originsOf(config.CONTENT_URL, config.CONTENT_ORIGINS), chat),
    "font-src 'self'",
    directive("connect-src 'self'", originsOf(config.WS_URL, ''), crm, chat, captcha),
    directive(
      'frame-src',
      // The captcha shows its tasks in frames.
      captcha,
      chat,
      originsOf(config.PAY_URL, config.PAY_ORIGINS),
      originsOf(config.GAMES_URL, config.GAME_ORIGINS),
      // Every page: the sportsbook may be opened from any of them without another document.
      originsOf(config.SPORTS_URL, config.SPORTS_ORIGINS),
      // The advertising tag runs in a frame with a policy of its own; pages never load its script.
      config.AD_TAG_URL ? ["'self'"] : [],
    ),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    `report-uri ${policyReports.path}`,
    `report-to ${policyReports.group}`,
  ].join('; ');
}

function directive(start: string, ...sources: readonly (readonly string[])[]): string {
  return [start, ...new Set(sources.flat())].join(' ');
}
