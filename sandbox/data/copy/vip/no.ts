import type { VipCopy } from './vip-copy.ts';

export const vip: VipCopy = {
  title: 'VIP hos Parlour',
  hero: {
    title: 'VIP-program',
    text: 'Seks nivåer, hvert med litt mer av vår tid. Du stiger ved å bli hos oss, ikke ved å tape mer, og du kan melde deg ut når du vil.',
    button: 'Spør om VIP',
  },
  levels: [
    {
      name: 'Bronse',
      requirement: 'Fra ditt første innskudd.',
      benefits: [
        'Kundeservice hver dag {supportHours}',
        'Ukentlige tilbud med vilkårene godt synlig',
        'Grenser og pauser når du ber om dem',
      ],
    },
    {
      name: 'Sølv',
      requirement: 'Etter tre måneder hos oss.',
      benefits: ['Alt i Bronse', 'En gave på bursdagen, uten omsetningskrav', 'En ekstra runde gratisspinn én gang i måneden'],
    },
    {
      name: 'Gull',
      requirement: 'Etter et halvt år, når dokumentene dine er kontrollert.',
      benefits: ['Alt i Sølv', 'Uttakene dine behandles først', 'Større andel av den ukentlige cashbacken'],
    },
    {
      name: 'Platina',
      requirement: 'Etter et år, på vår invitasjon.',
      benefits: [
        'Alt i Gull',
        'Uttaksgrenser som er dobbelt så høye som de vanlige {capDay} per dag',
        'En personlig vert som kjenner navnet ditt og grensene dine',
      ],
    },
    {
      name: 'Diamant',
      requirement: 'Etter to år, på vår invitasjon.',
      benefits: ['Alt i Platina', 'Reserverte live-bord til faste tider', 'En plass i den månedlige VIP-liveturneringen'],
    },
    {
      name: 'Sort',
      requirement: 'Bare på personlig invitasjon.',
      benefits: [
        'Alt i Diamant',
        'Tilbud laget for deg, alltid uten omsetningskrav',
        'Direkte linje til verten din, når som helst',
      ],
    },
  ],
  faq: {
    title: 'Slik virker nivåene',
    entries: [
      {
        question: 'Må jeg spille for et visst beløp?',
        answer:
          'Nei. Nivået følger hvor lenge du har vært hos oss, og om kontoen din er i orden. Å tape mer løfter deg aldri høyere.',
      },
      {
        question: 'Kan jeg miste et nivå?',
        answer: 'Bare etter tolv måneder uten besøk, når kontoen blir inaktiv. En pause koster deg ingenting.',
      },
      {
        question: 'Hva skjer hvis jeg setter grenser?',
        answer:
          'Nivået ditt består. Vertene ser grensene dine og holder seg til dem: De foreslår aldri at du hever en, og de sender ingen tilbud mens du tar pause.',
      },
      {
        question: 'Hvordan melder jeg meg ut?',
        answer: 'Si det til verten din eller kundeservice. Vi stryker deg fra listen samme dag, og kontoen din blir som den er.',
      },
    ],
  },
  cta: {
    title: 'Godt å vite',
    text: 'Et nivå er en takk, ikke et mål. Merker du at du spiller for å nå det neste, så snakk med oss eller sett en grense.',
    button: 'Les om ansvarlig spill',
  },
};
