const uuidV7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Creates the id of a choice: a UUID of version 7, whose first 48 bits are real time in milliseconds (DEC-MISC-2). */
export function createConsentId(at: Date): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = at.getTime();
  for (let index = 0; index < 6; index += 1) bytes[index] = Math.floor(time / 2 ** (8 * (5 - index))) % 256;
  bytes[6] = ((bytes[6] ?? 0) % 16) + 0x70;
  bytes[8] = ((bytes[8] ?? 0) % 64) + 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Time of the choice in milliseconds; undefined for an id without a time. */
export function timeOfConsentId(id: string): number | undefined {
  const [, high, low] = uuidV7.exec(id) ?? [];
  return high === undefined || low === undefined ? undefined : Number.parseInt(high + low, 16);
}
