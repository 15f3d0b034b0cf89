import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Casino rules',
  sections: [
    {
      heading: 'How a result comes about',
      paragraphs: [
        'In every game that is not dealt by a person, a certified random source on the server decides. The result is fixed before the reels move, the card turns or the ball drops on your screen. What you see after that is a picture of a decision already made.',
        'No round knows the one before it. A slot is never “due”, the time of day makes no difference, and the stake does not change your luck. Stopping the reels early only shortens the picture.',
      ],
    },
    {
      heading: 'Before you play',
      paragraphs: [
        'Each game shows its rules, its pay table and its return to player. The return is an average over a very great number of rounds: it says what the game gives back in the long run and nothing about your evening. Many games can be tried for fun first.',
        'The smallest and the highest stake are shown in the game. Check the stake before each round, above all when you change from one game to another.',
      ],
    },
    {
      heading: 'Stakes and wins',
      paragraphs: [
        'When a round starts, its stake is taken from your balance. A win is added as soon as the round is over. Every round is in your history with its time, stake and result, and it is the history on the server that counts if your screen shows something else.',
        'If you have an active bonus, the highest stake is {maxBonusBet} per round, and the bonus terms apply. Slots count in full towards wagering, table games and live tables for 10%.',
      ],
    },
    {
      heading: 'If the connection drops',
      paragraphs: [
        'A lost connection does not change a result. Once a round has started, it finishes on the server, a win is credited, and you find both in your history.',
        'Some rounds wait for a decision from you, such as the next card or the choice in a bonus game. Open the game again and the round resumes where you left it.',
      ],
      list: [
        'If a round cannot be resumed, it is settled within 24 hours.',
        'If you have not come back by then, it is settled according to the rules of the game.',
        'If a stake never reached the server, it stays in your balance.',
      ],
    },
    {
      heading: 'Malfunctions',
      paragraphs: [
        'A malfunction voids all pays and plays of the round concerned, and the stakes are returned. A malfunction means that the game did not work according to its own rules, for example because a win was worked out wrongly. A round that simply went against you is not one.',
        'If you notice something odd, stop playing and tell us the game and the time. A screenshot helps.',
      ],
    },
    {
      heading: 'Jackpots',
      paragraphs: [
        'Jackpots grow with play: 1% of each stake in the games that take part goes into the pot. The current amount is shown on the game. Because many people play at once, it may be a moment behind. Every round has the same small chance, whatever came before it.',
        'A jackpot is paid in full, in one sum, and is not subject to the withdrawal caps. Before a large payment we may ask for documents, as with any other withdrawal.',
      ],
    },
    {
      heading: 'Live tables',
      paragraphs: [
        'At the live tables a dealer deals real cards and spins a real wheel. Before you sit down you see the smallest and the highest stake, the free seats and the opening hours. A bet counts when the table has confirmed it. A bet that arrives after betting has closed is not accepted, and its stake stays in your balance.',
        'The dealer’s result is final once it has been shown, unless an error is proven on camera. All tables are filmed for that purpose. If there was an error, the round is corrected or declared void, and stakes of a void round are returned.',
        'If your picture freezes, a confirmed bet still stands, and the round is played to its end. You see the result in your history.',
      ],
    },
    {
      heading: 'Manners at the table',
      paragraphs: [
        'There is a person at the other end. Table talk stays polite, with the dealers and with the other guests. Anyone who insults, threatens or pesters others may be taken out of the chat or asked to leave the table.',
      ],
      list: [
        'Do not post your own contact details or anyone else’s.',
        'Do not advertise, beg or offer loans.',
        'If someone at the table worries you, write to our support team.',
      ],
    },
    {
      heading: 'Keeping an eye on time and money',
      paragraphs: [
        'Your balance and the time in this game stay in sight while you play. You can start a break of 24 hours from the game or from your account at any moment, in the middle of a session too. You set limits in your account; our support team sets longer breaks and self-exclusion for you.',
      ],
    },
    {
      heading: 'If you disagree with a result',
      paragraphs: [
        'Write to our support team at help@parlour.example. Name the game, the time and, if you have it, the number of the round. We look at the record on the server and answer within five days. If the answer does not convince you, our complaints team takes over, for eight weeks at most, and then the Harbour Office for Player Disputes, free of charge.',
      ],
    },
  ],
};
