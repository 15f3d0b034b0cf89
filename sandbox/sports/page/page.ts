import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ReadNumberForm } from '#sandbox/kit/number-forms.ts';
import type { FrameContext } from '../contexts/contexts.ts';
import { tagOf } from '../messages/language-tag.ts';
import { sportsMessages } from '../messages/messages.ts';
import { pathOfDeepLink } from './deep-link.ts';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const head = (title: string) => html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="preload" href="/font/instrument-sans-latin.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/frame.css">`;

/** The data of the page; its script renders it. Numbers are written as in the market of the locale, or of the country. */
function factsOf(
  { key, owner, language: tag, country, currency, parentOrigin, deepLinking }: FrameContext,
  readNumberForm: ReadNumberForm,
) {
  const { language, messages } = sportsMessages.match(tag);
  const numbers = readNumberForm((tag.split('-')[1] ?? country).toUpperCase(), tag);
  const path = pathOfDeepLink(deepLinking);
  return { key, owner, site: parentOrigin, language: tagOf(language), numbers, currency, path, messages };
}

/** The page of a context. */
export function renderFrame(context: FrameContext, readNumberForm: ReadNumberForm): Markup {
  const { language, messages } = sportsMessages.match(context.language);
  // Inside a script element `</script>` would end the JSON.
  const facts = JSON.stringify(factsOf(context, readNumberForm)).replaceAll('<', '\\u003c');
  return html`<!doctype html>
<html lang="${tagOf(language)}">
<head>
${head(messages.sportsbook)}
</head>
<body>
<script type="application/json" id="facts">${raw(facts)}</script>
<script type="module" src="/frame.js"></script>
</body>
</html>`;
}

/** The page of a context that is unknown or has expired. Its script asks the site for a new one. */
export function renderExpired(acceptLanguage: string, site: string): Markup {
  const { language, messages } = sportsMessages.match(acceptLanguage.slice(0, 2));
  return html`<!doctype html>
<html lang="${tagOf(language)}">
<head>
${head(messages.sportsbook)}
</head>
<body data-site="${site}">
<main class="notice"><h1>${messages.expired}</h1><p>${messages.expiredText}</p></main>
<script src="/expired.js" defer></script>
</body>
</html>`;
}

export const expiredScript = `if (window.parent !== window) window.parent.postMessage({ type: 'sb.expired', payload: {} }, document.body.dataset.site);
`;
