import { html } from 'hono/html';
import { maxMessageLength } from './input.ts';
import { chatMessages } from './messages/messages.ts';

interface FrameOptions {
  readonly locale: string;
  /** Origin of the embedding page, the only one that messages are sent to. */
  readonly host: string;
}

/** The page inside the messenger's frame. */
export function renderFrame({ locale, host }: FrameOptions) {
  const { language, messages } = chatMessages.match(locale);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${messages.title}</title>
<link rel="stylesheet" href="/messenger.css">
<script src="/messenger.js" defer></script>
</head>
<body data-host="${host}" data-language="${language}" data-messages="${JSON.stringify(messages)}">
<header><div><h1>${messages.title}</h1><p id="state" role="status">${messages.automatic}</p></div>
<button type="button" id="close" aria-label="${messages.close}">×</button></header>
<main>
<div id="scroll" tabindex="0" role="region" aria-label="${messages.conversation}">
<p class="greeting" id="greeting">${messages.greeting}</p>
<div class="closed" id="closed" hidden><p id="back"></p>
<p class="pages"><a id="contact" target="_blank" rel="noopener">${messages.contactPage}</a> <a id="payment" target="_blank" rel="noopener">${messages.paymentPage}</a></p></div>
<div role="log" aria-live="polite" aria-label="${messages.conversation}"><ol id="messages"></ol></div>
<p class="ended" id="ended" hidden>${messages.startsNew}</p>
</div>
<p id="problem" role="alert"></p>
<form id="form">
<label for="text">${messages.field}</label>
<textarea id="text" rows="2" maxlength="${maxMessageLength}" aria-describedby="hint" autocomplete="off"></textarea>
<p id="hint">${messages.hint}</p>
<div class="actions"><button type="button" id="person">${messages.person}</button><button type="submit">${messages.send}</button></div>
</form>
</main>
</body>
</html>`;
}
