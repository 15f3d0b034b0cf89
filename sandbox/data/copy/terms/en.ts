import type { TermsCopy } from './terms-copy.ts';

export const terms: TermsCopy = {
  summaries: {
    '1.0': ['The first edition of our terms: account, money, play and complaints.'],
    '2.9': [
      'Withdrawals now go first to a method that was used for depositing.',
      'Betting has a section of its own: acceptance, obvious errors and postponed events.',
    ],
    '2.10': [
      'Withdrawal caps by day, week and month are written into the terms.',
      'An account becomes dormant after twelve months without a visit.',
      'Bonuses: three offers at most may wait in the queue of one vertical.',
    ],
  },
  first: [
    {
      heading: 'Your account',
      paragraphs: [
        'One account per person, opened with true details by somebody who is old enough. Nobody else may use it. We may ask for documents that show who you are and where you live.',
      ],
    },
    {
      heading: 'Your money',
      paragraphs: [
        'Money you pay in is kept apart from ours and can be withdrawn at any time, unless it is tied to a bonus you have accepted. Deposits and withdrawals are free of charge.',
      ],
    },
    {
      heading: 'Play',
      paragraphs: [
        'Results come from a certified random source. If a game or a connection fails, the round is settled as the server recorded it; a malfunction voids the round and stakes are returned.',
      ],
    },
    {
      heading: 'Complaints',
      paragraphs: [
        'Write to help@parlour.example. Our support answers within five days and our complaints team decides within eight weeks at most. After that the Harbour Office for Player Disputes can be called on, free of charge.',
      ],
    },
  ],
  added: [
    {
      heading: 'Withdrawals',
      paragraphs: [
        'A withdrawal is paid to a method with which you have deposited, as far as that method can take it. It is reviewed within {reviewHours} hours and may be cancelled by you while it is pending.',
      ],
    },
    {
      heading: 'Betting',
      paragraphs: [
        'A bet is accepted when its number is shown, at the odds of that moment. Obvious errors in a price are void, and postponed events are void after 36 hours.',
      ],
    },
  ],
};
