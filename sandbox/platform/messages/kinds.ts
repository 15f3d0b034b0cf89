/** Pages that messages link to, by the name of the link's label. */
export const linkPaths = {
  account: '/my-account/account',
  documents: '/my-account/account/verification',
  limits: '/my-account/gambling-limits',
  transactions: '/my-account/banking/transactions',
  withdraw: '/my-account/banking/withdraw',
  rewards: '/my-account/rewards',
  promotions: '/promotions',
} as const;
export type LinkName = keyof typeof linkPaths;

interface KindRecord {
  readonly category: 'ACCOUNT' | 'OFFER' | 'TIP';
  /** `bonus` is not sent to players who may have no bonus, `marketing` only to players who have agreed to it too. */
  readonly purpose: 'service' | 'bonus' | 'marketing';
  readonly link?: LinkName;
}

const account = { category: 'ACCOUNT', purpose: 'service' } as const;
const tip = { category: 'TIP', purpose: 'service' } as const;

/** Every kind of message: those of events, the tips of the seeded players, and an offer. */
export const messageKinds = {
  welcome: { ...account, link: 'account' },
  depositLimitPending: { ...account, link: 'limits' },
  depositLimitDue: { ...account, link: 'limits' },
  documentRequested: { ...account, link: 'documents' },
  documentAccepted: account,
  documentRejected: { ...account, link: 'documents' },
  answersAccepted: account,
  answersReturned: { ...account, link: 'documents' },
  identityReview: account,
  identityConfirmed: account,
  paymentReturned: account,
  withdrawalPaid: { ...account, link: 'transactions' },
  bonusGranted: { category: 'OFFER', purpose: 'bonus', link: 'rewards' },
  tournamentPrize: { category: 'OFFER', purpose: 'bonus', link: 'rewards' },
  securityTip: { ...tip, link: 'account' },
  limitsTip: { ...tip, link: 'limits' },
  breakTip: { ...tip, link: 'limits' },
  withdrawalTip: { ...tip, link: 'withdraw' },
  historyTip: { ...tip, link: 'transactions' },
  timeTip: { ...tip, link: 'limits' },
  supportTip: tip,
  offerOfWeek: { category: 'OFFER', purpose: 'marketing', link: 'promotions' },
} as const satisfies Record<string, KindRecord>;

export type MessageKind = keyof typeof messageKinds;
export type KindOf<Purpose extends KindRecord['purpose']> = {
  [Kind in MessageKind]: (typeof messageKinds)[Kind]['purpose'] extends Purpose ? Kind : never;
}[MessageKind];

export function kindRecordOf(kind: MessageKind): KindRecord {
  return messageKinds[kind];
}
