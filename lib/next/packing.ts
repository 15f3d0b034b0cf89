import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** What one response sends. */
export interface Part {
  readonly bytes: Buffer;
  /** The same compressed, once it was. */
  readonly packed: Partial<Record<Encoding, Buffer>>;
  /** The first compression of each kind. */
  readonly packing: Partial<Record<Encoding, Promise<Buffer>>>;
}

export function partOf(bytes: Buffer): Part {
  return { bytes, packed: {}, packing: {} };
}

const packers = {
  gzip: (bytes: Buffer, _quality: number) => promisify(gzip)(bytes),
  br: (bytes: Buffer, quality: number) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
};
/** The first request waits for the quick one, later ones get the small one. */
const quality = { quick: 5, small: 11 };

let queue: Promise<unknown> = Promise.resolve();

interface PackOptions {
  /** Called when there are more bytes. */
  readonly onPacked?: () => void;
  /** Whether the best quality is still worth its time when its turn comes. */
  readonly isUsed?: () => boolean;
}

/**
 * Compresses a part once, however many wait for it; brotli quickly first, then as small as it can be, one part at a time on Node's
 * thread pool, because that takes up to a second.
 */
export function pack(part: Part, encoding: Encoding, { onPacked, isUsed = () => true }: PackOptions = {}): Promise<Buffer> {
  const running = part.packing[encoding];
  if (running) return running;
  const packed = packers[encoding](part.bytes, quality.quick);
  part.packing[encoding] = packed;
  const keep = (bytes: Buffer) => {
    part.packed[encoding] = bytes;
    onPacked?.();
  };
  packed.then(
    (bytes) => {
      keep(bytes);
      if (encoding === 'br')
        queue = queue.then(async () => isUsed() && keep(await packers.br(part.bytes, quality.small))).catch(() => undefined);
    },
    () => undefined,
  );
  return packed;
}
