import { edgeConfig } from '#lib/core/config/edge.ts';
import { createEdgeContext, edgeOptionsFrom, type SiteEdgeContext } from './context.ts';

/** Each handler is its own bundle in the process of the server, and only one of them receives the publish webhook. */
const store = globalThis as typeof globalThis & { parlourEdgeContext?: SiteEdgeContext };

/** The edge context that all handlers and the server share; the middleware has its own. */
export function siteEdgeContext(): SiteEdgeContext {
  store.parlourEdgeContext ??= createEdgeContext(edgeOptionsFrom(edgeConfig()));
  return store.parlourEdgeContext;
}
