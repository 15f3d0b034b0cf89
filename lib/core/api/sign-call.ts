import { createHmac } from 'node:crypto';
import type { CallOptions } from './call.ts';
import { callSignatureHeader, callTimestampHeader, signedText } from './endpoint.ts';

/** DEC-PATH-5: signs calls with the site's key. Timestamps are real time, not business time. */
export function signerWith(key: string): NonNullable<CallOptions['sign']> {
  return (method, path, body) => {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac('sha256', key)
      .update(signedText(method, path, timestamp, body))
      .digest('hex');
    return { [callTimestampHeader]: timestamp, [callSignatureHeader]: signature };
  };
}
