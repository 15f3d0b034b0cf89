import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Privacy policy',
  sections: [
    {
      heading: 'Who is responsible for your data',
      paragraphs: [
        'Parlour is run by Parlour Rooms Limited, 4 Harbour Row, Port Sable, under licence no. {licence} of the Harbour Gaming Authority. We decide which personal data is collected here and why, and so we answer for it. Wherever this page says “we”, it means that company.',
        'Here you can read what we know about you, why we need it, how long we keep it and what you can do about it. If something is unclear, write to privacy@parlour.example.',
      ],
    },
    {
      heading: 'What we know about you',
      paragraphs: [
        'We try to ask for no more than we need. What we hold falls into four groups: what you tell us, what your play creates, what your device sends and the documents you send us.',
      ],
      list: [
        'What you tell us: your name, address, date of birth, e-mail address and phone number.',
        'What playing creates: your stakes and wins, your sessions and the limits you have set.',
        'Technical data: your internet address and details of the device you use.',
        'Documents: proof of your identity and address and, where we have to ask for it, proof of payment or of the source of your wealth.',
      ],
    },
    {
      heading: 'Why we need it',
      paragraphs: [
        'Every use of personal data needs a reason. We have four, and we do nothing with your data that fits none of them.',
      ],
      list: [
        'Our agreement with you: to run your account, take your stakes, pay your winnings and answer your questions.',
        'The law: to prevent money laundering, to confirm your age and to protect players from harm.',
        'Our legitimate interest: to keep the site secure and to detect fraud. Here we weigh our interest against yours, and you can object.',
        'Your consent: for marketing and for cookies that are not essential. You can withdraw it at any time.',
      ],
    },
    {
      heading: 'When you have to give us data, and when not',
      paragraphs: [
        'Without your name, address and date of birth we cannot open an account, because we have to know who plays here and that they are old enough. The same goes for documents we are obliged to ask for: without them we cannot pay out a first withdrawal.',
        'Part of protecting players is noticing when play changes. We look for signs such as sudden changes in deposits or very long sessions, so that we can offer help in good time. The page on safer gambling explains how.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'We never sell your data. We share it only with those who need it for a task, and we share no more than the task takes.',
      ],
      list: [
        'Payment providers, so that deposits and withdrawals reach the right account.',
        'Identity checkers, who compare your details with your documents.',
        'Game studios, who learn what a round requires but never your name.',
        'Regulators, when they have to look into how we work.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: ['We keep data for as long as we need it or the law obliges us to, and then it goes.'],
      list: [
        'Account and playing data: for the life of the account and five years afterwards, as the rules against money laundering require.',
        'Accounting records: ten years.',
        'Documents you have sent us: deleted when the legal period is over.',
        'Marketing data: until you withdraw your consent.',
      ],
    },
    {
      heading: 'Marketing is your choice',
      paragraphs: [
        'We send you offers only if you have said that you would like them, and you can change your mind at any time by writing to us. Saying no costs you nothing: your account, your payments and the games work just the same.',
        'If you exclude yourself from play, all marketing stops at once, whatever you chose before.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'Cookies are small files that a website stores on your device. You can change your choice at any time at the foot of each page. We use three kinds.',
      ],
      list: [
        'Essential cookies are always on, because the site does not work without them. One of them keeps you signed in, for example.',
        'Performance and functional cookies show us how the site is doing and remember what you prefer. They are set only with your consent.',
        'Marketing cookies show which of our offers reach people. They too are set only with your consent.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'It is your data, and you have a say in what happens to it. To use any of these rights, write to privacy@parlour.example. We may first ask you to confirm who you are, so that nobody else can get at your data in your name.',
      ],
      list: [
        'See what we hold about you.',
        'Have wrong or incomplete details corrected.',
        'Have data deleted that we are no longer obliged to keep.',
        'Restrict how we use your data.',
        'Take your data with you in a common format.',
        'Object to a use that rests on our legitimate interest.',
        'Complain, to us or to the data protection authority where you live.',
      ],
    },
    {
      heading: 'What you can do to stay safe',
      paragraphs: [
        'Choose a password of {passwordMin} to {passwordMax} characters that you use nowhere else, and share it with nobody. After {signInAttempts} failed sign-ins we lock the account for {lockMinutes} minutes. After {idleMinutes} minutes without activity we sign you out, with a warning {idleWarning} minutes before.',
        'Send documents only in the way we give you when we ask for them. If you think someone else has been using your account, tell us straight away at help@parlour.example. We answer every day {supportHours}.',
      ],
    },
    {
      heading: 'About this text',
      paragraphs: ['This privacy policy is the sample text of a demonstration operator.'],
    },
  ],
};
