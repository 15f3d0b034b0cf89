import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Age restrictions',
  sections: [
    {
      heading: 'Parlour is for adults',
      paragraphs: [
        'To play here you must be at least {age} years old. Where the law of the place you live in sets another minimum age, that age applies, and nobody under 18 may play, wherever they are. This holds for everything we offer: slots, table games, live tables and sports.',
        'There is a good reason for it. Young people find it harder to judge risk and to stop in time, and those who start early run into trouble more often. The age limit is therefore the one rule here from which we make no exception, ever.',
      ],
    },
    {
      heading: 'How we check your age',
      paragraphs: [
        'When you register, you give us your name, your address and your date of birth, and we check your age there and then. Where the law asks for it, you cannot play until your age has been confirmed. You can look around the site while you wait.',
        'The details you give have to be true. An account opened with an invented date of birth, or in the name of an older brother, a parent or a friend, breaks our terms, even if nothing has been staked yet.',
      ],
    },
    {
      heading: 'Documents',
      paragraphs: [
        'We also need an identity document and proof of your address, before your first withdrawal at the latest or within 30 days when we ask for them. We tell you which ones and how to send them. We ask everyone for them, not only the youngest.',
      ],
      list: [
        'Photos and PDF files are accepted.',
        'The whole document has to be visible and easy to read.',
        'Photos of documents that are masked, cropped or edited are refused.',
      ],
    },
    {
      heading: 'If a minor has played',
      paragraphs: [
        'If we find out that an account belongs to someone who is too young, we close it. The deposits are returned, and the winnings are void. The same applies if a minor has played on an adult’s account.',
        'This is not about punishing anyone. If it has happened in your family, write to us, and we will sort it out with you.',
      ],
    },
    {
      heading: 'Your account is yours alone',
      paragraphs: [
        'Nobody else may use your account, and that includes the people at home. We help where we can: after {signInAttempts} failed sign-ins the account is locked for {lockMinutes} minutes, and after {idleMinutes} minutes without activity you are signed out. The most important part, though, lies with you.',
      ],
      list: [
        'Never leave the device while a session is open. Sign out, even for a short break.',
        'Do not save your password in a browser that others use.',
        'Choose a password that nobody in your family can guess.',
        'Keep cards and identity documents where children cannot reach them.',
      ],
    },
    {
      heading: 'What parents can do',
      paragraphs: [
        'Many families share a computer or a tablet. A few settings, made once, keep gambling pages away from children without anyone having to stand beside them. The maker’s instructions say how to do it on your device.',
      ],
      list: [
        'Give each child a user account of their own on the device, without the right to install programs.',
        'Switch on the parental controls of the device, the browser or the home network.',
        'Block the category “gambling”, if your filter has one, rather than single pages.',
        'Protect purchases and payments with a code that only you know.',
      ],
    },
    {
      heading: 'Talking about it',
      paragraphs: [
        'No filter replaces a conversation. Children meet gambling early: in advertisements, at the football ground, in video games. Explain calmly how it works: that chance decides, that the house keeps a share in the long run, and that nobody earns a living this way.',
        'Watch out for unexplained spending, for secrecy around the phone, or for a sudden interest in odds and results. Asking is better than accusing, and young people who are not afraid of trouble are more likely to speak up.',
      ],
    },
    {
      heading: 'Ask us',
      paragraphs: [
        'If you think that a minor is playing here, or that someone has used your details to open an account, tell us straight away at help@parlour.example. You need no proof: a suspicion is enough. We are there every day {supportHours}, and we treat what you tell us in confidence.',
        'If gambling has become a worry in your family, the page on safer gambling shows where to find help. It is free in many countries, and families are welcome.',
      ],
    },
  ],
};
