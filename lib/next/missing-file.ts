const buildFile = /^\/_next\/static\//;

/** Whether the server no longer has a file: it then runs another build than the one that the page is of. */
export function isMissingFile(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}

/** Calls the listener when a part of the page could not be loaded because the server has another build; returns the unsubscribe function. */
export function subscribeToMissingFiles(listener: () => void): () => void {
  const onError = ({ target }: Event) => {
    const address = addressOf(target);
    if (!address) return;
    void isMissingFile(address).then((isMissing) => {
      if (isMissing) listener();
    });
  };
  // Such an event does not bubble.
  window.addEventListener('error', onError, true);
  return () => window.removeEventListener('error', onError, true);
}

/** The path of a script or a style sheet of a build. */
function addressOf(target: EventTarget | null): string | undefined {
  const address =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : window.location.href;
  const { pathname } = new URL(address, window.location.href);
  return buildFile.test(pathname) ? pathname : undefined;
}

/** Whether a part of the page could not be loaded, by the name that Next's loader gives such errors. */
export function isLoadError(error: Error): boolean {
  return error.name === 'ChunkLoadError';
}
