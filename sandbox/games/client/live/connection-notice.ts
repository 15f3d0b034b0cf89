/** Shows a notice when the connection is lost, and clears it when it is back: shown again it would take the focus from its button. */
export function createConnectionNotice(show: () => void, clear: () => void): (isConnected: boolean) => void {
  let wasConnected = true;
  return (isConnected) => {
    if (isConnected === wasConnected) return;
    wasConnected = isConnected;
    if (isConnected) clear();
    else show();
  };
}

/**
 * Sends again, `delayMs` apart, until there is an answer. The connection is noted before the answer is returned: what the caller
 * shows then is not cleared with the notice.
 */
export async function sendUntilAnswered<
  Answer extends { readonly kind: 'ok' } | { readonly kind: 'refused'; readonly code: string },
>(send: () => Promise<Answer>, note: (isConnected: boolean) => void, delayMs: number): Promise<Answer> {
  for (;;) {
    const answer = await send();
    const isConnected = answer.kind === 'ok' || answer.code !== 'CONNECTION';
    note(isConnected);
    if (isConnected) return answer;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}
