import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Betting rules',
  sections: [
    {
      heading: 'How a bet comes about',
      paragraphs: [
        'You choose one or more selections, enter a stake and confirm. The bet is accepted when its number is shown, not before. From then on it is binding for both sides: neither you nor we can change it or take it back, except in the cases on this page. So take a moment over the slip before you confirm: selections, odds and stake.',
        'If the connection drops while you are confirming, look in your bet history. If the bet has a number there, it stands. If it has none, it was not accepted, and your stake is still in your balance.',
      ],
    },
    {
      heading: 'Odds',
      paragraphs: [
        'Odds move until you confirm. If they change while you are thinking, we ask you before we accept the bet. The odds at the moment of acceptance hold, whatever happens to them afterwards.',
        'The possible return on your slip is the stake multiplied by the odds. In an accumulator the odds of all selections are multiplied by each other, and every one of them has to win.',
      ],
    },
    {
      heading: 'Obvious errors',
      paragraphs: [
        'People set odds, and people make mistakes. If a price was obviously wrong, for example because two sides were swapped or a decimal point slipped, the selection is void. The same applies to a bet placed after the start of an event, where only bets before the start were on offer.',
        'A void selection is settled at odds of 1.00. For a single that means you get your stake back in full. An accumulator carries on with the remaining selections, as if the void one had never been on the slip.',
      ],
    },
    {
      heading: 'Postponed events',
      paragraphs: [
        'If an event is postponed, bets on it stay open for 36 hours. If it has not been played by then, they are void, and you get your stake back as described above.',
        'Tennis has a rule of its own, because rain is part of the game there: bets on a match stay valid until the tournament ends, however often the match is moved to another hour or another court.',
      ],
    },
    {
      heading: 'Which result counts',
      paragraphs: [
        'We settle bets by the result that the official body announces on the day. If it is changed later, after a protest or a disqualification, for example, settled bets stay as they are.',
        'A broadcast, or what you saw from the stands, cannot overrule it. If we have settled a bet differently from the official result of the day, we correct it and tell you.',
      ],
    },
    {
      heading: 'Dead heats',
      paragraphs: [
        'If two or more share a place that you have bet on, the stake is divided by their number. One part is settled at full odds, and the rest is lost. With two winners, for instance, half of your stake is paid at the odds you took.',
      ],
    },
    {
      heading: 'Combining selections',
      paragraphs: [
        'Selections that depend on each other cannot be combined in one bet, because one already makes the other more likely. A team winning its semi-final and the same team winning the cup is an example. The slip tells you when two selections do not go together.',
        'You can of course place each of them as a bet of its own, with its own stake.',
      ],
    },
    {
      heading: 'Cash-out',
      paragraphs: [
        'For some open bets we offer cash-out: you end the bet early for the amount shown. The amount moves with the event, and the offer may be withdrawn at any time, for example while the market is suspended. There is no right to it.',
        'Cash-out is final once it has been confirmed. The course of the event no longer matters for that bet, in either direction.',
      ],
    },
    {
      heading: 'Limits and payouts',
      paragraphs: [
        'The smallest and the highest stake are shown on the slip, and so is the maximum payout per day for the sport. If your possible return is higher than that, please lower the stake: more than the maximum is not paid.',
        'Winnings are added to your balance as soon as the bet is settled, and you can withdraw them like any other balance. Your deposit and spending limits apply here as they do in the casino. Stakes returned on void bets do not count towards your spending limit.',
      ],
    },
    {
      heading: 'Bets and bonuses',
      paragraphs: [
        'While a sports bonus is active, the highest stake is {maxBonusBet} per bet. Bets at odds of 1.80 or more count in full towards wagering. With a free bet the stake is ours, and if the bet wins, you receive the winnings without the stake. The bonus terms have the details.',
      ],
    },
    {
      heading: 'Betting in play',
      paragraphs: [
        'While an event is being played, odds change quickly, and the moment of acceptance matters all the more: what counts is the number on your slip, and the odds beside it. Pictures, clocks and scores reach you with a delay and may contain mistakes. Rely on them only as far as you would rely on someone calling from the next room.',
      ],
    },
    {
      heading: 'If you disagree',
      paragraphs: [
        'If you believe that a bet was settled wrongly, send its number to help@parlour.example. We answer within five days. After that our complaints team can look at it, for eight weeks at most, and then the Harbour Office for Player Disputes, free of charge.',
      ],
    },
  ],
};
