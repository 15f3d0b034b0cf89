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
