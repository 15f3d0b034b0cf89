/** Metaphors that names, comments and test names must not use, each with the technical term to use instead. */
export interface BannedWords {
  /** In identifiers and file names, which are split at changes of case. */
  readonly names: Readonly<Record<string, string>>;
  /** In comments, test names and documents, in addition to those of names. */
  readonly prose: Readonly<Record<string, string>>;
  /** Words of `names` that are ordinary English in a sentence. */
  readonly plainInProse: ReadonlySet<string>;
}

const error = 'error';
const person = 'the player, the visitor, the caller';

export const banned: BannedWords = {
  names: {
    arrival: 'afterSignIn, destination',
    arrive: 'afterSignIn, receive',
    arrived: 'received',
    arrives: 'received',
    ask: 'query, fetch, request',
    asked: 'requested',
    asks: 'queries, requests',
    corner: 'menu',
    corners: 'menus',
    deed: 'action, step',
    deeds: 'actions, steps',
    door: 'access check, guard',
    doors: 'access checks, guards',
    fault: error,
    faults: 'errors',
    hall: 'registry, hub',
    heal: 'reconcile',
    healed: 'reconciled',
    heals: 'reconciles',
    hear: 'receive, subscribe',
    heard: 'received, acknowledged',
    hears: 'receives, subscribes',
    house: 'operator, site, context',
    houses: 'operators, sites',
    keeper: 'store',
    keepers: 'stores',
    lake: 'content service',
    lakes: 'content services',
    look: 'style, status style',
    looks: 'styles',
    newcomer: 'new player',
    newcomers: 'new players',
    news: 'changes, notifications, event',
    owe: 'pending',
    owed: 'pending',
    owes: 'pending',
    pot: 'jackpot',
    pots: 'jackpots',
    room: 'screen, provider, live table',
    rooms: 'screens, live tables',
    shut: 'disabled, closed',
    shuts: 'disables, closes',
    spoil: 'invalidate',
    spoiled: 'invalidated',
    spoils: 'invalidates',
    spoilt: 'invalidated',
    stays: 'signOutPath',
    tell: 'report, notify, publish, send',
    teller: 'publisher, notifier',
    tellers: 'publishers, notifiers',
    telling: 'reporting, notifying',
    tells: 'reports, notifies, sends',
    tidings: 'changes',
    till: 'cashier, money access',
    tills: 'cashiers',
    told: 'reported, notified, sent',
    trouble: error,
    troubles: error,
    whereabouts: 'geo context',
    whoever: person,
    whom: person,
    wish: 'idempotency key, pending request',
    wished: 'requested',
    wishes: 'pending requests',
    words: 'messages, texts',
  },
  prose: {
    anew: 'again',
    anybody: 'anyone, or the passive',
    everybody: 'everyone, or the passive',
    he: 'it, they, or the noun',
    him: 'it, them, or the noun',
    himself: 'itself, or the noun',
    his: 'its, their, or the noun',
    nobody: 'no one, or the passive',
    somebody: 'someone, or the noun',
  },
  plainInProse: new Set(['ask', 'asked', 'asks', 'fault', 'faults', 'look', 'looks', 'stays', 'words']),
};

/** Phrases of comments, test names and documents that a list of single words cannot find. */
export const bannedPhrases: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /\blets? (?:\w+ ){0,3}(?:not )?in\b/i, instead: 'allow, reject' },
  { pattern: /\bwhat is far\b/i, instead: 'off-screen content' },
  { pattern: /\bturn(?:s|ed|ing)? (?:\w+ )?away\b/i, instead: 'redirect, reject' },
  { pattern: /\bgr(?:ows?|ew|own) old\b/i, instead: 'expires, becomes stale' },
  { pattern: /\bhe who\b|\bthose who\b/i, instead: person },
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
