import { html } from 'hono/html';
import { wordsFor } from './words.ts';

export const sizes = ['normal', 'compact', 'invisible'] as const;

interface FrameOptions {
  readonly siteKey: string;
  readonly size: (typeof sizes)[number];
  readonly theme: 'dark' | 'light';
  readonly language: string;
  /** Origin of the page that shows the frame: the only one it speaks to. */
  readonly host: string;
}

/** The page inside the widget's frame: a real checkbox with its words beside it. */
export function renderFrame({ siteKey, size, theme, language, host }: FrameOptions) {
  const { language: spoken, words } = wordsFor(language);
  return html`<!doctype html>
<html lang="${spoken}" data-theme="${theme}" data-size="${size}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<link rel="stylesheet" href="/widget.css">
<script src="/widget.js" defer></script>
</head>
<body data-site-key="${siteKey}" data-host="${host}" data-busy="${words.busy}" data-done="${words.done}" data-expired="${words.expired}" data-failed="${words.failed}">
<label><input type="checkbox" id="person" autocomplete="off" aria-describedby="state"><span class="words"><span>${words.label}</span><span id="state" role="status"></span></span></label>
</body>
</html>`;
}
