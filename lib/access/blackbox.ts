interface Fingerprint {
  readonly v: 1;
  readonly ua: string;
  readonly screen: string;
  readonly tz: string;
  readonly lang: string;
  readonly canvasHash: string;
}

/** PNP-11, DEC-MISC-4: a device fingerprint as base64 JSON; read only when a payment needs it, and never stored. */
export async function readBlackbox(): Promise<string> {
  const { width, height, colorDepth } = window.screen;
  const fingerprint: Fingerprint = {
    v: 1,
    ua: navigator.userAgent.slice(0, 400),
    screen: `${width}x${height}x${colorDepth}`,
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    lang: navigator.language,
    canvasHash: await hashText(drawSample()),
  };
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(fingerprint))));
}

/** Draws a test picture and returns it as a data URL; empty if the browser blocks canvas access. */
function drawSample(): string {
  try {
    const canvas = document.createElement('canvas');
    canvas.width = 120;
    canvas.height = 30;
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.font = '16px serif';
    context.fillStyle = '#7a4';
    context.fillText('Parlour ♣ 0123', 2, 20);
    context.arc(90, 15, 9, 0, 5);
    context.stroke();
    return canvas.toDataURL();
  } catch {
    return '';
  }
}

async function hashText(text: string): Promise<string> {
  // Browsers provide `crypto.subtle` on secure origins only.
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return digest ? Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('') : '';
}
