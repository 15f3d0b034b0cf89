import { html } from 'hono/html';
import { uploadTypes } from '#lib/documents/contract.ts';
import { rejectReasons } from '#lib/documents/reject-kinds.ts';
import type { DeskDocument } from '../port/documents.ts';
import { mayDo } from '../roles.ts';
import { renderWord, renderWordOptions, wordOf } from '../words/render-word.ts';
import { type Markup, renderCard } from './layout.ts';
import { offer } from './offer.ts';
import { renderReasonInput } from './reason.ts';
import { formatMinute } from './time.ts';

/** The documents under review with their pictures, which the caller has masked; or all documents of one player. */
export function renderDocuments(documents: readonly DeskDocument[], playerId: string | undefined): Markup {
  const header = html`<form method="get" action="/documents"><label>Player <input name="playerId" inputmode="numeric" value="${playerId ?? ''}" placeholder="id"></label><button>Show</button></form>
${playerId ? html`<p><a href="/documents">All under review</a> · <a href="/players/${playerId}">Player ${playerId}</a></p>${offer('document.decide', renderRequest(playerId))}` : ''}`;
  if (documents.length === 0) {
    return html`${header}<p>${playerId ? 'This player was asked for no document.' : 'No document waits for a decision.'}</p>`;
  }
  return html`${header}${documents.map((document) => renderDocument(document, playerId))}`;
}

function renderRequest(playerId: string): Markup {
  return html`${uploadTypes.map(
    (type) =>
      html`<form method="post" action="/documents/${playerId}/${type}?from=player">${renderReasonInput()}<button name="action" value="request">Ask for: ${wordOf('documentType', type)}</button></form> `,
  )}`;
}

function renderDocument(document: DeskDocument, shown: string | undefined): Markup {
  const { playerId, type, files } = document;
  const shownFiles = mayDo('document.see') ? files : [];
  const title = `Player ${playerId}: ${wordOf('documentType', type)}`;
  const facts = [
    ['Name', document.name],
    ['E-mail', document.email],
    ['KYC', renderWord('kycStatus', document.kycStatus)],
    ['Status', renderWord('documentStatus', document.status)],
    ['Part', document.subType && renderWord('documentPart', document.subType)],
    ['Payment method', document.depositMethod],
    ['Asked for (UTC)', formatMinute(document.requestedAt)],
    ['Sent (UTC)', document.uploadedAt && formatMinute(document.uploadedAt)],
    ['Valid until (the player’s day)', document.validUntil],
    ['Rejected for', document.rejectReason && renderWord('rejectReason', document.rejectReason)],
  ] as const;
  return renderCard(
    `${playerId}-${type}`,
    title,
    html`<dl class="facts">${facts.map(([term, value]) => (value ? html`<div><dt>${term}</dt><dd>${value}</dd></div>` : ''))}</dl>
<div class="papers">${shownFiles.map(({ id, isPicture }, index) => {
      const name = `File ${index + 1} of ${title}`;
      return html`<a href="/documents/files/${id}" target="_blank" rel="noopener">${isPicture ? html`<img src="/documents/files/${id}" alt="${name}" width="320" loading="lazy">` : html`${name} (PDF)`}</a>`;
    })}</div>
${files.length === 0 ? html`<p>There is no file.</p>` : ''}
${document.status === 'UNDER_REVIEW' ? renderDecision(document, shown) : ''}
${files.length > 0 && document.status !== 'UNDER_REVIEW' && mayDo('document.delete') ? html`<form method="post" action="${pathOf(document, shown)}">${renderReasonInput()}<button name="action" value="erase" class="danger">Delete the files</button></form>` : ''}
${shown ? '' : html`<p><a href="/documents?playerId=${playerId}">All of this player</a></p>`}`,
  );
}

function pathOf({ playerId, type }: DeskDocument, shown: string | undefined): string {
  return `/documents/${playerId}/${type}${shown ? '?from=player' : ''}`;
}

function renderDecision(document: DeskDocument, shown: string | undefined): Markup {
  const path = pathOf(document, shown);
  const seen = document.documentId ? html`<input type="hidden" name="documentId" value="${document.documentId}">` : '';
  return offer(
    'document.decide',
    html`<form method="post" action="${path}">${seen}
<label>Valid through (the player’s day) <input name="expiresOn" type="date"></label>${renderReasonInput()}<button name="action" value="approve">Approve</button></form>
<form method="post" action="${path}">${seen}<label>Shown to the player <select name="rejectReason">${renderWordOptions('rejectReason', rejectReasons)}</select></label>${renderReasonInput()}
<button name="action" value="reject" class="danger">Reject</button></form>`,
  );
}
