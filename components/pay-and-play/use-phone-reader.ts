import { useEffect, useState } from 'react';
import type { readPhone } from '#lib/core/validation/phone.ts';

/** The reader of phone numbers, once its numbering plans are loaded. The platform checks the number in any case. */
export function usePhoneReader(isNeeded: boolean): typeof readPhone | undefined {
  const [reader, setReader] = useState<typeof readPhone>();
  useEffect(() => {
    if (!isNeeded) return;
    import('#lib/core/validation/phone.ts').then(
      ({ readPhone }) => setReader(() => readPhone),
      () => undefined,
    );
  }, [isNeeded]);
  return reader;
}
