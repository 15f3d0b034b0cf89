import { html } from 'hono/html';
import { dateIn, lastZone } from '#lib/core/time/zone.ts';
import {
  type CampaignChange,
  type CampaignCode,
  type CampaignDetails,
  type OperatorCampaign,
  statusFilters,
} from '../port/campaigns.ts';
import type { Fields } from '../port/forms.ts';
import { renderWord, renderWordOptions } from '../words/render-word.ts';
import { renderCampaignForm } from './campaign-form.ts';
import { type Markup, renderCard } from './layout.ts';
import { offer } from './offer.ts';
import { renderReason, renderReasonField } from './reason.ts';
import { formatMinute } from './time.ts';

/** The list of campaigns, newest first. */
export function renderCampaigns(all: readonly OperatorCampaign[], status = 'ALL'): Markup {
  const campaigns = all.filter((campaign) => status === 'ALL' || campaign.status === status);
  return html`${offer('campaign.change', html`<p><a href="/campaigns/new">New campaign</a></p>`)}
<form method="get" action="/campaigns">
<label>Status <select name="status">${renderWordOptions('campaignStatus', statusFilters, status)}</select></label><button>Show</button></form>
<div class="scroll"><table><caption>${campaigns.length} of ${all.length} campaigns, newest first. Open a campaign to edit, publish or cancel it.</caption>
<thead><tr><th scope="col">Campaign</th><th scope="col">Status, bonuses</th><th scope="col">Kind</th><th scope="col">Vertical</th><th scope="col">From, to (UTC)</th><th scope="col">Codes</th></tr></thead>
<tbody>${campaigns.map(renderRow)}</tbody></table></div>`;
}

function renderRow({ campaignId, texts, status, assignments, codes, ...campaign }: OperatorCampaign): Markup {
  return html`<tr><th scope="row"><a href="/campaigns/${campaignId}">${texts.en.title}</a><div><code>${campaignId}</code></div></th>
<td>${renderWord('campaignStatus', status)}<div>${assignments.open} open, ${assignments.ended} ended</div></td><td>${renderWord('campaignKind', campaign.kind)}<div>${renderWord('trigger', campaign.trigger)}</div></td><td>${renderWord('bonusVertical', campaign.vertical)}<div>${renderWord('moneyType', campaign.moneyType)}</div></td>
<td>${formatMinute(campaign.startedAt)}<div>${campaign.endedAt ? formatMinute(campaign.endedAt) : 'no end'}</div></td>
<td>${codes.length === 0 ? '–' : codes.map((code) => html`<div>${describeCode(code)}</div>`)}</td></tr>`;
}

function describeCode({ code, usesLeft, expiresAt }: CampaignCode): string {
  const uses = usesLeft === null ? 'no limit' : `${usesLeft} left`;
  return `${code}: ${uses}${expiresAt ? `, until ${dateIn(lastZone, new Date(expiresAt))}` : ''}`;
}

/** The page of one campaign: its status, the form, and its changes. */
export function renderCampaign(campaign: CampaignDetails, fields: Fields): Markup {
  const { campaignId, status, assignments, languages } = campaign;
  const isTaken = assignments.open + assignments.ended > 0;
  const facts = html`<p>${renderWord('campaignStatus', status)}; ${assignments.open} open and ${assignments.ended} ended bonuses.
${isTaken ? 'Players have this campaign: kind, vertical, trigger, money type, wagering, how often it can be taken, excluded games, free spins, cashback, boost and booster cannot change. Other changes are for bonuses given from now on.' : ''}</p>
<p>${languages.length === 0 ? 'The texts are in English only; other languages show them.' : `Texts of their own: ${languages.join(', ')}. Editing the English ones does not change them.`}</p>
${offer('campaign.change', html`${campaign.next.map((next) => renderStatusChange(campaignId, next, fields.shown))}`)}`;
  const form =
    status === 'CANCELED'
      ? html`<p>A canceled campaign cannot be edited.</p>`
      : offer('campaign.change', renderCampaignForm(`/campaigns/${campaignId}`, fields));
  return html`${renderCard('status', 'Status', facts, 'whole')}${form}${renderCard('changes', 'Changes', renderChanges(campaign.changes), 'whole')}
<p><a href="/campaigns">All campaigns</a></p>`;
}

function renderStatusChange(campaignId: string, status: OperatorCampaign['next'][number], shown = ''): Markup {
  const field = html`<input type="hidden" name="shown" value="${shown}"><input type="hidden" name="status" value="${status}">`;
  const action = `/campaigns/${campaignId}/status`;
  if (status === 'ACTIVE') {
    return html`<details><summary>I want to publish this campaign</summary><p>Players see it from its start on.</p>
<form method="post" action="${action}">${field}${renderReasonField('Ticket 318: approved by marketing')}<button>Publish the campaign</button></form></details>`;
  }
  return html`<details><summary>I want to cancel this campaign</summary><p>No player can take it any more; open bonuses go on. This cannot be undone.</p>
<form method="post" action="${action}">${field}${renderReasonField('Ticket 319: the budget is spent')}<button class="danger">Cancel the campaign</button></form></details>`;
}

function renderChanges(changes: readonly CampaignChange[]): Markup {
  if (changes.length === 0) return html`<p>No operator has changed this campaign.</p>`;
  const rows = changes.map(
    ({
      event,
      by,
      reason,
      at,
      fields,
    }) => html`<tr><td>${formatMinute(at)}</td><td>${renderWord('campaignEvent', event)}</td><td>${by}${renderReason(reason)}</td>
<td>${fields.map(({ field, before, after }) => html`<div class="change"><code>${field}</code> ${before ?? 'none'} → ${after ?? 'none'}</div>`)}</td></tr>`,
  );
  return html`<div class="scroll"><table><caption>Newest first.</caption>
<thead><tr><th scope="col">Time (UTC)</th><th scope="col">Event</th><th scope="col">By, reason</th><th scope="col">Fields, before → after</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
