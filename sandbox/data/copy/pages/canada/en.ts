import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Playing at Parlour from Canada',
  sections: [
    {
      heading: 'For players in Canada',
      paragraphs: [
        'Canada is one country with many rule books: how old you must be and whether you can play here depends on your province or territory. This page gathers what is special for you. Everything else is as it is everywhere at Parlour, and the terms and conditions, the bonus terms and the rules of the games apply to you too.',
      ],
    },
    {
      heading: 'How old you must be',
      paragraphs: [
        'The minimum age follows the place you live in, not the place you happen to be visiting. We check it when you register, from your date of birth and your province.',
      ],
      list: ['18 in Alberta, Manitoba and Quebec.', '19 in all other provinces and territories where you can play here.'],
    },
    {
      heading: 'Where you can play',
      paragraphs: [
        'You can open an account if you live in Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Nova Scotia, Prince Edward Island, Quebec, Saskatchewan, the Northwest Territories, Nunavut or Yukon.',
        'People who live in Ontario cannot register with us at present. If you move there, tell us before you play again. What is in your account remains yours, and our support team will help you to withdraw it.',
      ],
    },
    {
      heading: 'Your address and your province',
      paragraphs: [
        'When you register you choose your province and give your home address with its postal code. Both have to match the place where you really live, because the rules that apply to you follow from it. If you move, tell our support team. A new province may mean a different minimum age.',
        'We confirm the address with a document, before your first withdrawal at the latest or within 30 days when we ask for it. We tell you how to send it.',
      ],
      list: [
        'An identity document, and a document that shows your name and your home address.',
        'Photos and PDF files are accepted.',
        'The province on the document has to be the one in your account.',
        'Masked, cropped or edited photos are refused.',
      ],
    },
    {
      heading: 'Canadian dollars',
      paragraphs: [
        'Your account is kept in Canadian dollars, and all amounts on these pages are in Canadian dollars for you. The smallest deposit is {minDeposit}, the smallest withdrawal {minWithdrawal}. Deposits are instant, and we charge no fee for them.',
        'Withdrawals go first to a method you have used for depositing. We review them within {reviewHours} hours, and then they take between one hour and three working days, depending on the method. You can withdraw up to {capDay} a day, {capWeek} a week and {capMonth} a month, and twice as much from loyalty level 4.',
        'If your card or wallet is in another currency, its provider will convert the amount and may charge for it. As for taxes, please check what applies to you.',
      ],
    },
    {
      heading: 'English and French',
      paragraphs: [
        'You can use the whole site in English or in French, and change from one to the other in the menu. If you come from Quebec, or your browser is set to French, we begin in French. Your choice changes nothing else: the games, the offers and your account are the same in both languages.',
        'You can write to our support team in either language at help@parlour.example.',
      ],
    },
    {
      heading: 'Playing within bounds',
      paragraphs: [
        'What you set applies to everything you play here, wherever in Canada you live. You set limits and start a cool-off in your account; our support team sets a time-out or a self-exclusion for you.',
      ],
      list: [
        'Deposit and spending limits by day, week and month: a lower limit applies at once, a higher one after {limitHours} hours at the earliest.',
        'The time you have spent in a game, always shown beside it.',
        'A reminder of time after 30 minutes, one hour or two, which you set in your account.',
        'A cool-off of one day, or a time-out of 24 or 72 hours.',
        'Self-exclusion for 6, 12, 24, 36 or 60 months, or for good.',
      ],
    },
    {
      heading: 'Help near you',
      paragraphs: [
        'If gambling is no longer fun, talk to someone. There are free and confidential helplines across Canada, many of them day and night and in both languages, and your doctor or local health service can refer you to treatment. Families are welcome. Our support team will point you to help near you, start a break with you if you like, and never offer you a bonus instead.',
      ],
    },
  ],
};
