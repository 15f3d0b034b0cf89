import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Personvern',
  sections: [
    {
      heading: 'Hvem som har ansvaret for opplysningene dine',
      paragraphs: [
        'Parlour drives av Parlour Rooms Limited, 4 Harbour Row, Port Sable, med lisensnr. {licence} fra Havnens spillmyndighet. Vi bestemmer hvilke personopplysninger som samles inn her, og hvorfor, og derfor er det vi som står til ansvar for dem. Når det står «vi» på denne siden, er det dette selskapet vi mener.',
        'Her kan du lese hva vi vet om deg, hvorfor vi trenger det, hvor lenge vi lagrer det, og hva du selv kan gjøre. Er noe uklart, kan du skrive til privacy@parlour.example.',
      ],
    },
    {
      heading: 'Hva vi vet om deg',
      paragraphs: [
        'Vi prøver å ikke spørre om mer enn vi trenger. Opplysningene er av fire slag: det du forteller oss, det som oppstår når du spiller, det enheten din sender, og dokumentene du sender oss.',
      ],
      list: [
        'Det du forteller oss: navn, adresse, fødselsdato, e-postadresse og telefonnummer.',
        'Det som oppstår når du spiller: innsatser og gevinster, økter og grensene du har satt.',
        'Tekniske opplysninger: internettadressen din og detaljer om enheten du bruker.',
        'Dokumenter: legitimasjon, bekreftelse på adressen din og, når vi må be om det, dokumentasjon på betaling eller på hvor formuen din kommer fra.',
      ],
    },
    {
      heading: 'Hvorfor vi trenger det',
      paragraphs: [
        'All bruk av personopplysninger må ha en grunn. Vi har fire, og vi gjør ikke noe med opplysningene dine som ikke hører inn under en av dem.',
      ],
      list: [
        'Avtalen med deg: Vi fører kontoen din, tar imot innsatser, betaler ut gevinster og svarer på spørsmål.',
        'Loven: Vi skal hindre hvitvasking, bekrefte alderen din og beskytte spillere mot skade.',
        'Vår berettigede interesse: Vi holder nettstedet sikkert og avdekker svindel. Da veier vi vår interesse mot din, og du kan protestere.',
        'Ditt samtykke: Det gjelder markedsføring og informasjonskapsler som ikke er nødvendige. Du kan trekke det tilbake når som helst.',
      ],
    },
    {
      heading: 'Når du må gi oss opplysninger',
      paragraphs: [
        'Uten navn, adresse og fødselsdato kan vi ikke åpne en konto, for vi må vite hvem som spiller her, og at de er gamle nok. Det samme gjelder dokumenter vi har plikt til å be om: Uten dem kan vi ikke betale ut det første uttaket.',
        'En del av det å beskytte spillere er å merke når spillingen endrer seg. Vi ser etter tegn som plutselige endringer i innskudd eller svært lange økter, slik at vi kan tilby hjelp i tide. Siden om ansvarlig spill forklarer hvordan.',
      ],
    },
    {
      heading: 'Hvem andre som ser dem',
      paragraphs: [
        'Vi selger aldri opplysningene dine. Vi deler dem bare med dem som trenger dem til en oppgave, og ikke mer enn oppgaven krever.',
      ],
      list: [
        'Betalingsformidlere, slik at innskudd og uttak havner på riktig konto.',
        'Identitetskontrollører, som sammenligner det du har oppgitt, med dokumentene dine.',
        'Spillutviklere, som får vite det en runde krever, men aldri navnet ditt.',
        'Tilsynsmyndigheter, når de skal se på hvordan vi arbeider.',
      ],
    },
    {
      heading: 'Hvor lenge vi lagrer dem',
      paragraphs: ['Vi lagrer opplysninger så lenge vi trenger dem eller loven pålegger oss det. Deretter slettes de.'],
      list: [
        'Opplysninger om konto og spill: så lenge kontoen finnes og fem år etterpå, slik reglene mot hvitvasking krever.',
        'Regnskap: ti år.',
        'Dokumenter du har sendt oss: De slettes når den lovbestemte tiden er ute.',
        'Opplysninger til markedsføring: til du trekker samtykket tilbake.',
      ],
    },
    {
      heading: 'Markedsføring bestemmer du over',
      paragraphs: [
        'Vi sender deg tilbud bare hvis du har sagt at du vil ha dem, og du kan ombestemme deg når som helst ved å skrive til oss. Å si nei koster deg ingenting: Kontoen, betalingene og spillene virker akkurat som før.',
        'Stenger du deg ute fra spill, stanser all markedsføring med en gang, uansett hva du har valgt tidligere.',
      ],
    },
    {
      heading: 'Informasjonskapsler',
      paragraphs: [
        'Informasjonskapsler er små filer som et nettsted lagrer på enheten din. Du kan endre valget ditt når som helst nederst på hver side. Vi bruker tre slag.',
      ],
      list: [
        'Nødvendige informasjonskapsler er alltid på, for uten dem virker ikke nettstedet. En av dem sørger for eksempel for at du forblir innlogget.',
        'Informasjonskapsler for ytelse og funksjon viser oss hvordan nettstedet virker, og husker hva du foretrekker. De settes bare når du samtykker.',
        'Informasjonskapsler for markedsføring viser hvilke av tilbudene våre som når fram. Også de settes bare når du samtykker.',
      ],
    },
    {
      heading: 'Rettighetene dine',
      paragraphs: [
        'Det er dine opplysninger, og du er med på å bestemme hva som skjer med dem. Vil du bruke en av disse rettighetene, kan du skrive til privacy@parlour.example. Det kan hende vi først ber deg bekrefte hvem du er, slik at ingen andre får tak i opplysningene i ditt navn.',
      ],
      list: [
        'Se hva vi har lagret om deg.',
        'Få feil eller mangelfulle opplysninger rettet.',
        'Få slettet opplysninger som vi ikke lenger har plikt til å lagre.',
        'Begrense hvordan vi bruker opplysningene dine.',
        'Ta med deg opplysningene i et vanlig format.',
        'Protestere mot bruk som bygger på vår berettigede interesse.',
        'Klage, til oss eller til personvernmyndigheten der du bor.',
      ],
    },
    {
      heading: 'Hva du selv kan gjøre for å være trygg',
      paragraphs: [
        'Velg et passord på {passwordMin}–{passwordMax} tegn som du ikke bruker noe annet sted, og del det ikke med noen. Etter {signInAttempts} mislykkede innlogginger låser vi kontoen i {lockMinutes} minutter. Etter {idleMinutes} minutter uten aktivitet logger vi deg ut, med et varsel {idleWarning} minutter før.',
        'Send dokumenter bare på den måten vi oppgir når vi ber om dem. Tror du at noen andre har brukt kontoen din, må du si fra med en gang til help@parlour.example. Vi svarer hver dag {supportHours}.',
      ],
    },
    {
      heading: 'Om denne teksten',
      paragraphs: ['Denne personvernerklæringen er en eksempeltekst for en oppdiktet operatør, laget til demonstrasjon.'],
    },
  ],
};
