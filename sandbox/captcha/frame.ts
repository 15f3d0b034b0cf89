import { html } from 'hono/html';
import { captchaMessages } from './messages/messages.ts';

export const sizes = ['normal', 'compact', 'invisible'] as const;

interface FrameOptions {
  readonly siteKey: string;
  readonly size: (typeof sizes)[number];
  readonly theme: 'dark' | 'light';
  readonly language: string;
  /** Origin of the embedding page, the only one that messages are sent to. */
  readonly host: string;
}

/** The page inside the widget's frame. */
export function renderFrame({ siteKey, size, theme, language, host }: FrameOptions) {
  const { language: resolvedLanguage, messages } = captchaMessages.match(language);
  return html`<!doctype html>
<html lang="${resolvedLanguage}" data-theme="${theme}" data-size="${size}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${messages.title}</title>
<link rel="stylesheet" href="/widget.css">
<script src="/widget.js" defer></script>
</head>
<body data-site-key="${siteKey}" data-host="${host}" data-busy="${messages.busy}" data-done="${messages.done}" data-expired="${messages.expired}" data-failed="${messages.failed}">
<label><input type="checkbox" id="person" autocomplete="off" aria-describedby="state"><span class="words"><span>${messages.label}</span><span id="state" role="status"></span></span></label>
</body>
</html>`;
}
