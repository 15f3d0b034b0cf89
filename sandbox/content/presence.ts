import { z } from 'zod';

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

/** Who has which document open: tabs tell each other, and nothing is kept. */
export interface PresenceRoom {
  /** Answers one JSON-RPC message of a tab; what is no message is passed over. */
  hear(tab: PresenceTab, text: string): void;
  leave(tab: PresenceTab): void;
}

export function createPresenceRoom(editorToken: string): PresenceRoom {
  const subscriptions = new Map<PresenceTab, string>();
  const known = new WeakSet<PresenceTab>();

  function tellOthers(teller: PresenceTab, event: Readonly<Record<string, unknown>>): void {
    for (const [tab, subscription] of subscriptions) {
      if (tab === teller) continue;
      const params = { subscription, result: { i: 'editor', ...event } };
      tab.send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }));
    }
  }

  function answer(tab: PresenceTab, { method, params }: z.output<typeof requestSchema>): string | undefined {
    if (method === 'authorization') {
      if (params.authorization !== `Bearer ${editorToken}`) return undefined;
      known.add(tab);
      return 'ok';
    }
    if (!known.has(tab)) return undefined;
    if (method === 'presence_subscribe') {
      const subscription = crypto.randomUUID();
      subscriptions.set(tab, subscription);
      return subscription;
    }
    if (method === 'presence_unsubscribe') subscriptions.delete(tab);
    else if (method === 'presence_rollcall') tellOthers(tab, { type: 'rollCall', session: params.session });
    else if (method === 'presence_announce') tellOthers(tab, { type: 'state', m: params.data });
    else if (method === 'presence_disconnect') tellOthers(tab, { type: 'disconnect', m: { session: params.session } });
    else return undefined;
    return 'ok';
  }

  return {
    hear(tab, text) {
      const request = requestSchema.safeParse(parseJson(text));
      if (!request.success) return;
      const result = answer(tab, request.data);
      const outcome =
        result === undefined ? { error: { code: -32_601, message: 'Not understood, or not allowed.' } } : { result };
      tab.send(JSON.stringify({ jsonrpc: '2.0', id: request.data.id, ...outcome }));
    },
    leave: (tab) => void subscriptions.delete(tab),
  };
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
