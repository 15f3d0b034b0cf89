import { useEffect, useRef } from 'react';
import { readCashierMessage } from '#lib/cashier/message.ts';

interface CashierFrameProps {
  readonly title: string;
  /** The cashier's page, as the platform gave it out. */
  readonly url: string;
  readonly transactionId: string;
  /** The cashier says that it is done, whatever came of it. */
  readonly onSaid: () => void;
}

/** The cashier's own pages, of another origin: it is heard from its own window alone, about this payment alone. */
export function CashierFrame({ title, url, transactionId, onSaid }: CashierFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const said = useRef(onSaid);
  said.current = onSaid;
  const origin = originOf(url);
  /** Each step begins at its heading, also where the press that led to it was further down. */
  const toTop = () => {
    if (frame.current && frame.current.getBoundingClientRect().top < 0) frame.current.scrollIntoView({ block: 'start' });
  };
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if (readCashierMessage(event.data)?.transactionId === transactionId) said.current();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin, transactionId]);
  if (!origin) return null;
  return (
    <iframe
      ref={frame}
      src={url}
      title={title}
      onLoad={toTop}
      referrerPolicy="origin"
      // Leaves the page only when the payer presses something that says so.
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-top-navigation-by-user-activation"
      className="h-[max(34rem,min(46rem,calc(100dvh-11rem)))] w-full scroll-mt-20 rounded-card border-0 bg-white"
    />
  );
}

function originOf(url: string): string | undefined {
  const { origin, protocol } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}
