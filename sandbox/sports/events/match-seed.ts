import { createHash, createHmac } from 'node:crypto';
import { type Random, randomFrom } from '#sandbox/data/art/random.ts';

/** What events follow from. */
export interface Seeds {
  /** Public: fixtures and the strength of the sides. */
  readonly schedule: string;
  /** The seed of one match, in hex: secret until the match has ended. */
  matchSeed(eventId: string): string;
}

/** The same fixtures in every sandbox. */
export const publicSchedule = 'parlour';

/** The seed of a match says nothing of the secret or of other seeds, so it can be published after the match. */
export function createSeeds(secret: string, schedule = publicSchedule): Seeds {
  return { schedule, matchSeed: (eventId) => createHmac('sha256', secret).update(`match ${eventId}`).digest('hex') };
}

/** What is shown from the beginning: the seed cannot be replaced afterwards by one with another result. */
export function commitmentOf(eventId: string, seed: string): string {
  return createHash('sha256').update(`${eventId} ${seed}`).digest('hex');
}

const bytesPerNumber = 8;

/**
 * The numbers of a seed: HMAC-SHA-256 of 0, 1, 2, … as eight bytes with the seed's bytes as its key, four numbers each, of
 * which the upper 53 bits count. The part of a match that has been seen does not reveal the rest.
 */
export function drawFrom(seed: string): Random {
  const key = Buffer.from(seed, 'hex');
  let block = Buffer.alloc(0);
  let count = 0n;
  let offset = 0;
  return randomFrom(() => {
    if (offset >= block.length) {
      const counter = Buffer.alloc(bytesPerNumber);
      counter.writeBigUInt64BE(count);
      block = createHmac('sha256', key).update(counter).digest();
      count += 1n;
      offset = 0;
    }
    const bits = block.readBigUInt64BE(offset) >> 11n;
    offset += bytesPerNumber;
    return Number(bits) / 2 ** 53;
  });
}
