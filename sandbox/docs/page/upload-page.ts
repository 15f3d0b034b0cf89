import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { DocsLanguage } from '../messages/messages.ts';
import type { DocsSession } from '../tables.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const accepted = 'image/jpeg,image/png,image/webp,application/pdf';
/** Texts that the script shows. */
const scriptTexts = ['remove', 'sending', 'none', 'tooMany', 'empty', 'tooLarge', 'interrupted', 'problemTitle'] as const;

function renderFrame({ lang, messages }: DocsLanguage, title: string, body: Markup): Markup {
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="robots" content="noindex">
<title>${title} · Tunniste</title>
<link rel="stylesheet" href="/style.css">
<script src="/upload.js" defer></script>
</head>
<body>
<header><p class="brand"><span class="mark" aria-hidden="true"></span>Tunniste</p><p>${messages.invented}</p></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
}

/** The form works without its script too; `problems` are shown above it. */
export function renderUpload(session: DocsSession, language: DocsLanguage, problems: readonly string[]): Markup {
  const { messages } = language;
  const { documentType, reference } = session;
  const path = `/web/v4/${reference}`;
  const texts = JSON.stringify(Object.fromEntries(scriptTexts.map((name) => [name, messages[name]])));
  return renderFrame(
    language,
    messages[`title${documentType}`],
    html`<p>${messages[`hint${documentType}`]}</p>
<p class="tip">${messages.tips}</p>
<div id="problems" role="alert" tabindex="-1">${problems.length > 0 ? html`<h2>${messages.problemTitle}</h2><ul>${problems.map((text) => html`<li>${text}</li>`)}</ul>` : ''}</div>
<form id="upload" method="post" enctype="multipart/form-data" action="${path}" data-texts="${texts}">
<div class="drop"><label class="pick" for="file"><strong>${messages.choose}</strong><span class="mouse">${messages.drop}</span></label>
<input id="file" name="file" type="file" multiple accept="${accepted}" aria-describedby="formats">
<label class="camera" for="camera">${messages.camera}</label>
<input id="camera" name="file" type="file" accept="image/*" capture="environment" aria-describedby="formats">
<small id="formats">${messages.formats}</small></div>
<div id="chosen" hidden><h2>${messages.chosen}</h2><ul></ul></div>
<p id="progress" role="status"></p>
<button>${messages.send}</button>
</form>
<form method="post" action="${path}/cancel"><button class="quiet">${messages.cancel}</button></form>`,
  );
}

/** For an upload that is done, and for a page that has expired or never existed. */
export function renderEnd(language: DocsLanguage, kind: 'received' | 'over', back: string): Markup {
  const { messages } = language;
  return renderFrame(
    language,
    messages[`${kind}Title`],
    html`<p>${messages[`${kind}Text`]}</p><p><a class="button" href="${back}">${messages.back}</a></p>`,
  );
}
