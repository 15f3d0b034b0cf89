import type { CrmTexts } from './texts.ts';

export const fi: CrmTexts = {
  links: {
    account: 'Oma tili',
    documents: 'Asiakirjat',
    limits: 'Rajat',
    transactions: 'Tapahtumat',
    withdraw: 'Kotiuta',
    rewards: 'Palkinnot',
    promotions: 'Kampanjat',
  },
  messages: {
    welcome: {
      title: 'Tervetuloa Parlouriin, {name}',
      text: 'Tilisi on avattu. Voit tallettaa, pelata ja kotiuttaa heti halutessasi. Päätä ennen aloittamista, kuinka paljon haluat käyttää: rajat löydät omalta tililtäsi.',
    },
    depositLimitPending: {
      title: 'Talletusrajasi muutos odottaa',
      text: 'Pyytämäsi muutos tulee voimaan {time}. Siihen asti nykyinen raja on voimassa. Voit perua muutoksen rajojesi kohdalla.',
    },
    depositLimitDue: {
      title: 'Talletusrajasi on muuttunut',
      text: 'Pyytämäsi muutos on nyt voimassa. Voit alentaa rajaasi milloin tahansa, ja alempi raja tulee voimaan heti.',
    },
    documentRequested: {
      title: 'Tarvitsemme sinulta asiakirjoja',
      text: 'Lähetä meille todistus henkilöllisyydestäsi ja osoitteestasi. Laki velvoittaa meidät tarkistamaan ne. Mitä tarvitaan ja miten sen voi lähettää, näet omalta tililtäsi.',
    },
    documentAccepted: {
      title: 'Asiakirjasi on hyväksytty',
      text: 'Kiitos. Lähettämäsi asiakirja on tarkistettu ja hyväksytty.',
    },
    documentRejected: {
      title: 'Asiakirjaasi ei voitu hyväksyä',
      text: 'Emme voineet hyväksyä lähettämääsi asiakirjaa. Lähetä se uudelleen: kokonaisena, tarkkana ja voimassa olevana.',
    },
    answersAccepted: {
      title: 'Vastauksesi on hyväksytty',
      text: 'Kiitos. Olemme tarkistaneet ammattia ja tuloja koskevat vastauksesi. Sinun ei tarvitse tehdä mitään.',
    },
    answersReturned: {
      title: 'Vastauksesi kaipaavat täydennystä',
      text: 'Emme voineet vielä hyväksyä ammattia ja tuloja koskevia vastauksiasi. Vastaa kysymyksiin tililläsi uudelleen.',
    },
    identityReview: {
      title: 'Tarkistamme tietojasi',
      text: 'Ennen kuin voit tallettaa ja pelata, asiakaspalvelumme tarkistaa nimesi ja syntymäaikasi. Sinun ei tarvitse tehdä mitään. Voit kotiuttaa tavalliseen tapaan, ja kirjoitamme sinulle tänne heti, kun tarkistus on valmis.',
    },
    identityConfirmed: {
      title: 'Tietosi on vahvistettu',
      text: 'Kiitos kärsivällisyydestäsi. Nyt voit tallettaa ja pelata.',
    },
    paymentReturned: {
      title: 'Maksusi palautetaan',
      text: 'Emme voineet ottaa vastaan maksuasi ({amount}). Raha palautetaan tilille, jolta se maksettiin. Talletussivulta näet, miksi tallettaminen ei onnistu.',
    },
    withdrawalPaid: {
      title: 'Kotiutuksesi on matkalla',
      text: 'Kotiutuksesi {amount} on hyväksytty ja maksettu. Rahojen saapuminen riippuu pankistasi.',
    },
    bonusGranted: {
      title: 'Olet saanut bonuksen',
      text: 'Tilillesi on lisätty bonus. Sen ehdot ja edistymisesi näet palkinnoissasi.',
    },
    tournamentPrize: {
      title: 'Voitit turnauspalkinnon',
      text: 'Onnittelut: sijoituit turnauksessa sijalle {rank}. Palkinnon ja sen ehdot näet palkinnoissasi.',
    },
    securityTip: {
      title: 'Pidä tilisi turvassa',
      text: 'Käytä salasanaa, jota sinulla ei ole muualla, ja katso silloin tällöin, missä olet kirjautuneena. Kukaan Parlourissa ei koskaan kysy salasanaasi.',
    },
    limitsTip: {
      title: 'Aseta raja ennen pelaamista',
      text: 'Talletusraja auttaa sinua pysymään siinä, mitä suunnittelit. Alempi raja tulee voimaan heti, korkeampi vasta viiveellä.',
    },
    breakTip: {
      title: 'Olisiko tauon aika?',
      text: 'Voit pitää 24 tunnin tauon tai asettaa pidemmän pelikiellon. Tauon aikana tililläsi ei voi pelata.',
    },
    withdrawalTip: {
      title: 'Näin kotiutus toimii',
      text: 'Pyydä kotiutusta omalta tililtäsi ja valitse, minne rahat menevät. Voit perua sen, kunnes se on hyväksytty.',
    },
    historyTip: {
      title: 'Historiasi yhdellä silmäyksellä',
      text: 'Jokainen talletus, panos, voitto ja kotiutus löytyy tapahtumista. Voit suodattaa luettelon ja tallentaa sen tiedostoksi.',
    },
    timeTip: {
      title: 'Pidä aikaa silmällä',
      text: 'Tilisi voi muistuttaa, kuinka kauan olet pelannut. Valitse sinulle sopiva väli rajojesi vierestä.',
    },
    supportTip: {
      title: 'Kysyttävää? Autamme',
      text: 'Asiakaspalvelumme auttaa tiliin, maksuihin ja peleihin liittyvissä asioissa. Kaikki yhteystiedot löydät kohdasta Yhteystiedot.',
    },
    offerOfWeek: {
      title: 'Viikon tarjoukset',
      text: 'Uudet tarjoukset odottavat sinua. Mitä niistä saa ja mitä ne edellyttävät, kerrotaan kunkin kohdalla.',
    },
  },
};
