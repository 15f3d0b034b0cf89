/** The fingerprint that tests send to be rejected (DEC-MISC-4). */
const blockedDevice = 'BLOCKME';

export function isBlockedDevice(blackbox: string): boolean {
  return blackbox === blockedDevice;
}
