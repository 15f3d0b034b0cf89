import lists from './plain-words.json' with { type: 'json' };

/** Metaphors that names, comments and test names must not use, each with the technical term to use instead. */
export interface BannedWords {
  /** In identifiers and file names, which are split at changes of case. */
  readonly names: Readonly<Record<string, string>>;
  /** In comments, test names and documents, in addition to those of names. */
  readonly prose: Readonly<Record<string, string>>;
  /** Words of `names` that are ordinary English in a sentence. */
  readonly plainInProse: ReadonlySet<string>;
}

export const banned: BannedWords = { ...lists, plainInProse: new Set(lists.plainInProse) };

/** Phrases of comments, test names and documents that a list of single words cannot find. */
export const bannedPhrases: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /\blets? (?:\w+ ){0,3}(?:not )?in\b/i, instead: 'allow, reject' },
  { pattern: /\bwhat is far\b/i, instead: 'off-screen content' },
  { pattern: /\bturn(?:s|ed|ing)? (?:\w+ )?away\b/i, instead: 'redirect, reject' },
  { pattern: /\bgr(?:ows?|ew|own) old\b/i, instead: 'expires, becomes stale' },
  { pattern: /\bhe who\b|\bthose who\b/i, instead: 'the player, the visitor, the caller' },
  { pattern: /\bthrow(?:s|n)? (?:\w+ )?out of\b/i, instead: 'sign out' },
  { pattern: /\ba moment (?:ago|later)\b|\bfor a moment\b/i, instead: 'the time in question' },
  { pattern: /\bstands? (?:there|still|nowhere|in the way|where|beside)\b|\bwhat stands\b/i, instead: 'is, exists' },
];

/** Words that are a gambling term, a library's name or an API field in some files: the words, and the files that may use them. */
export const allowed: readonly { readonly words: readonly string[]; readonly files: RegExp }[] = [
  // The list itself and its examples.
  { words: ['*'], files: /^scripts\/checks\/(?:plain-words|check-words)/ },
  // Drawn scenery, and the corners of shapes.
  { words: ['corner', 'corners'], files: /^scripts\/(?:draw-)?icons/ },
  {
    words: ['corner', 'corners', 'door', 'doors', 'hall', 'house', 'houses', 'lake', 'pot', 'pots', 'room'],
    files: /^sandbox\/data\/art\//,
  },
  // A corner is a bet on four numbers.
  { words: ['corner', 'corners'], files: /^sandbox\/games\/|roulette|game-pages/ },
  // Fault injection, sentences about a document's faults, and texts of the games.
  { words: ['fault', 'faults', 'words'], files: /^(?:sandbox|scripts|tests)\// },
];

/** Fields of the API. */
export const wireNames: ReadonlySet<string> = new Set(['depositsToTell', 'room']);

/** Phrases in which a word is a gambling term or ordinary English. */
export const allowedPhrases = /\bhouse edge\b|\broom for\b|\brounded corners?\b/gi;
