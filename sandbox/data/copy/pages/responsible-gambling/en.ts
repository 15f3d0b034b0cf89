import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Safer gambling',
  sections: [
    {
      heading: 'Gambling is entertainment',
      paragraphs: [
        'Playing at Parlour should feel like an evening out: something you chose, at a price you knew. It is not a way to earn money, to pay a bill or to get over a bad day. Over time the games are designed so that the house keeps a share, and no system changes that.',
        'For most people it stays a pastime. For some it does not. This page explains the tools you have, how they work and where to turn if gambling is no longer fun, for you or for someone close to you.',
      ],
      list: [
        'Decide what you can afford to lose before you start, and stop there.',
        'Never gamble with borrowed money or money meant for something else.',
        'Do not try to win back what you have lost.',
        'Take breaks, and do not play when you are tired, upset or have been drinking.',
        'Keep time for the other things you enjoy.',
      ],
    },
    {
      heading: 'Setting limits',
      paragraphs: [
        'You can set a deposit limit, a spending limit or both yourself, in your account under “Gambling limits”. A deposit limit is the most you can pay in. A spending limit is the most you can stake, not counting stakes returned on void bets. Each can be set for a day, a week and a month, and each covers your whole account: casino, live tables and sports.',
        'A lower limit applies at once. A higher limit, or the removal of one, takes effect only after a waiting period of at least {limitHours} hours, and longer where local rules say so. Until then your current limit holds, and you can cancel the change. When you have reached a limit, the site tells you when it resets.',
        'If we believe a limit would help you, we may set one ourselves. We tell you when we do, and why.',
      ],
    },
    {
      heading: 'Keeping an eye on the time',
      paragraphs: [
        'Time passes quickly in a good game. While you play for money, the time you have spent in the game is shown beside it. Your account panel in the game also shows what you have staked and won there.',
        'Decide before you start when you want to stop. The reminder of time in your account helps you to keep to it. Your transactions show what you have deposited, staked and won on other days.',
      ],
    },
    {
      heading: 'Taking a break',
      paragraphs: [
        'If you would like some distance, start a cool-off of 24 hours in your account. For longer, choose a time-out there: 24 or 72 hours, and in some countries up to 42 days. You are signed out at once, and you cannot sign in, deposit or play until it ends. It cannot be shortened, not even by our support team. Afterwards your account opens again by itself.',
        'Your money is safe during a break. If you need help with a withdrawal, write to us.',
      ],
    },
    {
      heading: 'Self-exclusion',
      paragraphs: [
        'If a short break is not enough, you can exclude yourself for 6, 12, 24, 36 or 60 months, or for good. You do it yourself in your account, on the page of your limits. If you cannot sign in, write to help@parlour.example. We ask you to confirm the choice, so that it never happens by accident. It then applies at once and cannot be undone before it ends.',
        'When you exclude yourself, we pay out withdrawals that are under way, end open bonuses and stop all marketing. We also add you to the exclusion register, so that you cannot open a second account with us. When the period is over, your account does not reopen by itself: you would have to contact us, and there is no hurry.',
        'Self-exclusion works best together with other steps. Ask your bank whether it can block gambling payments, install blocking software on your devices, and if your country has a national exclusion register, consider joining it.',
      ],
    },
    {
      heading: 'Signs of problem gambling',
      paragraphs: ['A gambling problem seldom announces itself. Read these questions calmly, and answer them for yourself.'],
      list: [
        'Do you spend more time or money on gambling than you meant to?',
        'Do you play again to win back what you have lost?',
        'Have you borrowed money or sold something in order to gamble?',
        'Do you hide how much you play from people close to you?',
        'Do you gamble to escape worry, loneliness or low spirits?',
        'Are you restless or irritable when you try to stop?',
        'Have work, studies, sleep or relationships suffered?',
      ],
    },
    {
      heading: 'If you answered yes',
      paragraphs: [
        'One yes is reason enough to set a limit or take a break. If you recognise yourself in several of these questions, please talk to someone. Many people have been where you are, and help works.',
        'You may also hear from us first. We look out for signs such as sudden changes in deposits or very long sessions, and we may contact you, suggest a tool or pause your account. We do it because we would rather lose an evening’s play than see someone come to harm.',
      ],
    },
    {
      heading: 'Protecting minors',
      paragraphs: [
        'Nobody under 18 may play at Parlour, and where the law sets a higher age, that age applies. We check the age of every player. If a minor has played, we close the account and return the deposits.',
        'If you share a device with children, a few habits keep your account your own.',
      ],
      list: [
        'Sign out when you leave the device, and do not save your password on it.',
        'Keep your cards and identity documents out of reach.',
        'Use the parental controls of your device, browser or network.',
        'Talk with young people about gambling before someone else does.',
      ],
    },
    {
      heading: 'Where to find help',
      paragraphs: [
        'Support for people with gambling problems is free and confidential in many countries, and families are welcome too. You do not have to be certain that you have a problem in order to ask.',
        'Our support team is here every day {supportHours}. They can help you with your limits, start a break or a self-exclusion with you, and point you to help near you. They will not judge, and they will not offer you a bonus.',
      ],
      list: [
        'Your national helpline: advice by telephone or chat, often around the clock.',
        'Your doctor or local health service: treatment and referral.',
        'Self-help groups: meet others who have stopped, online or in person.',
        'Debt advice services: a plan for what is owed.',
      ],
    },
  ],
};
