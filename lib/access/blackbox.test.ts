/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { readBlackbox } from '#lib/access/blackbox.ts';

test("DEC-MISC-4 the fingerprint is base64 of the device's traits and the same at every reading", async () => {
  Object.assign(globalThis, { TextEncoder });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const context = { fillText: () => undefined, arc: () => undefined, stroke: () => undefined };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:drawn');
  const blackbox = await readBlackbox();
  expect(JSON.parse(atob(blackbox))).toEqual({
    v: 1,
    ua: navigator.userAgent,
    screen: `${screen.width}x${screen.height}x${screen.colorDepth}`,
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    lang: navigator.language,
    canvasHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(await readBlackbox()).toBe(blackbox);
});
