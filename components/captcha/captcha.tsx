'use client';

import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { type CaptchaApi, loadCaptcha } from './load-captcha.ts';

export interface CaptchaHandle {
  /** A token for one call. Undefined when there is none; the captcha then shows what to do. */
  take(): Promise<string | undefined>;
  /** Call it after a failed call, because a token is valid once. `refused`: the token was the reason. */
  reset(reason?: 'refused'): void;
}

interface CaptchaProps {
  readonly ref: Ref<CaptchaHandle>;
  /** `invisible` renders no widget; it requests a token when `take` is called. */
  readonly size?: 'normal' | 'invisible';
}

type CaptchaError = 'failed' | 'missing' | 'expired' | 'refused';

interface Widget {
  readonly api: CaptchaApi;
  readonly id: string;
}

/** Width of the widget's normal form, in pixels. */
const normalWidth = 303;
const pendingTickMs = 700;

function isWideEnough(container: HTMLElement | null): boolean {
  return container !== null && container.clientWidth >= normalWidth;
}

/** The captcha service's widget, with messages for its errors. Load it on demand. Needs the namespace `captcha`. */
export function Captcha({ ref, size = 'normal' }: CaptchaProps) {
  const messages = useMessages('captcha');
  const containerRef = useRef<HTMLDivElement>(null);
  const mounting = useRef<Promise<Widget | undefined>>(undefined);
  const token = useRef<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isReady, setReady] = useState(false);
  const [error, setError] = useState<CaptchaError | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt renders another widget.
  useEffect(() => {
    let isUnmounted = false;
    const forget = (reason: CaptchaError | null) => {
      token.current = null;
      setError(reason);
    };
    mounting.current = loadCaptcha()
      .then(({ api, siteKey }) => {
        const container = containerRef.current;
        if (isUnmounted || !container) return undefined;
        const id = api.render(container, {
          sitekey: siteKey,
          size: size === 'normal' && !isWideEnough(container) ? 'compact' : size,
          theme: 'dark',
          hl: document.documentElement.lang,
          callback: (solved) => {
            token.current = solved;
            setError(null);
          },
          'expired-callback': () => forget('expired'),
          'chalexpired-callback': () => forget(null),
          'error-callback': () => forget('failed'),
        });
        setReady(true);
        return { api, id };
      })
      .catch(() => {
        if (!isUnmounted) setError('failed');
        return undefined;
      });
    const mounted = mounting.current;
    // The normal form does not shrink with a narrower window or a turned phone.
    const wasWide = isWideEnough(containerRef.current);
    const resized = new ResizeObserver(() => {
      if (size === 'normal' && wasWide && !isWideEnough(containerRef.current)) setAttempt((count) => count + 1);
    });
    if (containerRef.current) resized.observe(containerRef.current);
    return () => {
      isUnmounted = true;
      resized.disconnect();
      token.current = null;
      setReady(false);
      void mounted.then((widget) => widget?.api.remove(widget.id));
    };
  }, [size, attempt]);

  useImperativeHandle(ref, () => ({
    async take() {
      const widget = await mounting.current;
      if (widget) await (size === 'invisible' ? solve(widget) : pendingTick());
      const taken = token.current ?? undefined;
      token.current = null;
      if (!taken) {
        setError(widget && size === 'normal' ? 'missing' : 'failed');
        containerRef.current?.querySelector('iframe')?.focus();
      }
      return taken;
    },
    reset(reason) {
      token.current = null;
      setError(reason ?? null);
      void mounting.current?.then((widget) => widget?.api.reset(widget.id));
    },
  }));

  async function solve({ api, id }: Widget): Promise<void> {
    const answer = await api.execute(id, { async: true }).catch(() => undefined);
    token.current = answer?.response ?? null;
  }

  /** Waits briefly, because a visitor may submit while the service still verifies the checkbox. */
  async function pendingTick(): Promise<void> {
    const until = performance.now() + pendingTickMs;
    while (!token.current && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  const isVisible = size === 'normal';
  return (
    <div className="space-y-2">
      <div className={isVisible ? 'relative min-h-[78px]' : 'hidden'}>
        <div ref={containerRef} className="contain-inline-size" />
        {!isReady && error === null && (
          <p className="absolute inset-0 grid content-center rounded-sm bg-ink px-4 text-sm text-paper-3">{messages.loading}</p>
        )}
      </div>
      <div role="alert" className="scroll-mb-28 empty:hidden">
        {error && (
          <p className="flex gap-1.5 text-sm text-red-2">
            <Icon name="warning" size={16} className="mt-0.5 shrink-0" />
            {messages[error]}
          </p>
        )}
      </div>
      {error === 'failed' && (
        <Button
          tone="secondary"
          onClick={() => {
            setError(null);
            setAttempt(attempt + 1);
          }}
        >
          {messages.reload}
        </Button>
      )}
    </div>
  );
}
