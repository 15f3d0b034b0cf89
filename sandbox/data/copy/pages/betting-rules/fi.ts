import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Vedonlyöntisäännöt',
  sections: [
    {
      heading: 'Miten veto syntyy',
      paragraphs: [
        'Valitset yhden tai useamman kohteen, annat panoksen ja vahvistat. Veto on hyväksytty, kun sen numero näkyy, ei aiemmin. Siitä lähtien se sitoo kumpaakin osapuolta, eikä sitä voi enää muuttaa tai perua, paitsi tällä sivulla kerrotuissa tapauksissa. Katso siis kuponki rauhassa läpi ennen kuin vahvistat: kohteet, kertoimet ja panos.',
        'Jos yhteys katkeaa vahvistaessasi, katso vetohistoriaasi. Jos vedolla on siellä numero, se on voimassa. Jos numeroa ei ole, vetoa ei hyväksytty ja panoksesi on edelleen saldossasi.',
      ],
    },
    {
      heading: 'Kertoimet',
      paragraphs: [
        'Kertoimet elävät siihen asti, kun vahvistat. Jos kerroin muuttuu miettiessäsi, kysymme sinulta ennen kuin hyväksymme vedon. Hyväksymishetken kerroin pitää, tapahtuipa sille myöhemmin mitä tahansa.',
        'Kupongissa näkyvä mahdollinen voitto on panos kerrottuna kertoimella. Yhdistelmävedossa kaikkien kohteiden kertoimet kerrotaan keskenään, ja jokaisen kohteen on osuttava.',
      ],
    },
    {
      heading: 'Ilmeiset virheet',
      paragraphs: [
        'Kertoimet asettaa ihminen, ja ihminen erehtyy. Jos kerroin oli selvästi väärä, esimerkiksi siksi, että joukkueet olivat vaihtaneet paikkaa tai pilkku oli siirtynyt, kohde mitätöidään. Sama koskee tapahtuman alkamisen jälkeen asetettua vetoa, jos kohde oli tarjolla vain ennen alkua.',
        'Mitätöity kohde ratkaistaan kertoimella 1,00. Yksittäisessä vedossa saat siis koko panoksesi takaisin. Yhdistelmäveto jatkuu jäljellä olevilla kohteilla, aivan kuin mitätöityä kohdetta ei olisi kupongissa ollutkaan.',
      ],
    },
    {
      heading: 'Siirretyt tapahtumat',
      paragraphs: [
        'Jos tapahtumaa siirretään, siihen asetetut vedot pysyvät avoinna 36 tuntia. Jos sitä ei ole siihen mennessä pelattu, vedot mitätöidään ja saat panoksesi takaisin edellä kerrotulla tavalla.',
        'Tenniksellä on oma sääntönsä, sillä siinä sade kuuluu asiaan: otteluun asetetut vedot ovat voimassa turnauksen loppuun asti, vaikka ottelu siirrettäisiin kuinka monta kertaa toiseen aikaan tai toiselle kentälle.',
      ],
    },
    {
      heading: 'Mikä tulos ratkaisee',
      paragraphs: [
        'Ratkaisemme vedot sen tuloksen mukaan, jonka lajin virallinen taho vahvistaa samana päivänä. Jos tulosta muutetaan myöhemmin, esimerkiksi protestin tai hylkäyksen vuoksi, ratkaistut vedot jäävät ennalleen.',
        'Televisiokuva tai katsomosta nähty ei kumoa virallista tulosta. Jos olemme ratkaisseet vedon toisin kuin päivän virallinen tulos edellyttää, korjaamme asian ja kerromme siitä sinulle.',
      ],
    },
    {
      heading: 'Jaetut sijat',
      paragraphs: [
        'Jos sijan, jota vetosi koskee, jakaa kaksi tai useampi, panos jaetaan sijan jakaneiden määrällä. Yksi osa ratkaistaan täydellä kertoimella, ja loput hävitään. Jos voittajia on esimerkiksi kaksi, puolet panoksestasi maksetaan ottamallasi kertoimella.',
      ],
    },
    {
      heading: 'Kohteiden yhdistäminen',
      paragraphs: [
        'Toisistaan riippuvia kohteita ei voi yhdistää samaan vetoon, koska yhden toteutuminen tekee toisesta todennäköisemmän. Esimerkki on joukkueen voitto välierässä ja saman joukkueen mestaruus. Kuponki kertoo, jos kaksi kohdetta ei sovi yhteen.',
        'Voit tietysti asettaa kummastakin oman vedon omalla panoksellaan.',
      ],
    },
    {
      heading: 'Vedon lunastus',
      paragraphs: [
        'Joihinkin avoimiin vetoihin tarjoamme lunastusta: päätät vedon ennenaikaisesti ja saat näytetyn summan. Summa elää tapahtuman mukana, ja tarjous voidaan vetää pois milloin tahansa, esimerkiksi kun kohde on tilapäisesti suljettu. Lunastukseen ei ole oikeutta.',
        'Vahvistettu lunastus on lopullinen. Sen jälkeen tapahtuman kulku ei enää vaikuta vetoon, ei suuntaan eikä toiseen.',
      ],
    },
    {
      heading: 'Ylärajat ja voitonmaksu',
      paragraphs: [
        'Pienin ja suurin panos näkyvät kupongissa, samoin lajin suurin maksettava voitto päivässä. Jos mahdollinen voittosi on sitä suurempi, pienennä panosta: enimmäismäärää enempää ei makseta.',
        'Voitot lisätään saldoosi heti, kun veto on ratkaistu, ja voit kotiuttaa ne niin kuin muunkin saldon. Talletus- ja kulutusrajasi ovat voimassa täällä niin kuin kasinollakin. Mitätöidyistä vedoista palautettuja panoksia ei lasketa kulutusrajaan.',
      ],
    },
    {
      heading: 'Vedot ja bonukset',
      paragraphs: [
        'Vedonlyöntibonuksen ollessa aktiivinen suurin sallittu panos on {maxBonusBet} vetoa kohden. Kierrätystä kerryttävät täysimääräisesti vedot, joiden kerroin on vähintään 1,80. Ilmaisvedossa panos on meidän, ja osuneesta vedosta maksetaan voitto ilman panosta. Bonusehdoissa tästä kerrotaan tarkemmin.',
      ],
    },
    {
      heading: 'Vedot ottelun aikana',
      paragraphs: [
        'Tapahtuman aikana kertoimet muuttuvat nopeasti, ja hyväksymishetki on entistä tärkeämpi: ratkaisevaa on kupongissa näkyvä numero ja sen vieressä oleva kerroin. Kuva, kello ja tilanne tulevat sinulle viiveellä, ja niissä voi olla virheitä. Luota niihin vain sen verran kuin luottaisit viereisestä huoneesta huudettuun tulokseen.',
      ],
    },
    {
      heading: 'Jos olet eri mieltä',
      paragraphs: [
        'Jos veto on mielestäsi ratkaistu väärin, lähetä sen numero osoitteeseen help@parlour.example. Vastaamme viiden päivän kuluessa. Sen jälkeen asian voi käsitellä reklamaatiotiimimme, enintään kahdeksassa viikossa, ja sitten Sataman pelaajariitatoimisto, sinulle maksutta.',
      ],
    },
  ],
};
