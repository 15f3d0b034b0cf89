import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { PlaySession } from '../play/tables.ts';
import type { GameProfile } from '../profile.ts';
import { wordsFor } from '../words/words.ts';
import { factsOf } from './facts.ts';
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

/** The page of a game; its script puts it together from the facts. */
export function renderGame(game: GameProfile, session: PlaySession, key: string, site: string): Markup {
  const { language } = wordsFor(session.language);
  // JSON inside a script element: nothing in it may end the element.
  const facts = JSON.stringify(factsOf(game, session, key, site)).replaceAll('<', '\\u003c');
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

const sorries = { 'unknown-game': 'noGame', 'no-session': 'noSession', unreachable: 'unreachable' } as const;

/** Says why a game does not open. The site around the frame is told by the script. */
export function renderSorry(why: keyof typeof sorries, tag: string, site: string): Markup {
  const { language, words } = wordsFor(tag);
  const name = sorries[why];
  return html`<!doctype html>
<html lang="${language === 'no' ? 'nb' : language}">
<head>
${head(words[name], undefined)}
</head>
<body class="sorry" data-site="${site}" data-why="${why}">
<main><h1>${words[name]}</h1><p>${words[`${name}Text`]}</p></main>
<script src="/sorry.js" defer></script>
</body>
</html>`;
}

/** Tells the site that the game does not open. */
export const sorryScript = `const { site, why } = document.body.dataset;
if (window.parent !== window) {
  const payload = { code: why, message: document.querySelector('h1').textContent };
  window.parent.postMessage({ type: 'gprg_error', payload }, site);
}
`;
