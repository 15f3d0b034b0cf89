import type { Hono } from 'hono';
import { actionsBodySchema } from '../actions/schema.ts';
import type { Committer } from '../commit.ts';
import { badRequest } from '../errors.ts';
import { readJson, requireDataset, requireToken, type Tokens, versionPath } from './request.ts';

interface ActionRoutes {
  readonly committer: Committer;
  readonly tokens: Tokens;
}

/** `POST /data/actions/{dataset}`: actions on drafts and published documents, as one transaction. */
export function addActionRoutes(app: Hono, { committer, tokens }: ActionRoutes): void {
  app.post(`${versionPath}/data/actions/:dataset`, async (c) => {
    requireDataset(c);
    requireToken(c, tokens);
    const body = actionsBodySchema.safeParse(await readJson(c));
    if (!body.success) throw badRequest('The body must be {"actions": […]} with at most 100 of them.');
    const { transactionId } = await committer.act(body.data);
    return c.json({ transactionId });
  });
}
