import { html } from 'hono/html';
import type { DeskAnswer } from '../port/questionnaires.ts';
import { renderWord, wordOf } from '../words/render-word.ts';
import { type Markup, renderCard } from './layout.ts';
import { offer } from './offer.ts';
import { renderReason, renderReasonField } from './reason.ts';
import { formatMinute } from './time.ts';

/** The answers under review, which the caller has masked; or those of one player. */
export function renderQuestionnaires(answers: readonly DeskAnswer[], playerId: string | undefined): Markup {
  const header = html`<form method="get" action="/questionnaires"><label>Player <input name="playerId" inputmode="numeric" value="${playerId ?? ''}" placeholder="id"></label><button>Show</button></form>
${playerId ? html`<p><a href="/questionnaires">All under review</a> · <a href="/players/${playerId}">Player ${playerId}</a></p>` : ''}`;
  if (answers.length > 0) return html`${header}${answers.map(renderAnswer)}`;
  return html`${header}<p>${playerId ? 'This player has answered no questions.' : 'No answers wait for a decision.'}</p>`;
}

function renderAnswer(answer: DeskAnswer): Markup {
  const { playerId, salary } = answer;
  const facts = [
    ['Name', answer.name],
    ['E-mail', answer.email],
    ['KYC', renderWord('kycStatus', answer.kycStatus)],
    ['Occupation', answer.occupation],
    ['Yearly income', `${salary.min}${salary.max === null ? ' or more' : `–${salary.max}`} ${salary.currency}`],
    ['Source of funds', answer.sourceOfFunds],
    ['Place of birth', answer.placeOfBirth],
    ['Nationality', answer.nationality],
    ['Answered (UTC)', formatMinute(answer.answeredAt)],
  ] as const;
  return renderCard(
    `answer-${playerId}`,
    `Answers of player ${playerId}`,
    html`<dl class="facts">${facts.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
${answer.kycStatus === 'EDD_UNDER_REVIEW' ? renderDecision(answer) : ''}
<ul>${answer.decisions.map(
      ({ action, reason, by, at }) =>
        html`<li>${action === 'accept' ? 'Accepted' : 'Asked again'} by ${by}, ${formatMinute(at)}${renderReason(reason)}</li>`,
    )}</ul>
<p><a href="/documents?playerId=${playerId}">Documents</a> · <a href="/players/${playerId}/ledger">Ledger</a></p>`,
  );
}

function renderDecision({ playerId, answeredAt }: DeskAnswer): Markup {
  return offer(
    'questionnaire.decide',
    html`<form method="post" action="/questionnaires/${playerId}">
<input type="hidden" name="answeredAt" value="${answeredAt}">
${renderReasonField('Income and deposits fit together')}
<button name="action" value="accept">Accept: ${wordOf('kycStatus', 'ENHANCED')}</button>
<button name="action" value="return" class="danger">Ask again</button></form>`,
  );
}
