import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** What one response sends: as it is, compressed, or both. */
export interface Part {
  bytes: Buffer | undefined;
  readonly packed: Partial<Record<Encoding, Buffer>>;
  /** The compressions that run. */
  readonly packing: Partial<Record<Encoding, Promise<Buffer>>>;
}

export function partOf(bytes: Buffer): Part {
  return { bytes, packed: {}, packing: {} };
}

const unpack = promisify(brotliDecompress);
const toBrotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** The first request waits for the quick one, later ones get the small one. */
const quality = { quick: 5, small: 11 };

let queue: Promise<unknown> = Promise.resolve();

interface PackOptions {
  /** Called when a part has other bytes. */
  readonly onChange?: () => void;
  /** Whether the best quality is still worth its time when its turn comes. */
  readonly isUsed?: () => boolean;
}

/** Compresses quickly, for a request that waits. */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip' ? promisify(gzip)(bytes) : toBrotli(bytes, quality.quick);
}

/** The part as it is, also where only its compressed form was kept. */
export async function plain({ bytes, packed }: Part): Promise<Buffer> {
  return bytes ?? unpack(packed.br ?? Buffer.from(''));
}

/** Compresses a part once, however many wait for it, on Node's thread pool. */
export function pack(part: Part, encoding: Encoding, { onChange }: PackOptions = {}): Promise<Buffer> {
  const known = part.packed[encoding] ?? part.packing[encoding];
  if (known) return Promise.resolve(known);
  const packed = plain(part).then((bytes) => compress(bytes, encoding));
  part.packing[encoding] = packed;
  packed
    .then((bytes) => {
      part.packed[encoding] ??= bytes;
      onChange?.();
    })
    .catch(() => undefined)
    // It would hold the bytes once more.
    .finally(() => delete part.packing[encoding]);
  return packed;
}

const small = new WeakSet<Part>();

/** Compresses a part as small as it can be, once; one part at a time, because that takes up to a second. */
export function packSmall(part: Part, { onChange, isUsed = () => true }: PackOptions = {}): void {
  if (small.has(part)) return;
  small.add(part);
  queue = queue
    .then(async () => {
      if (!isUsed()) return;
      await pack(part, 'br');
      const startedAt = performance.now();
      part.packed.br = await toBrotli(await plain(part), quality.small);
      onChange?.();
      // Half of the time of one thread is left to what visitors wait for.
      await wait(performance.now() - startedAt, undefined, { ref: false });
    })
    .catch(() => undefined);
}
