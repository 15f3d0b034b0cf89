import { html } from 'hono/html';
import { toCampaignBody, toFields } from './campaign-form.ts';
import { defineChange, type OpsRequest } from './changes/change.ts';
import type { ConsolePart } from './console-part.ts';
import { renderCampaignForm } from './page/campaign-form.ts';
import { renderCampaign, renderCampaigns } from './page/campaigns.ts';
import { type Notice, renderPage, sendPage } from './page/layout.ts';
import { campaignQuerySchema, campaignSchema, newCampaignSchema, statusChangeSchema } from './port/campaigns.ts';
import type { Fields } from './port/forms.ts';
import { OpsRefusal } from './port/ops-refusal.ts';
import { shownIn } from './port/shown.ts';
import { replyFound, toEnvelope } from './refusals.ts';

const changedMeanwhile =
  'This campaign has changed since the page was loaded, and this changed nothing: look at it as it is now, and decide again.';

/** Errors at the fields of a form. */
const wording = {
  error: ({ input }: { readonly input?: unknown }) => (input === undefined || input === '' ? 'is missing' : undefined),
};

export const campaignPart: ConsolePart<'campaigns' | 'clock'> = {
  /** `/api/campaigns`: every campaign, or one. */
  api(api, { campaigns }) {
    api.get('/campaigns', async (c) => c.json(await campaigns.list()));
    api.get('/campaigns/:campaignId', async (c) => replyFound(await campaigns.read(c.req.param('campaignId'))));
  },
  /** A campaign is created, edited, published or canceled. */
  changes({ campaigns }) {
    const back = (c: OpsRequest) => `/campaigns/${c.req.param('campaignId') ?? ''}`;
    const requireShown = async (campaignId: string, shown: string | undefined) => {
      const campaign = await campaigns.read(campaignId);
      if (campaign && shown !== shownIn.campaign(campaign)) throw new OpsRefusal(409, 'error.changed', changedMeanwhile);
    };
    return [
      defineChange({
        path: '/campaigns',
        action: 'campaign.change',
        status: 201,
        body: { parse: (input) => newCampaignSchema.parse(input, wording) },
        perform: (campaign, { cause }) => campaigns.create(campaign, cause),
        forms: [
          {
            path: '/campaigns/new',
            toBody: (fields) => ({ campaignId: fields.campaignId ?? '', ...toCampaignBody(fields) }),
            back: (_, fields) => `/campaigns/${fields.campaignId ?? ''}`,
            showRefused: showAgain,
          },
        ],
      }),
      defineChange({
        path: '/campaigns/:campaignId',
        action: 'campaign.change',
        body: { parse: (input) => campaignSchema.parse(input, wording) },
        perform: (campaign, { params: { campaignId = '' }, cause }) => campaigns.update(campaignId, campaign, cause),
        forms: [
          {
            path: '/campaigns/:campaignId',
            toBody: async ({ shown, ...fields }, { campaignId = '' }) => {
              await requireShown(campaignId, shown);
              return toCampaignBody(fields);
            },
            back,
            showRefused: showAgain,
          },
        ],
      }),
      defineChange({
        path: '/campaigns/:campaignId/status',
        action: 'campaign.change',
        body: statusChangeSchema,
        perform: (change, { params: { campaignId = '' }, cause }) => campaigns.changeStatus(campaignId, change, cause),
        forms: [
          {
            path: '/campaigns/:campaignId/status',
            toBody: async ({ shown, ...fields }, { campaignId = '' }) => {
              await requireShown(campaignId, shown);
              return fields;
            },
            back,
          },
        ],
      }),
    ];
  },
  /** The pages `/campaigns`, `/campaigns/new` and `/campaigns/{campaignId}`. */
  pages(pages, { campaigns, clock }) {
    pages.get('/campaigns', async (c) =>
      sendPage(c, 'Campaigns', renderCampaigns(await campaigns.list(), campaignQuerySchema.parse(c.req.query()).status)),
    );
    pages.get('/campaigns/new', (c) => {
      const fields = {
        startedAt: clock.now().toISOString().slice(0, 16),
        'terms.maxBet': '5',
        trigger: 'TRIGGERED',
        moneyType: 'NON_STICKY',
      };
      return sendPage(c, 'New campaign', renderCampaignForm('/campaigns/new', fields));
    });
    pages.get('/campaigns/:campaignId', async (c) => {
      const campaign = await campaigns.read(c.req.param('campaignId'));
      if (!campaign) return sendPage(c, 'Campaign not found', renderCampaigns(await campaigns.list()), 404);
      return sendPage(c, campaign.texts.en.title, renderCampaign(campaign, toFields(campaign)));
    });
  },
};

/** Shows a rejected form as it was filled in, with the errors at its fields. */
async function showAgain(c: OpsRequest, fields: Fields, error: unknown): Promise<Response> {
  const { status, code, message = '', fieldErrors = [] } = toEnvelope(error);
  const errors = Map.groupBy(fieldErrors, ({ field }) => field);
  const problems = [...errors].map(([field, found]) => [field, found.map((each) => each.message).join('; ')] as const);
  const notice: Notice = {
    kind: 'refused',
    text: [message, problems.map(([field, problem]) => `${field} ${problem}`).join('; ')].filter(Boolean).join(' '),
  };
  const title = c.req.param('campaignId') ?? 'New campaign';
  const now = code === 'error.changed' ? html`<p><a href="${c.req.path}">The campaign as it is now</a></p>` : '';
  const body = html`${now}${renderCampaignForm(c.req.path, fields, new Map(problems))}`;
  return c.html(await renderPage(title, body, notice), status === 404 || status === 409 ? status : status < 500 ? 400 : 500);
}
