import type { Hono } from 'hono';
import { actionsBodySchema } from '../actions/schema.ts';
import type { Committer } from '../commit.ts';
import { badRequest } from '../errors.ts';
import { mutateBodySchema } from '../mutations/schema.ts';
import type { MutationResult } from '../mutations/transaction.ts';
import { isTrue, readJson, requireDataset, requireToken, type Tokens, versionPath } from './request.ts';

interface WriteRoutes {
  readonly committer: Committer;
  readonly tokens: Tokens;
}

/** `POST /data/mutate/{dataset}`: runs mutations as one transaction. `visibility` has no effect: changes are visible immediately. */
export function addMutateRoutes(app: Hono, { committer, tokens }: WriteRoutes): void {
  app.post(`${versionPath}/data/mutate/:dataset`, async (c) => {
    requireDataset(c);
    requireToken(c, tokens);
    const body = mutateBodySchema.safeParse(await readJson(c));
    if (!body.success) throw badRequest('The body must be {"mutations": […]} with at most 5,000 of them.');
    const { transactionId, results } = await committer.mutate({
      mutations: body.data.mutations,
      transactionId: body.data.transactionId,
      dryRun: isTrue(c.req.query('dryRun')),
      autoGenerateArrayKeys: isTrue(c.req.query('autoGenerateArrayKeys')),
    });
    return c.json({ transactionId, results: describeResults(results, c.req.query()) });
  });
}

function describeResults(results: readonly MutationResult[], options: Readonly<Record<string, string>>): MutationResult[] {
  const hasIds = isTrue(options.returnIds);
  const hasDocuments = isTrue(options.returnDocuments);
  if (!hasIds && !hasDocuments) return [];
  return results.map(({ id, operation, document }) => ({ id, operation, ...(hasDocuments && { document }) }));
}

/** `POST /data/actions/{dataset}`: actions on drafts and published documents, as one transaction. */
export function addActionRoutes(app: Hono, { committer, tokens }: WriteRoutes): void {
  app.post(`${versionPath}/data/actions/:dataset`, async (c) => {
    requireDataset(c);
    requireToken(c, tokens);
    const body = actionsBodySchema.safeParse(await readJson(c));
    if (!body.success) throw badRequest('The body must be {"actions": […]} with at most 100 of them.');
    const { transactionId } = await committer.act(body.data);
    return c.json({ transactionId });
  });
}
