import { edgeConfig } from '#lib/core/config/edge.ts';
import { oncePerProcess } from '#lib/core/once-per-process.ts';
import { createEdgeContext, edgeOptionsFrom, type SiteEdgeContext } from './context.ts';

/** The edge context that all handlers and the server share; the middleware has its own. */
export function siteEdgeContext(): SiteEdgeContext {
  return oncePerProcess('parlourEdgeContext', () => createEdgeContext(edgeOptionsFrom(edgeConfig())));
}
