import type { TermsCopy } from './terms-copy.ts';

export const terms: TermsCopy = {
  summaries: {
    '1.0': ['Ehtojemme ensimmäinen laitos: tili, rahat, pelaaminen ja valitukset.'],
    '2.9': [
      'Kotiutus maksetaan nyt ensisijaisesti tavalla, jota on käytetty tallettamiseen.',
      'Vedonlyönnillä on oma kohtansa: vedon hyväksyminen, selvät virheet ja siirretyt tapahtumat.',
    ],
    '2.10': [
      'Kotiutuskatot päivää, viikkoa ja kuukautta kohden on kirjattu ehtoihin.',
      'Tili katsotaan käyttämättömäksi, kun käynnistä on kulunut kaksitoista kuukautta.',
      'Bonukset: yhden osa-alueen jonossa voi odottaa enintään kolme tarjousta.',
    ],
  },
  first: [
    {
      heading: 'Tilisi',
      paragraphs: [
        'Yksi tili henkilöä kohden, avattuna oikeilla tiedoilla ja riittävän ikäisenä. Kukaan muu ei saa käyttää sitä. Voimme pyytää asiakirjoja, joista näkyy, kuka olet ja missä asut.',
      ],
    },
    {
      heading: 'Rahasi',
      paragraphs: [
        'Tallettamasi rahat pidetään erillään omistamme, ja voit kotiuttaa ne milloin tahansa, elleivät ne ole sidottuja hyväksymääsi bonukseen. Talletukset ja kotiutukset ovat maksuttomia.',
      ],
    },
    {
      heading: 'Pelaaminen',
      paragraphs: [
        'Tulokset tulevat sertifioidusta satunnaislähteestä. Jos peli tai yhteys pettää, kierros ratkaistaan niin kuin palvelin sen kirjasi; toimintahäiriö mitätöi kierroksen, ja panokset palautetaan.',
      ],
    },
    {
      heading: 'Valitukset',
      paragraphs: [
        'Kirjoita osoitteeseen help@parlour.example. Asiakaspalvelumme vastaa viiden päivän kuluessa, ja valitustiimimme ratkaisee asian viimeistään kahdeksassa viikossa. Sen jälkeen voi kääntyä maksutta Sataman pelaajariitatoimiston puoleen.',
      ],
    },
  ],
  added: [
    {
      heading: 'Kotiutukset',
      paragraphs: [
        'Kotiutus maksetaan maksutavalle, jolla olet tallettanut, siltä osin kuin se voi ottaa rahaa vastaan. Se käsitellään {reviewHours} tunnin kuluessa, ja voit perua sen niin kauan kuin se odottaa.',
      ],
    },
    {
      heading: 'Vedonlyönti',
      paragraphs: [
        'Veto on hyväksytty, kun sen numero näytetään, sen hetken kertoimella. Selvästi virheellinen kerroin mitätöi vedon, ja siirretty tapahtuma mitätöityy 36 tunnin kuluttua.',
      ],
    },
  ],
};
