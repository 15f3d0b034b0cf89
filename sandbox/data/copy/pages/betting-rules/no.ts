import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Oddsregler',
  sections: [
    {
      heading: 'Slik blir et spill til',
      paragraphs: [
        'Du velger ett eller flere utfall, skriver inn innsatsen og bekrefter. Spillet er godtatt når nummeret vises, ikke før. Fra da av er det bindende for begge parter: Verken du eller vi kan endre det eller trekke det tilbake, bortsett fra i tilfellene på denne siden. Se derfor nøye over kupongen før du bekrefter: utfall, odds og innsats.',
        'Brytes forbindelsen mens du bekrefter, kan du se i spillhistorikken. Har spillet et nummer der, står det ved lag. Har det ikke noe nummer, ble det ikke godtatt, og innsatsen står fortsatt på saldoen din.',
      ],
    },
    {
      heading: 'Odds',
      paragraphs: [
        'Oddsen beveger seg til du bekrefter. Endrer den seg mens du tenker, spør vi deg før vi godtar spillet. Oddsen i det øyeblikket spillet godtas, gjelder, uansett hva som skjer med den etterpå.',
        'Mulig gevinst på kupongen er innsatsen ganget med oddsen. I et kombinasjonsspill ganges oddsen for alle utfallene med hverandre, og hvert eneste av dem må gå inn.',
      ],
    },
    {
      heading: 'Åpenbare feil',
      paragraphs: [
        'Det er mennesker som setter odds, og mennesker gjør feil. Er en odds åpenbart feil, for eksempel fordi to lag er byttet om eller et komma har flyttet seg, annulleres utfallet. Det samme gjelder et spill levert etter at hendelsen begynte, der det bare var åpent for spill før start.',
        'Et annullert utfall avgjøres til 1,00 i odds. Ved enkeltspill får du altså hele innsatsen tilbake. Et kombinasjonsspill fortsetter med de utfallene som er igjen, som om det annullerte aldri hadde stått på kupongen.',
      ],
    },
    {
      heading: 'Utsatte hendelser',
      paragraphs: [
        'Blir en hendelse utsatt, holdes spill på den åpne i 36 timer. Er den ikke spilt innen da, annulleres spillene, og du får innsatsen tilbake som beskrevet over.',
        'Tennis har sin egen regel, for der hører regnet med: Spill på en kamp gjelder til turneringen er slutt, uansett hvor ofte kampen flyttes til et annet klokkeslett eller en annen bane.',
      ],
    },
    {
      heading: 'Hvilket resultat som teller',
      paragraphs: [
        'Vi avgjør spill etter det resultatet som det offisielle organet kunngjør samme dag. Blir det endret senere, for eksempel etter en protest eller en diskvalifikasjon, står avgjorte spill som de er.',
        'En sending, eller det du så fra tribunen, kan ikke overprøve det. Har vi avgjort et spill på en annen måte enn dagens offisielle resultat tilsier, retter vi det opp og sier fra til deg.',
      ],
    },
    {
      heading: 'Delte plasser',
      paragraphs: [
        'Deler to eller flere en plass du har spilt på, deles innsatsen på antallet. Én del avgjøres til full odds, og resten er tapt. Med to vinnere, for eksempel, utbetales halve innsatsen til den oddsen du tok.',
      ],
    },
    {
      heading: 'Kombinere utfall',
      paragraphs: [
        'Utfall som avhenger av hverandre, kan ikke kombineres i ett spill, fordi det ene gjør det andre mer sannsynlig. Et lag som vinner semifinalen, og det samme laget som vinner cupen, er et eksempel. Kupongen sier fra når to utfall ikke går sammen.',
        'Du kan selvsagt levere et eget spill på hvert av dem, med hver sin innsats.',
      ],
    },
    {
      heading: 'Cashout',
      paragraphs: [
        'På noen åpne spill tilbyr vi cashout: Du avslutter spillet før tiden for det beløpet som vises. Beløpet følger hendelsen, og tilbudet kan trekkes tilbake når som helst, for eksempel når markedet er stengt en stund. Du har ikke krav på det.',
        'En cashout er endelig når den er bekreftet. Det som skjer videre i hendelsen, har da ikke noe å si for spillet, verken den ene eller den andre veien.',
      ],
    },
    {
      heading: 'Grenser og utbetaling',
      paragraphs: [
        'Den laveste og den høyeste innsatsen vises på kupongen, og det gjør også den høyeste utbetalingen per dag for sporten. Er den mulige gevinsten høyere enn det, bør du senke innsatsen: Mer enn det høyeste beløpet utbetales ikke.',
        'Gevinster legges til saldoen så snart spillet er avgjort, og du kan ta dem ut som all annen saldo. Innskudds- og forbruksgrensene dine gjelder her som i casinoet. Innsatser som betales tilbake for annullerte spill, regnes ikke med i forbruksgrensen.',
      ],
    },
    {
      heading: 'Spill og bonuser',
      paragraphs: [
        'Mens en oddsbonus er aktiv, er høyeste innsats {maxBonusBet} per spill. Spill til minst 1,80 i odds teller fullt ut i omsetningen. I et gratisspill er det vi som betaler innsatsen, og går spillet inn, får du gevinsten uten innsatsen. Detaljene står i bonusvilkårene.',
      ],
    },
    {
      heading: 'Spill underveis',
      paragraphs: [
        'Mens en hendelse pågår, endrer oddsen seg raskt, og øyeblikket da spillet godtas, betyr enda mer: Det som teller, er nummeret på kupongen og oddsen ved siden av. Bilder, klokker og stillinger når deg med forsinkelse og kan inneholde feil. Stol på dem omtrent som du ville stolt på noen som roper fra naborommet.',
      ],
    },
    {
      heading: 'Hvis du er uenig',
      paragraphs: [
        'Mener du at et spill er avgjort feil, kan du sende nummeret til help@parlour.example. Vi svarer innen fem dager. Deretter kan klageteamet vårt se på saken, i høyst åtte uker, og så Havnens kontor for spillertvister, gratis for deg.',
      ],
    },
  ],
};
