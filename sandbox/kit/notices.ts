import { z } from 'zod';
import { type SandboxConfig, serviceUrl } from './config.ts';
import { createDeliveries, passingStatuses } from './deliver.ts';
import { postSigned } from './http/signature.ts';

/** Delays in real time before each attempt; the last one before every further one. */
const retryDelaysMs = [0, 400, 1_200, 3_000, 8_000, 20_000];
const timeoutMs = 5_000;

/** The notices that the platform has not accepted yet. */
export interface NoticeStore<Notice> {
  listUnsent(): Promise<readonly Notice[]>;
  /** `reply` is the body of the platform's answer: undefined for a rejected notice, null for one that is no JSON. */
  markDelivered(notice: Notice, reply: unknown): Promise<void>;
}

export interface NoticeSender<Notice> {
  /** Sends a notice in the background with retries; resolves after the first attempt. */
  send(notice: Notice): Promise<void>;
  /** Sends the notices that a previous process could not deliver. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** Sends the platform signed notices until it answers, since they report money and papers; every attempt has a signature of its own. */
export function createNoticeSender<Notice>(
  config: SandboxConfig,
  { from, path, store }: { readonly from: string; readonly path: string; readonly store: NoticeStore<Notice> },
): NoticeSender<Notice> {
  const { closing, deliver, close } = createDeliveries();

  async function sendOnce(notice: Notice, onRefused: (status: number) => void): Promise<boolean> {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]);
    const url = serviceUrl(config, 'platform') + path;
    const response = await postSigned(url, config.serviceSecret, notice, signal).catch(() => undefined);
    if (!response) return false;
    if (passingStatuses.has(response.status)) onRefused(response.status);
    const reply: unknown = await response.json().catch(() => null);
    if (!response.ok && !isRejection(response.status, reply)) return false;
    await store.markDelivered(notice, response.ok ? reply : undefined);
    if (!response.ok) console.warn(`${from}: the platform rejected a notice with status ${response.status}`);
    return true;
  }

  function send(notice: Notice): Promise<void> {
    let isLogged = false;
    const logOnce = (status: number) => {
      if (!isLogged) console.warn(`${from}: a notice was refused with status ${status} and is sent again`);
      isLogged = true;
    };
    const attempt = () => sendOnce(notice, logOnce);
    return deliver({ name: `${from}: a notice`, attempt, delaysMs: retryDelaysMs, isEndless: true });
  }

  return {
    send,
    async resume() {
      for (const notice of await store.listUnsent()) void send(notice);
    },
    close,
  };
}

/** The platform's own 4xx about a notice is final: sending it again would not change it. That of a gateway before it has no code. */
function isRejection(status: number, reply: unknown): boolean {
  return status < 500 && !passingStatuses.has(status) && z.object({ code: z.string() }).safeParse(reply).success;
}
