import { html } from 'hono/html';
import type { MatchedAccount, PersonMatchCard } from '../port/matches.ts';
import { renderWord } from '../words/render-word.ts';
import { type Markup, renderCard } from './layout.ts';
import { offer } from './offer.ts';
import { renderReason, renderReasonField } from './reason.ts';
import { formatMinute } from './time.ts';

const likenessTexts: Readonly<Record<PersonMatchCard['likeness'], string>> = {
  IDENTITY: 'The same name and birth date.',
  LETTERS: 'The names differ in how a letter is written, such as ü and ue.',
  ORDER: 'The same names in another order.',
  MISSING_NAME: 'One of the names is missing, or is another one.',
  SPELLING: 'The names differ by one letter.',
  BIRTH_DATE: 'Day and month of the birth are exchanged.',
};

const rows: readonly (readonly [keyof MatchedAccount, string])[] = [
  ['name', 'Name'],
  ['dateOfBirth', 'Born'],
  ['country', 'Country'],
  ['place', 'City'],
  ['email', 'E-mail'],
  ['mobilePhone', 'Phone'],
  ['status', 'Status'],
  ['kycStatus', 'KYC'],
  ['registeredAt', 'Registered'],
];

/** Accounts that wait for a decision, which the caller has masked; or those of one player. */
export function renderMatches(matches: readonly PersonMatchCard[], playerId: string | undefined): Markup {
  const header = html`<form method="get" action="/matches"><label>Player <input name="playerId" inputmode="numeric" value="${playerId ?? ''}" placeholder="id"></label><button>Show</button></form>
${playerId ? html`<p><a href="/matches">All open</a> · <a href="/players/${playerId}">Player ${playerId}</a></p>` : ''}
<p>A new account whose owner may be a person who is known already. Until the decision it neither deposits nor plays for money; withdrawals stay open.</p>`;
  if (matches.length > 0) return html`${header}${matches.map(renderMatch)}`;
  return html`${header}<p>${playerId ? 'This player has no possible match.' : 'No match waits for a decision.'}</p>`;
}

function renderMatch(match: PersonMatchCard): Markup {
  const { matchId, account, other, likeness, openedAt, isExcluded } = match;
  const person = other ? html`player <a href="/players/${other.playerId}">${other.playerId}</a>` : 'a person in the register';
  return renderCard(
    `match-${matchId}`,
    `Player ${account.playerId}`,
    html`<p>May be ${person}${isExcluded ? html`, <strong>who is excluded</strong>` : ''}. ${likenessTexts[likeness]} Found ${formatMinute(openedAt)}.</p>
<div class="scroll"><table><thead><tr><th scope="col"></th><th scope="col"><a href="/players/${account.playerId}">${account.playerId}</a></th><th scope="col">${other ? other.playerId : 'Register'}</th><th scope="col">Equal</th></tr></thead>
<tbody>${rows.map(([field, label]) => renderRow(match, field, label))}</tbody></table></div>
${other ? '' : html`<p>The register holds hashes alone: compare with the documents of the account, or ask the authority.</p>`}
${renderDecision(match)}`,
    'whole',
  );
}

function renderRow({ account, other, equal }: PersonMatchCard, field: keyof MatchedAccount, label: string): Markup {
  const show = (value: string | undefined) => {
    if (!value) return '–';
    if (field === 'status') return renderWord('playerStatus', value);
    if (field === 'kycStatus') return renderWord('kycStatus', value);
    return field === 'registeredAt' ? formatMinute(value) : value;
  };
  return html`<tr><th scope="row">${label}</th><td>${show(account[field])}</td><td>${show(other?.[field])}</td><td>${equal.includes(field) ? 'yes' : ''}</td></tr>`;
}

function renderDecision({ matchId, state, decision, isExcluded }: PersonMatchCard): Markup {
  if (state !== 'OPEN') {
    const { by = '', at = '', reason = null } = decision ?? {};
    return html`<p>${state === 'SAME' ? 'The same person' : 'Another person'}: decided by ${by}, ${formatMinute(at)}</p>${renderReason(reason)}`;
  }
  return offer(
    'identity.match',
    html`<form method="post" action="/matches/${matchId}">
${renderReasonField('Another place of birth in the documents')}
<button name="decision" value="different">Another person: open the account</button>
<button name="decision" value="same" class="danger">The same person: ${isExcluded ? 'exclude the account too' : 'close the account'}</button></form>`,
  );
}
