import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { EventDetails } from './tables.ts';

/** Details that an operator writes as text. */
const textNames = ['reason', 'lockReason'] as const;

const textsSchema = z.record(z.string(), z.string());

export interface Note {
  readonly salt: string;
  readonly texts: string;
}

/** Separates what an operator wrote from the details, which keep its hash. Undefined where there is no text. */
export function separateNote(details: EventDetails): { readonly details: EventDetails; readonly note: Note } | undefined {
  const texts = Object.fromEntries(
    textNames.flatMap((name) => (typeof details[name] === 'string' ? [[name, details[name]] as const] : [])),
  );
  if (Object.keys(texts).length === 0) return undefined;
  const rest = Object.fromEntries(Object.entries(details).filter(([name]) => !Object.hasOwn(texts, name)));
  const note = { salt: randomBytes(16).toString('hex'), texts: JSON.stringify(texts) };
  return { details: { ...rest, noteHash: hashNote(note) }, note };
}

export function hashNote({ salt, texts }: Note): string {
  return hash('sha256', `${salt}\n${texts}`);
}

/** The details with what the operator wrote, which is missing once it is erased. */
export function joinNote({ noteHash: _, ...details }: EventDetails, texts: string | null): EventDetails {
  return texts === null ? details : { ...details, ...textsSchema.parse(JSON.parse(texts)) };
}
