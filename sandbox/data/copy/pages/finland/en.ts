import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Playing at Parlour from Finland',
  sections: [
    {
      heading: 'For players in Finland',
      paragraphs: [
        'This page gathers what is special about playing here if you live in Finland. Everything else is as it is everywhere at Parlour: the terms and conditions, the bonus terms and the rules of the games apply to you too. We are here in Finnish and in English, and you can change the language in the menu.',
        'You must be at least {age} years old. Your age is checked when you register, and where the law asks for it, you cannot play before it has been confirmed.',
      ],
    },
    {
      heading: 'Signing in with your bank',
      paragraphs: [
        'Many Finns use their bank to show who they are, and you can do that here too. Choose an amount, go to your bank, sign in there as you always do and confirm the payment. Your bank tells us your name and your date of birth, and the money is in your account at once. Because these details come from the bank, there is no long form to fill in.',
        'The first time we also ask for your e-mail address and your phone number, if the bank does not pass them on. After that, the same step at your bank brings you straight back in. We never see your bank codes. Enter them only on your bank’s own page, and share them with nobody.',
        'If you prefer a password, open an account in the usual way. Either way you may have one account only.',
      ],
    },
    {
      heading: 'Paying in and out',
      paragraphs: [
        'Your account is kept in euros, so nothing has to be converted. The smallest deposit is {minDeposit}, the smallest withdrawal {minWithdrawal}. Deposits are instant, and we charge no fee for them. Players’ money is kept apart from ours, in separate bank accounts.',
        'Withdrawals go first to a method you have used for depositing, which for most people in Finland is their own bank account. We review them within {reviewHours} hours. After that, a bank payment may take only an hour, and other methods take up to three working days. While a withdrawal is pending you can cancel it, up to {cancelsPerDay} times a day.',
      ],
      list: [
        'At most {capDay} a day, {capWeek} a week and {capMonth} a month; from loyalty level 4 twice as much.',
        'Even if your bank has told us who you are, we may ask for documents, before the first withdrawal at the latest.',
        'The overview of payment methods shows amounts and times for each method.',
      ],
    },
    {
      heading: 'Taxes',
      paragraphs: [
        'Whether you have to declare or pay tax on winnings depends on the law and on your own situation, and we cannot advise you on it. Please check what applies to you, preferably in good time. Your account shows all deposits, withdrawals, stakes and wins, and you can look up what you need there.',
      ],
    },
    {
      heading: 'Your limits',
      paragraphs: [
        'Decide how much an evening, a week or a month may cost before you make your first deposit. Your limits cover your whole account: casino, live tables and sports. You set limits and start a cool-off in your account; our support team sets a time-out or a self-exclusion for you.',
      ],
      list: [
        'Deposit and spending limits by day, week and month: a lower limit applies at once, a higher one after {limitHours} hours at the earliest.',
        'The time you have spent in a game, always shown beside it.',
        'A reminder of time after 30 minutes, one hour or two, which you set in your account.',
        'A cool-off of one day, or a time-out of 24 or 72 hours.',
        'Self-exclusion for 6, 12, 24, 36 or 60 months, or for good. You cannot get around it by signing in through your bank.',
      ],
    },
    {
      heading: 'Help in Finland',
      paragraphs: [
        'If gambling is no longer fun, you do not have to sort it out alone. In Finland there is help from professionals and from people who have been through it themselves, in Finnish and in Swedish and often in other languages. Much of it is free, and you need not give your name. You do not have to be certain that you have a problem in order to ask, and families are welcome too.',
      ],
      list: [
        'National helplines and chats: someone to talk to, without an appointment.',
        'Your health centre or occupational health service: a first conversation and, if needed, treatment.',
        'Peer groups: people who have stopped, in many towns and online.',
        'Financial and debt advice: a plan when money has run short.',
        'Your bank: many can block payments to gambling companies if you ask.',
      ],
    },
    {
      heading: 'Questions?',
      paragraphs: [
        'Write to help@parlour.example. We answer complaints within five days. If the answer does not satisfy you, the terms and conditions say where you can turn next.',
      ],
    },
  ],
};
