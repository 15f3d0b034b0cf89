import type { UploadType } from './contract.ts';

/** A choice in the form. Savings and bank statements share a code on the wire, so a choice has a key of its own. */
export interface Kind {
  readonly key: 'UB' | 'BS' | 'TX' | 'CCS' | 'PS' | 'SP' | 'SV' | 'SC' | 'WI' | 'WN' | 'OT';
  readonly code: string;
}

const plain = (...keys: readonly Kind['key'][]): readonly Kind[] => keys.map((key) => ({ key, code: key }));

/** DOC-04: the choices for each document; none where there is nothing to choose. */
export const kinds: Readonly<Partial<Record<UploadType, readonly Kind[]>>> = {
  POA: plain('UB', 'BS', 'TX'),
  SOW: [...plain('PS', 'BS'), { key: 'SV', code: 'BS' }, ...plain('SP', 'SC', 'WI', 'WN', 'CCS', 'UB', 'OT')],
};
