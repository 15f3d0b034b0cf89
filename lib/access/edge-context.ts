import 'server-only';
import { edgeConfig } from '#lib/core/config/edge.ts';
import { createEdgeContext, edgeOptionsFrom, type SiteEdgeContext } from '#lib/edge/context.ts';

/** Each handler is its own bundle in one process, and only one of them receives the publish webhook. */
const store = globalThis as typeof globalThis & { parlourEdgeContext?: SiteEdgeContext };

/** The edge context that all handlers share; the middleware has its own. */
export function siteEdgeContext(): SiteEdgeContext {
  store.parlourEdgeContext ??= createEdgeContext(edgeOptionsFrom(edgeConfig()));
  return store.parlourEdgeContext;
}
