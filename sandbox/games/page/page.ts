import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { gamesMessages } from '../messages/messages.ts';
import type { PlaySession } from '../play/tables.ts';
import type { GameProfile } from '../profile.ts';
import { factsOf, type GamePage } from './facts.ts';
import { scriptNameOf } from './scripts.ts';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const head = (title: string, slug: string | undefined) => html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>${title}</title>
${slug ? html`<link rel="icon" href="/skin/${slug}/scatter.svg"><link rel="stylesheet" href="/skin/${slug}/colours.css">` : ''}
<link rel="preload" href="/font/instrument-sans-latin.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/style.css">`;

/** The page of a game; its script renders it from the embedded facts. */
export function renderGame(game: GameProfile, session: PlaySession, page: GamePage): Markup {
  const { language } = gamesMessages.match(session.language);
  // Inside a script element `</script>` would end the JSON.
  const facts = JSON.stringify(factsOf(game, session, page)).replaceAll('<', '\\u003c');
  return html`<!doctype html>
<html lang="${language === 'no' ? 'nb' : language}">
<head>
${head(game.title, game.slug)}
</head>
<body data-engine="${game.engine}">
<script type="application/json" id="facts">${raw(facts)}</script>
<script type="module" src="/client/${scriptNameOf(game.engine)}.js"></script>
</body>
</html>`;
}

const messageNames = { 'unknown-game': 'noGame', 'no-session': 'noSession', unreachable: 'unreachable' } as const;

/** The page that explains why a game cannot open; its script notifies the site around the frame. */
export function renderLaunchError(reason: keyof typeof messageNames, tag: string, site: string): Markup {
  const { language, messages } = gamesMessages.match(tag);
  const name = messageNames[reason];
  return html`<!doctype html>
<html lang="${language === 'no' ? 'nb' : language}">
<head>
${head(messages[name], undefined)}
</head>
<body class="launch-error" data-site="${site}" data-reason="${reason}">
<main><h1>${messages[name]}</h1><p>${messages[`${name}Text`]}</p></main>
<script src="/launch-error.js" defer></script>
</body>
</html>`;
}

/** Notifies the site that the game cannot open. */
export const launchErrorScript = `const { site, reason } = document.body.dataset;
if (window.parent !== window) {
  const payload = { code: reason, message: document.querySelector('h1').textContent };
  window.parent.postMessage({ type: 'gprg_error', payload }, site);
}
`;
