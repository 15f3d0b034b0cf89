import type { ProtectionCopy } from './protection-copy.ts';

export const protection: ProtectionCopy = {
  help: {
    title: 'Auttavat puhelimet',
    text: 'Nämä järjestöt kuuntelevat, neuvovat ja pitävät kaiken luottamuksellisena. Sinun ei tarvitse olla varma, että sinulla on ongelma.',
    talk: { text: 'Puhu pelaamisestasi puhelimessa tai chatissa.', hours: 'Joka päivä, ympäri vuorokauden' },
    family: { text: 'Läheisille ja velkaneuvontaan.', hours: 'Maanantaista perjantaihin klo 9–18' },
  },
  selfTest: {
    title: 'Itsetesti',
    intro:
      'Yhdeksän kysymystä viimeisistä kahdestatoista kuukaudesta. Vastaaminen vie kaksi minuuttia. Tulos ei ole diagnoosi, mutta se auttaa näkemään, missä olet.',
    questions: [
      'Oletko pelannut rahalla, josta sinulla ei oikeastaan ollut varaa luopua?',
      'Oletko tarvinnut suurempia panoksia tunteaksesi saman jännityksen?',
      'Oletko palannut toisena päivänä voittamaan häviämäsi rahat takaisin?',
      'Oletko lainannut rahaa tai myynyt jotain voidaksesi pelata?',
      'Oletko ajatellut, että pelaamisesi voisi olla ongelma?',
      'Onko pelaaminen aiheuttanut sinulle stressiä, huolta tai huonoja unia?',
      'Onko joku sanonut, että pelaat liikaa, olitpa samaa mieltä tai et?',
      'Onko pelaaminen vienyt sinut tai taloutesi rahavaikeuksiin?',
      'Oletko tuntenut syyllisyyttä siitä, miten pelaat?',
    ],
    answers: ['En koskaan', 'Joskus', 'Useimmiten', 'Lähes aina'],
    results: [
      {
        title: 'Ei merkkejä ongelmasta',
        text: 'Vastauksesi eivät viittaa siihen, että pelaaminen haittaisi sinua. Raja auttaa pitämään asian näin: se toimii parhaiten, kun sen asettaa ennen kuin sitä tarvitsee.',
      },
      {
        title: 'Joitakin varhaisia merkkejä',
        text: 'Osa vastauksistasi on varhaisia merkkejä. Katso, paljonko aikaa ja rahaa annat pelaamiselle, ja aseta raja, johon olisit tyytyväinen.',
      },
      {
        title: 'Selviä merkkejä',
        text: 'Pelaaminen vie sinulta jo enemmän kuin se antaa. Aseta tänään matalat rajat, ota aikalisä ja puhu auttavaan puhelimeen.',
      },
      {
        title: 'Vahvoja merkkejä',
        text: 'Vastauksesi ovat kuin ihmisillä, joita pelaaminen vahingoittaa. Harkitse pelikieltoa ja soita auttavaan puhelimeen jo tänään. Moni on ollut samassa paikassa, ja apu auttaa.',
      },
    ],
  },
};
