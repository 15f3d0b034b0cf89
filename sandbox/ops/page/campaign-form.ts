import { html } from 'hono/html';
import { bonusVerticals, campaignKinds, moneyTypes, triggerTypes } from '#lib/bonuses/fields.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { weekdays } from '../campaign-form.ts';
import type { Fields } from '../port/forms.ts';
import { renderWordOptions, type WordKind } from '../words/render-word.ts';
import type { Markup } from './layout.ts';
import { renderReasonField } from './reason.ts';

type Errors = ReadonlyMap<string, string>;

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The form of a campaign. The name of each field is its path in the body; `errors` are shown at their fields. */
export function renderCampaignForm(action: string, fields: Fields, errors: Errors = new Map()): Markup {
  const control = createControls(fields, errors);
  const isNew = action === '/campaigns/new';
  return html`<section class="whole" aria-labelledby="form-heading"><h2 id="form-heading">${isNew ? 'Draft' : 'Edit'}</h2>
<p>Amounts are in euro and scaled to each currency.${isNew ? ' A new campaign is a draft until you publish it.' : ''}</p>
<form method="post" action="${action}">
<fieldset class="fields"><legend>What</legend>
${isNew ? control.text('campaignId', 'Id, for example cmp_spring_reload', { required: true, maxlength: 64 }) : ''}
${control.words('kind', 'Kind', 'campaignKind', campaignKinds)}${control.words('vertical', 'Vertical', 'bonusVertical', bonusVerticals)}
${control.words('trigger', 'Trigger', 'trigger', triggerTypes)}${control.words('moneyType', 'Money', 'moneyType', moneyTypes)}
${control.input('startedAt', 'Start (UTC)', 'datetime-local', { required: true })}${control.input('endedAt', 'End (UTC), empty for none', 'datetime-local')}
${control.groupError('terms')}</fieldset>
<fieldset class="fields"><legend>English text (other languages without a text of their own show it)</legend>
${control.text('texts.en.title', 'Title', { required: true, maxlength: 120 })}${control.area('texts.en.description', 'Description', 3)}</fieldset>
<fieldset class="fields"><legend>Money</legend>
${control.number('terms.minDeposit', 'Minimum deposit')}${control.number('terms.matchPercent', 'Per cent of the deposit')}
${control.number('terms.maxBonus', 'Maximum bonus')}${control.number('terms.amount', 'Fixed amount')}</fieldset>
<fieldset class="fields"><legend>Wagering</legend>
${control.number('terms.wrMultiplier', 'Times to wager', { required: true })}${control.number('terms.maxBet', 'Maximum stake')}
${control.number('terms.validDays', 'Days to wager', { required: true })}${control.text('terms.excludedGames', 'Excluded games, by slug')}</fieldset>
<fieldset class="fields"><legend>Who and when</legend>
${control.number('terms.withinHours', 'Hours after the registration')}${control.number('terms.minLoyalty', 'Loyalty level, at least')}${control.number('terms.minDeposits', 'Deposits made, at least')}
${control.text('terms.markets', 'Markets, for example FI, NO; empty for all')}${control.text('terms.parent', 'Id of the campaign to complete first')}
${control.select('terms.repeats', 'Can be taken', ['', 'DAY', 'WEEK'], { '': 'once', DAY: 'each day', WEEK: 'each week' })}
${control.number('terms.hours.0', 'From hour (local)')}${control.number('terms.hours.1', 'To hour (local), the next day if not later')}${control.groupError('terms.hours')}
${weekdays.map((day, index) => control.tick(`terms.weekdays.${day}`, dayNames[index] ?? ''))}</fieldset>
<fieldset class="fields"><legend>Free spins</legend>
${control.text('terms.freeSpins.gameId', 'Game, by slug')}${control.text('terms.freeSpins.otherGames', 'Games that take turns with it, by slug')}${control.number('terms.freeSpins.count', 'Spins')}
${control.number('terms.freeSpins.betValue', 'Stake of a spin')}${control.number('terms.freeSpins.wrMultiplier', 'Times to wager the winnings')}${control.groupError('terms.freeSpins')}</fieldset>
<fieldset class="fields"><legend>Cashback</legend>
${control.number('terms.cashback.rate', 'Per cent of the losses')}${control.select('terms.cashback.period', 'Period', ['', 'DAILY', 'WEEKLY', 'INSTANT'], { '': 'none', DAILY: 'daily', WEEKLY: 'weekly', INSTANT: 'instant' })}
${control.number('terms.cashback.min', 'Minimum paid')}${control.number('terms.cashback.cap', 'Maximum paid')}${control.groupError('terms.cashback')}</fieldset>
<fieldset class="fields"><legend>Booster of cashback</legend>
${control.number('terms.booster.multiplier', 'Multiplier')}${control.number('terms.booster.hours', 'Hours')}${control.groupError('terms.booster')}</fieldset>
<fieldset class="fields"><legend>Boost of accumulators</legend>
${control.text('terms.accumulator.percents', 'Per cent for three selections, four, and so on')}${control.number('terms.accumulator.minOdds', 'Odds of a selection, at least')}
${control.number('terms.accumulator.max', 'Maximum per bet')}${control.groupError('terms.accumulator')}</fieldset>
<fieldset class="fields"><legend>Codes</legend>
${control.area('codes', 'One per line: code, uses left, last day, which counts in every market; for example SPRING20 500 2027-03-31. Only the code is required.', 4)}
${['codesBefore', 'startedBefore', 'endedBefore', 'shown'].map((name) => html`<input type="hidden" name="${name}" value="${ownValue(fields, name) ?? ''}">`)}</fieldset>
${renderReasonField('Ticket 318: approved by marketing', fields.reason, control.groupError('reason'))}
<button>${isNew ? 'Create the draft' : 'Save the campaign'}</button></form></section>`;
}

interface Extra {
  readonly required?: boolean;
  readonly maxlength?: number;
}

function createControls(fields: Fields, errors: Errors) {
  /** An error of the field itself, or of a part of it that has no field: `codes.0.code`. */
  const errorOf = (name: string) =>
    [...errors].find(([field]) => field === name || (name === 'codes' && field.startsWith('codes.')))?.[1];
  const describedBy = (name: string) =>
    errorOf(name) === undefined ? '' : html` aria-invalid="true" aria-describedby="${name}-error"`;
  const error = (name: string) => {
    const text = errorOf(name);
    return text === undefined ? undefined : html`<span id="${name}-error" class="error">${text}</span>`;
  };
  const input = (name: string, label: string, type: string, { required = false, maxlength }: Extra = {}) =>
    html`<label>${label} <input name="${name}" type="${type}"${type === 'number' ? html` min="0" step="any"` : ''}${maxlength ? html` maxlength="${maxlength}"` : ''}${required ? html` required` : ''} value="${ownValue(fields, name) ?? ''}"${describedBy(name)}>${error(name)}</label>`;
  return {
    input,
    text: (name: string, label: string, extra?: Extra) => input(name, label, 'text', extra),
    number: (name: string, label: string, extra?: Extra) => input(name, label, 'number', extra),
    area: (name: string, label: string, rows: number) =>
      html`<label class="wide">${label} <textarea name="${name}" rows="${rows}"${describedBy(name)}>${ownValue(fields, name) ?? ''}</textarea>${error(name)}</label>`,
    select: (name: string, label: string, values: readonly string[], names: Readonly<Record<string, string>>) =>
      html`<label>${label} <select name="${name}"${describedBy(name)}>${values.map(
        (value) =>
          html`<option value="${value}"${value === (ownValue(fields, name) ?? '') ? html` selected` : ''}>${ownValue(names, value) ?? value}</option>`,
      )}</select>${error(name)}</label>`,
    words: (name: string, label: string, kind: WordKind, values: readonly string[]) =>
      html`<label>${label} <select name="${name}"${describedBy(name)}>${renderWordOptions(kind, values, ownValue(fields, name))}</select>${error(name)}</label>`,
    tick: (name: string, label: string) =>
      html`<label class="tick"><input type="checkbox" name="${name}"${ownValue(fields, name) === 'on' ? html` checked` : ''}> ${label}</label>`,
    /** An error of a group of fields. */
    groupError: error,
  };
}
