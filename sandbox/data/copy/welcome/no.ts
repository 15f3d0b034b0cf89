import type { WelcomeCopy } from './welcome-copy.ts';

export const welcome: WelcomeCopy = {
  registration: {
    welcome: {
      title: 'Åpne konto',
      hero: {
        title: 'En plass med navnet ditt på',
        text: 'Du åpner konto på noen minutter. Vil du ha det, dobler velkomsttilbudet et første innskudd på minst {min}, opptil {max}.',
      },
      steps: [
        { title: 'Fortell hvem du er', text: 'Navn, adresse og fødselsdato, slik det står i passet.' },
        { title: 'Bekreft kontakten', text: 'Vi sender en kode til telefonen eller e-posten din.' },
        { title: 'Se deg rundt først', text: 'Gjør så et innskudd, eller prøv spillene bare for moro.' },
      ],
    },
    live: {
      title: 'Bli med til live-bordene',
      hero: {
        title: 'Dealeren venter deg',
        text: 'Med konto kan du sette deg ved alle live-bord, og opptil {max} av en uke med tap kommer tilbake som kontanter.',
      },
      steps: [
        { title: 'Åpne konto', text: 'Det tar omtrent to minutter.' },
        { title: 'Sett inn det som passer', text: 'Med én gang og uten gebyr, fra {minDeposit}.' },
        { title: 'Velg et bord', text: 'Innsatser, ledige plasser og åpningstider står på hvert bord.' },
      ],
    },
    sports: {
      title: 'Bli med på oddsen',
      hero: {
        title: 'Odds hos Parlour',
        text: 'Åpne konto nå. Vinnende kombinasjonsspill gir opptil 50 % ekstra, høyst {max}.',
      },
      steps: [
        { title: 'Åpne konto', text: 'Én gang, for både odds, kasino og live-bord.' },
        { title: 'Velg idrettene dine', text: 'Fotball, ishockey, tennis og mer, før og under kampen.' },
        { title: 'Lever et spill du kan lese', text: 'Innsats, odds og mulig gevinst, før du bekrefter.' },
      ],
    },
    friends: {
      title: 'Invitert av en venn',
      hero: {
        title: 'En venn har holdt av en plass til deg',
        text: 'Bli med med koden under. Velkomsttilbudet er likt for alle: opptil {max} og {spins} gratisspinn.',
      },
      steps: [
        { title: 'Ta vare på koden', text: 'Den er fylt inn for deg når du begynner her.' },
        { title: 'Åpne din egen konto', text: 'Én per person, med dine egne opplysninger. Ingen andre kan bruke den.' },
        { title: 'Si hei', text: 'Vennen din ser at du kom, og ingenting om hvordan du spiller.' },
      ],
    },
  },
  modal: {
    title: 'God kveld, og velkommen',
    body: 'Se deg rundt i ro og mak: De fleste spill kan prøves for moro uten konto. Blir du værende, finnes det et velkomsttilbud med vilkårene på én side.',
    button: 'Se velkomsttilbudet',
  },
  payAndPlay: {
    title: 'Spill i ett steg',
    description:
      'Sett inn fra banken din, så åpner kontoen seg selv. Ikke noe skjema, ikke noe passord, og uttak går samme vei tilbake.',
    button: 'Velg et beløp',
  },
};
