import { type Context, Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { type Fields, toCampaignBody, toFields } from './campaign-form.ts';
import { campaignQuerySchema, campaignSchema, newCampaignSchema, statusChangeSchema } from './campaigns.ts';
import type { OpsContext } from './context.ts';
import { readFields } from './forms.ts';
import { renderCampaignForm } from './page/campaign-form.ts';
import { renderCampaign, renderCampaigns } from './page/campaigns.ts';
import { type Notice, renderPage } from './page/layout.ts';
import { refuse, toEnvelope } from './refusals.ts';
import { readNotice, runForm } from './run-form.ts';

/** Errors at the fields of a form. */
const wording = {
  error: ({ input }: { readonly input?: unknown }) => (input === undefined || input === '' ? 'is missing' : undefined),
};

const notFound = () => refuse(envelopeOf(404, 'error.not_found'));

/** `/api/campaigns`: every campaign; one of them is created, edited, published or canceled. */
export function createCampaignApi({ campaigns, config }: Pick<OpsContext, 'campaigns' | 'config'>): Hono {
  const operator = config.operator.user;
  const api = new Hono();
  const readJson = async (c: Context): Promise<unknown> => JSON.parse(await c.req.text());
  api.get('/campaigns', async (c) => c.json(await campaigns.list()));
  api.post('/campaigns', async (c) => c.json(await campaigns.create(newCampaignSchema.parse(await readJson(c)), operator), 201));
  api.get('/campaigns/:campaignId', async (c) => {
    const campaign = await campaigns.read(c.req.param('campaignId'));
    return campaign ? c.json(campaign) : notFound();
  });
  api.post('/campaigns/:campaignId', async (c) => {
    const campaign = await campaigns.update(c.req.param('campaignId'), campaignSchema.parse(await readJson(c)), operator);
    return campaign ? c.json(campaign) : notFound();
  });
  api.post('/campaigns/:campaignId/status', async (c) => {
    const change = statusChangeSchema.parse(await readJson(c));
    const campaign = await campaigns.changeStatus(c.req.param('campaignId'), change, operator);
    return campaign ? c.json(campaign) : notFound();
  });
  return api;
}

/** The pages `/campaigns`, `/campaigns/new` and `/campaigns/{campaignId}`. */
export function createCampaignPages({ campaigns, clock, config }: Pick<OpsContext, 'campaigns' | 'clock' | 'config'>): Hono {
  const operator = config.operator.user;
  const pages = new Hono();
  const missing = async (c: Context) => c.html(renderPage('Campaign not found', renderCampaigns(await campaigns.list())), 404);

  pages.get('/campaigns', async (c) =>
    c.html(
      renderPage(
        'Campaigns',
        renderCampaigns(await campaigns.list(), campaignQuerySchema.parse(c.req.query()).status),
        readNotice(c.req.query()),
      ),
    ),
  );
  pages.get('/campaigns/new', (c) => {
    const fields = {
      startedAt: clock.now().toISOString().slice(0, 16),
      'terms.maxBet': '5',
      trigger: 'TRIGGERED',
      moneyType: 'NON_STICKY',
    };
    return c.html(renderPage('New campaign', renderCampaignForm('/campaigns/new', fields)));
  });
  pages.post('/campaigns/new', async (c) =>
    save(c, 'New campaign', async (fields) => {
      const body = newCampaignSchema.parse({ campaignId: fields.campaignId ?? '', ...toCampaignBody(fields) }, wording);
      await campaigns.create(body, operator);
      return body.campaignId;
    }),
  );
  pages.get('/campaigns/:campaignId', async (c) => {
    const campaign = await campaigns.read(c.req.param('campaignId'));
    if (!campaign) return missing(c);
    const body = renderCampaign(campaign, toFields(campaign));
    return c.html(renderPage(campaign.texts.en.title, body, readNotice(c.req.query())));
  });
  pages.post('/campaigns/:campaignId', async (c) => {
    const campaignId = c.req.param('campaignId');
    if (!(await campaigns.read(campaignId))) return missing(c);
    return save(c, campaignId, async (fields) => {
      await campaigns.update(campaignId, campaignSchema.parse(toCampaignBody(fields), wording), operator);
      return campaignId;
    });
  });
  pages.post('/campaigns/:campaignId/status', async (c) => {
    const campaignId = c.req.param('campaignId');
    if (!(await campaigns.read(campaignId))) return missing(c);
    const work = async () => {
      await campaigns.changeStatus(campaignId, statusChangeSchema.parse(await readFields(c.req)), operator);
    };
    return c.redirect(await runForm(`/campaigns/${campaignId}`, '', work), 303);
  });
  return pages;
}

/** Saves the form and opens the campaign's page; a rejected form is shown again as it was filled in. */
async function save(c: Context, title: string, perform: (fields: Fields) => Promise<string>): Promise<Response> {
  let fields: Fields = {};
  try {
    fields = await readFields(c.req);
    return c.redirect(`/campaigns/${await perform(fields)}?done=1`, 303);
  } catch (error) {
    const { status, message = '', fieldErrors = [] } = toEnvelope(error);
    const errors = Map.groupBy(fieldErrors, ({ field }) => field);
    const problems = [...errors].map(([field, found]) => [field, found.map((each) => each.message).join('; ')] as const);
    const notice: Notice = {
      kind: 'refused',
      text: [message, problems.map(([field, problem]) => `${field} ${problem}`).join('; ')].filter(Boolean).join(' '),
    };
    return c.html(
      await renderPage(title, renderCampaignForm(c.req.path, fields, new Map(problems)), notice),
      status === 409 ? 409 : status < 500 ? 400 : 500,
    );
  }
}
