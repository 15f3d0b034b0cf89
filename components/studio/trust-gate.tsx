import { type ReactNode, useEffect, useState } from 'react';
import type { StudioSettings } from '#lib/studio/settings.ts';

const retryDelayMs = 2_000;

/** Renders its children once this browser reaches the content service over TLS; explains the missing step until then. */
export function TrustGate({ settings, children }: { readonly settings: StudioSettings; readonly children: ReactNode }) {
  const origin = settings.apiHost;
  const [isTrusted, setTrusted] = useState<boolean | undefined>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = async () => {
      const reached = await isReachable(origin);
      setTrusted(reached);
      if (!reached) timer = setTimeout(check, retryDelayMs);
    };
    void check();
    return () => clearTimeout(timer);
  }, [origin]);
  if (isTrusted === undefined) return <p className="studio-wait">Connecting to the content service …</p>;
  return isTrusted ? children : <MissingStep origin={origin} />;
}

/** Scripts cannot distinguish an untrusted certificate from an unreachable server. */
async function isReachable(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/v1/ping`, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function MissingStep({ origin }: { readonly origin: string }) {
  return (
    <main className="studio-step">
      <h1>One step before the Studio opens</h1>
      <p>
        The Studio talks to the sandbox’s content service over TLS, with a certificate that the sandbox made on this machine. Your
        browser does not trust it yet.
      </p>
      <ol>
        <li>
          Open{' '}
          <a href={`${origin}/v1/ping`} target="_blank" rel="noreferrer">
            {origin}
          </a>{' '}
          and accept the certificate (“Advanced”, then “Proceed” or “Accept the risk and continue”).
        </li>
        <li>Come back to this page. It goes on by itself.</li>
      </ol>
      <p>
        Instead, you may add the file <code>.sandbox/tls/certificate.pem</code> to the certificates that your system trusts. If
        the address does not answer at all, the sandbox is not running.
      </p>
    </main>
  );
}
