'use client';

import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type en from '#messages/en.json';
import { type CaptchaApi, loadCaptcha } from './load-captcha.ts';

export type CaptchaLabels = (typeof en)['captcha'];

export interface CaptchaHandle {
  /** A token for one call. Undefined when there is none; what to do about it is then said beside the box. */
  take(): Promise<string | undefined>;
  /** After a call that did not go through: a token is good for one. `refused` says that the token was the reason. */
  reset(reason?: 'refused'): void;
}

interface CaptchaProps {
  readonly ref: Ref<CaptchaHandle>;
  readonly labels: CaptchaLabels;
  /** `invisible` shows nothing and asks for a token when one is taken. */
  readonly size?: 'normal' | 'invisible';
}

type Fault = 'failed' | 'missing' | 'expired' | 'refused';

interface Widget {
  readonly api: CaptchaApi;
  readonly id: string;
}

/** Below this the widget's wide form would be cut. */
const wideFrom = 303;
const judgingMs = 700;

/** The test that somebody is a person: the service's own widget, with its failures in our words. Load it on demand. */
export function Captcha({ ref, labels, size = 'normal' }: CaptchaProps) {
  const place = useRef<HTMLDivElement>(null);
  const mounting = useRef<Promise<Widget | undefined>>(undefined);
  const token = useRef<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isReady, setReady] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt renders the widget anew.
  useEffect(() => {
    let isGone = false;
    const forget = (reason: Fault | null) => {
      token.current = null;
      setFault(reason);
    };
    mounting.current = loadCaptcha()
      .then(({ api, siteKey }) => {
        const container = place.current;
        if (isGone || !container) return undefined;
        const id = api.render(container, {
          sitekey: siteKey,
          size: size === 'normal' && container.clientWidth < wideFrom ? 'compact' : size,
          theme: 'dark',
          hl: document.documentElement.lang,
          callback: (given) => {
            token.current = given;
            setFault(null);
          },
          'expired-callback': () => forget('expired'),
          'chalexpired-callback': () => forget(null),
          'error-callback': () => forget('failed'),
        });
        setReady(true);
        return { api, id };
      })
      .catch(() => {
        if (!isGone) setFault('failed');
        return undefined;
      });
    const mounted = mounting.current;
    return () => {
      isGone = true;
      token.current = null;
      setReady(false);
      void mounted.then((widget) => widget?.api.remove(widget.id));
    };
  }, [size, attempt]);

  useImperativeHandle(ref, () => ({
    async take() {
      const widget = await mounting.current;
      if (widget) await (size === 'invisible' ? solve(widget) : judged());
      const taken = token.current ?? undefined;
      token.current = null;
      if (!taken) {
        setFault(widget && size === 'normal' ? 'missing' : 'failed');
        place.current?.querySelector('iframe')?.focus();
      }
      return taken;
    },
    reset(reason) {
      token.current = null;
      setFault(reason ?? null);
      void mounting.current?.then((widget) => widget?.api.reset(widget.id));
    },
  }));

  async function solve({ api, id }: Widget): Promise<void> {
    const answer = await api.execute(id, { async: true }).catch(() => undefined);
    token.current = answer?.response ?? null;
  }

  /** A quick hand sends while its tick is still judged. */
  async function judged(): Promise<void> {
    const until = performance.now() + judgingMs;
    while (!token.current && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  const isVisible = size === 'normal';
  return (
    <div className="space-y-2">
      <div className={isVisible ? 'relative min-h-[78px]' : 'hidden'}>
        <div ref={place} />
        {!isReady && fault === null && (
          <p className="absolute inset-0 grid content-center rounded-sm bg-ink px-4 text-sm text-paper-3">{labels.loading}</p>
        )}
      </div>
      <div role="alert" className="scroll-mb-28 empty:hidden">
        {fault && (
          <p className="flex gap-1.5 text-sm text-red-2">
            <Icon name="warning" size={16} className="mt-0.5 shrink-0" />
            {labels[fault]}
          </p>
        )}
      </div>
      {fault === 'failed' && (
        <Button
          tone="secondary"
          onClick={() => {
            setFault(null);
            setAttempt(attempt + 1);
          }}
        >
          {labels.reload}
        </Button>
      )}
    </div>
  );
}
