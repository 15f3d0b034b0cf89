import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Terms and conditions',
  sections: [
    {
      heading: 'Our agreement',
      paragraphs: [
        'These terms are the agreement between you and Parlour Rooms Limited, 4 Harbour Row, Port Sable. We hold licence no. {licence} of the Harbour Gaming Authority. You accept the terms when you open an account, and they apply for as long as you have one.',
        'The bonus terms, the betting rules and the casino rules belong to this agreement, and the privacy policy explains how we handle your data. We have tried to write all of them so that you can read them in one go. If a sentence is not clear, ask us.',
      ],
    },
    {
      heading: 'Who may play',
      paragraphs: [
        'You must be at least {age} years old. Where the law of the place you live in sets another minimum age, that age applies, and nobody under 18 may play. We check your age when you register. If a minor has played all the same, we return the deposits, and the winnings are void.',
        'You play for yourself, with your own money and for your own entertainment.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Everyone may have one account. Give us your true details when you open it, and change them when they change.',
        'Choose a password of {passwordMin} to {passwordMax} characters and keep it to yourself. After {signInAttempts} failed sign-ins the account is locked for {lockMinutes} minutes. After {idleMinutes} minutes without activity we sign you out, with a warning {idleWarning} minutes before.',
      ],
      list: [
        'Nobody else may use your account, not even someone close to you.',
        'A second account is not allowed. If you have opened one by mistake, tell us.',
        'If you suspect that someone knows your password, change it and write to us at once.',
      ],
    },
    {
      heading: 'Confirming who you are',
      paragraphs: [
        'We have to know who our players are. For that we need an identity document and proof of your address, before your first withdrawal at the latest, or within 30 days when we ask for them. Without them we cannot pay a withdrawal. We may also ask for proof of payment and for the source of your wealth.',
        'We tell you which documents we need and how to send them. Photos in which something is masked, cropped or edited are refused.',
      ],
    },
    {
      heading: 'Paying in',
      paragraphs: [
        'The smallest deposit is {minDeposit}. Deposits arrive at once and cost nothing. Pay only with methods that are in your own name.',
        'Your money is kept apart from ours, in separate bank accounts. What is in your balance is yours to play with or to withdraw. Where a bonus is tied to it, the bonus terms apply.',
      ],
    },
    {
      heading: 'Withdrawing',
      paragraphs: [
        'The smallest withdrawal is {minWithdrawal}. Money goes first to a method you have used for depositing. We review a withdrawal within {reviewHours} hours. After that it takes between one hour and three working days, depending on the method.',
        'You can withdraw up to {capDay} a day, {capWeek} a week and {capMonth} a month. From loyalty level 4 these caps are doubled. Jackpots do not count towards them and are paid in full. While a withdrawal is pending you can cancel it, up to {cancelsPerDay} times a day, where the rules of your country allow it.',
      ],
    },
    {
      heading: 'Bonuses, games and bets',
      paragraphs: [
        'A bonus is an offer, never an obligation. The bonus terms say how wagering works, and each offer’s page says when it expires. You can give up a bonus at any time.',
        'In the casino the result is fixed before the reels move, and a malfunction voids pays and plays. A bet is accepted when its number is shown, at the odds of that moment. The casino rules and the betting rules contain everything else.',
      ],
    },
    {
      heading: 'Keeping play within bounds',
      paragraphs: [
        'These tools apply to everything you play here, and what you set is binding for us too. You set limits and start a cool-off in your account. For a time-out or a self-exclusion write to our support team, and we set it for you.',
      ],
      list: [
        'Deposit and spending limits by day, week and month. A lower limit applies at once, a higher one after {limitHours} hours at the earliest.',
        'The time you have spent in a game, always shown beside it.',
        'A reminder of time after 30 minutes, one hour or two, which you set in your account.',
        'A cool-off of one day, or a time-out of 24 or 72 hours.',
        'Self-exclusion for 6, 12, 24, 36 or 60 months, or for good.',
      ],
    },
    {
      heading: 'If you do not play for a long time',
      paragraphs: [
        'An account that has not been used for 12 months becomes dormant. If you would like to play again, or to withdraw what is still there, write to our support team, who will help you further.',
      ],
    },
    {
      heading: 'If we disagree',
      paragraphs: [
        'Tell us first. Our support team is there every day {supportHours} at help@parlour.example and answers complaints within five days. If you are not content with the answer, pass the matter to our complaints team, who decide within eight weeks at most.',
        'If that does not settle it either, you can turn to the Harbour Office for Player Disputes. It looks at the case independently of us and costs you nothing.',
      ],
    },
    {
      heading: 'About this text',
      paragraphs: ['These terms and conditions are the sample text of a demonstration operator.'],
    },
  ],
};
