import { useEffect, useEffectEvent, useRef } from 'react';
import { readCashierMessage } from '#lib/cashier/message.ts';

interface CashierFrameProps {
  readonly title: string;
  readonly url: string;
  readonly transactionId: string;
  readonly onFinished: () => void;
}

/** The cashier's page in a frame of another origin. Accepts only messages from its window about this payment. */
export function CashierFrame({ title, url, transactionId, onFinished }: CashierFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const finish = useEffectEvent(onFinished);
  const origin = originOf(url);
  /** A new step starts at its heading, even if the button that opened it was further down. */
  const scrollToTop = () => {
    if (frame.current && frame.current.getBoundingClientRect().top < 0) frame.current.scrollIntoView({ block: 'start' });
  };
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if (readCashierMessage(event.data)?.transactionId === transactionId) finish();
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [origin, transactionId]);
  if (!origin) return null;
  return (
    <iframe
      ref={frame}
      src={url}
      title={title}
      onLoad={scrollToTop}
      referrerPolicy="origin"
      // The frame may navigate the page only after a click by the player.
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-top-navigation-by-user-activation"
      className="h-[max(34rem,min(46rem,calc(100dvh-11rem)))] w-full scroll-mt-20 rounded-card border-0 bg-ink-2"
    />
  );
}

function originOf(url: string): string | undefined {
  const { origin, protocol } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}
