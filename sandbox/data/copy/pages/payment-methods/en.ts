import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Payment methods',
  sections: [
    {
      heading: 'How money moves here',
      paragraphs: [
        'This page explains how you pay in, how you are paid out and what to do if something goes wrong. Which methods there are in your country, with their amounts and times, you can see in the overview of methods.',
        'Money that you pay in is kept apart from ours, in separate bank accounts. In your account you see at all times, in one figure, what you can withdraw. If part of your balance is tied to a bonus, we say so and explain why.',
      ],
    },
    {
      heading: 'Paying in',
      paragraphs: [
        'Choose a method in the cashier, enter an amount and confirm. The smallest deposit is {minDeposit}, and the money is there at once. Your deposit limits are checked before every payment: if the amount would go over a limit, we tell you so, and nothing is charged.',
      ],
      list: [
        'Use only cards, accounts and wallets in your own name.',
        'If there is an offer for the deposit, you choose it before you confirm, or you choose “No bonus”.',
        'Pay in only what you can afford to lose.',
      ],
    },
    {
      heading: 'Withdrawing',
      paragraphs: [
        'The smallest withdrawal is {minWithdrawal}. Enter the amount in the cashier and confirm, and the sum is set aside until it has been paid. You can follow every stage in your account.',
        'Money goes back the way it came: first to a method you have used for depositing. That protects you, because nobody can pay out your balance to an account of their own. If your card has expired or your bank account has been closed, our support team will find another way with you.',
      ],
    },
    {
      heading: 'How long it takes',
      paragraphs: [
        'We review every withdrawal within {reviewHours} hours. After that, it depends on the method: some payments arrive after one hour, others take up to three working days. Weekends and public holidays can make bank payments slower.',
        'While a withdrawal is pending you can cancel it, up to {cancelsPerDay} times a day, where the rules of your country allow it. You do not have to, and we will never suggest it.',
      ],
    },
    {
      heading: 'Limits on payments',
      paragraphs: [
        'You can withdraw up to {capDay} a day, {capWeek} a week and {capMonth} a month. From loyalty level 4 these caps are doubled. Jackpots are paid in full, whatever the caps say.',
        'The limits you set for yourself are separate from these. You find them in your account, by day, week and month. A lower deposit limit applies at once, a higher one after {limitHours} hours at the earliest.',
      ],
    },
    {
      heading: 'Documents we need',
      paragraphs: [
        'Before your first withdrawal at the latest we need an identity document and proof of your address. We may ask for them earlier, and you then have 30 days. We tell you which documents we need and how to send them.',
      ],
      list: [
        'Photos and PDF files are accepted.',
        'Show the whole page. Masked, cropped or edited photos are refused.',
        'Now and then we also ask for proof of payment or for the source of your wealth.',
      ],
    },
    {
      heading: 'Fees',
      paragraphs: [
        'We charge no fee for deposits and none for withdrawals. Your bank, card company or wallet may have fees of its own, above all when it has to change one currency into another. It can tell you which.',
      ],
    },
    {
      heading: 'Bonuses and withdrawals',
      paragraphs: [
        'With most bonuses your own money is played first, and you can withdraw it whenever you like. With some, deposit and bonus belong together, and a withdrawal ends the bonus. The offer says which kind it is, and before anything is lost we ask you to confirm.',
      ],
    },
    {
      heading: 'If a payment does not arrive',
      paragraphs: [
        'Most of the time patience is enough, but you need not guess. Check these things first. If they do not help, write to help@parlour.example and have the time, the amount and the method ready.',
      ],
      list: [
        'A deposit was declined: check the amount, your limits and whether your bank allows payments to gambling companies.',
        'Money has left your bank but is not in your account: wait a few minutes and load the page again. Please do not pay a second time.',
        'A withdrawal is being checked: look in your e-mail for a message from us, in case a document is missing.',
        'A withdrawal has been sent but has not arrived: allow three working days, then ask us.',
      ],
    },
  ],
};
