import type { CrmTexts } from './texts.ts';

export const no: CrmTexts = {
  links: {
    account: 'Kontoen din',
    documents: 'Dokumentene dine',
    limits: 'Grensene dine',
    transactions: 'Transaksjoner',
    withdraw: 'Ta ut',
    rewards: 'Belønningene dine',
    promotions: 'Kampanjer',
  },
  messages: {
    welcome: {
      title: 'Velkommen til Parlour, {name}',
      text: 'Kontoen din er åpnet. Du kan sette inn, spille og ta ut når du vil. Bestem først hvor mye du vil bruke: grensene finner du på kontoen din.',
    },
    depositLimitPending: {
      title: 'En endring av innskuddsgrensen din venter',
      text: 'Endringen du ba om, trer i kraft {time}. Frem til da gjelder den nåværende grensen. Du kan avbryte endringen under grensene dine.',
    },
    depositLimitDue: {
      title: 'Innskuddsgrensen din er endret',
      text: 'Endringen du ba om, gjelder nå. Du kan senke grensen når som helst, og en lavere grense gjelder med en gang.',
    },
    documentRequested: {
      title: 'Vi trenger dokumenter fra deg',
      text: 'Send oss dokumentasjon på identiteten og adressen din. Loven krever at vi kontrollerer dem. På kontoen din ser du hva vi trenger, og hvordan du sender det.',
    },
    documentAccepted: {
      title: 'Dokumentet ditt er godkjent',
      text: 'Takk. Dokumentet du sendte oss, er kontrollert og godkjent.',
    },
    documentRejected: {
      title: 'Dokumentet ditt kunne ikke godkjennes',
      text: 'Vi kunne ikke godkjenne dokumentet du sendte oss. Send det på nytt: helt, skarpt og gyldig.',
    },
    answersAccepted: {
      title: 'Svarene dine er godkjent',
      text: 'Takk. Vi har kontrollert svarene dine om yrke og inntekt. Du trenger ikke å gjøre noe mer.',
    },
    answersReturned: {
      title: 'Vi har et spørsmål om svarene dine',
      text: 'Vi kunne ikke godkjenne svarene dine om yrke og inntekt ennå. Svar på spørsmålene på kontoen din en gang til.',
    },
    identityReview: {
      title: 'Vi kontrollerer opplysningene dine',
      text: 'Før du kan gjøre innskudd og spille, må vi kontrollere navnet og fødselsdatoen din. Du trenger ikke gjøre noe. Uttak er åpne som vanlig, og vi skriver til deg her så snart kontrollen er ferdig.',
    },
    identityConfirmed: {
      title: 'Opplysningene dine er bekreftet',
      text: 'Takk for tålmodigheten. Nå kan du gjøre innskudd og spille.',
    },
    paymentReturned: {
      title: 'Betalingen din sendes tilbake',
      text: 'Vi kunne ikke ta imot betalingen din på {amount}. Pengene går tilbake til kontoen de kom fra. På innskuddssiden ser du hvorfor innskudd ikke er mulig.',
    },
    withdrawalPaid: {
      title: 'Uttaket ditt er på vei',
      text: 'Uttaket ditt på {amount} er godkjent og utbetalt. Hvor raskt pengene er hos deg, avhenger av banken din.',
    },
    bonusGranted: {
      title: 'Du har fått en bonus',
      text: 'En bonus er lagt til på kontoen din. Vilkårene og fremgangen din ser du blant belønningene dine.',
    },
    tournamentPrize: {
      title: 'Du har vunnet en turneringspremie',
      text: 'Gratulerer: du endte på plass {rank} i turneringen. Premien og vilkårene ser du blant belønningene dine.',
    },
    securityTip: {
      title: 'Hold kontoen din trygg',
      text: 'Bruk et passord du ikke har andre steder, og se av og til hvor du er logget inn. Ingen hos Parlour vil noen gang spørre deg om passordet ditt.',
    },
    limitsTip: {
      title: 'Sett en grense før du spiller',
      text: 'En innskuddsgrense hjelper deg å ikke bruke mer enn planlagt. En lavere grense gjelder med en gang, en høyere først etter en ventetid.',
    },
    breakTip: {
      title: 'På tide med en pause?',
      text: 'Du kan ta en pause på 24 timer eller stenge deg ute lenger med selvutestengelse. I en pause kan ingen spille på kontoen din.',
    },
    withdrawalTip: {
      title: 'Slik fungerer uttak',
      text: 'Be om et uttak på kontoen din og velg hvor pengene skal. Du kan avbryte det til det er godkjent.',
    },
    historyTip: {
      title: 'Hele historikken din',
      text: 'Alle innskudd, innsatser, gevinster og uttak står under transaksjoner. Du kan filtrere listen og lagre den som fil.',
    },
    timeTip: {
      title: 'Følg med på tiden',
      text: 'Kontoen din kan minne deg på hvor lenge du har spilt. Velg intervallet som passer deg, ved siden av grensene dine.',
    },
    supportTip: {
      title: 'Spørsmål? Spør oss',
      text: 'Kundeservice hjelper deg med konto, betalinger og spill. Alle måter å nå oss på finner du under Kontakt.',
    },
    offerOfWeek: {
      title: 'Ukens tilbud',
      text: 'Nye tilbud venter på deg. Hva de gir og hva de krever, står ved hvert av dem.',
    },
  },
};
