import { z } from 'zod';
import { parseStorableJson } from '#sandbox/kit/parse-storable-json.ts';

/** One open tab of a Studio. */
export interface PresenceTab {
  readonly send: (text: string) => void;
}

const requestSchema = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z
    .looseObject({ authorization: z.string().optional(), session: z.string().optional(), data: z.unknown().optional() })
    .default({}),
});

/** Relays between tabs which document each has open; nothing is stored. */
export interface PresenceChannel {
  /** Answers one JSON-RPC message of a tab; anything else is ignored. */
  receive(tab: PresenceTab, text: string): void;
  leave(tab: PresenceTab): void;
  isAuthorized(tab: PresenceTab): boolean;
}

export function createPresenceChannel(editorToken: string): PresenceChannel {
  const subscriptions = new Map<PresenceTab, string>();
  const authorized = new WeakSet<PresenceTab>();

  function broadcast(sender: PresenceTab, event: Readonly<Record<string, unknown>>): void {
    for (const [tab, subscription] of subscriptions) {
      if (tab === sender) continue;
      const params = { subscription, result: { i: 'editor', ...event } };
      tab.send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }));
    }
  }

  function answer(tab: PresenceTab, { method, params }: z.output<typeof requestSchema>): string | undefined {
    if (method === 'authorization') {
      if (params.authorization !== `Bearer ${editorToken}`) return undefined;
      authorized.add(tab);
      return 'ok';
    }
    if (!authorized.has(tab)) return undefined;
    if (method === 'presence_subscribe') {
      const subscription = crypto.randomUUID();
      subscriptions.set(tab, subscription);
      return subscription;
    }
    if (method === 'presence_unsubscribe') subscriptions.delete(tab);
    else if (method === 'presence_rollcall') broadcast(tab, { type: 'rollCall', session: params.session });
    else if (method === 'presence_announce') broadcast(tab, { type: 'state', m: params.data });
    else if (method === 'presence_disconnect') broadcast(tab, { type: 'disconnect', m: { session: params.session } });
    else return undefined;
    return 'ok';
  }

  return {
    receive(tab, text) {
      const request = requestSchema.safeParse(parseStorableJson(text));
      if (!request.success) return;
      const result = answer(tab, request.data);
      const outcome =
        result === undefined ? { error: { code: -32_601, message: 'Unknown method, or not authorized.' } } : { result };
      tab.send(JSON.stringify({ jsonrpc: '2.0', id: request.data.id, ...outcome }));
    },
    leave: (tab) => void subscriptions.delete(tab),
    isAuthorized: (tab) => authorized.has(tab),
  };
}
