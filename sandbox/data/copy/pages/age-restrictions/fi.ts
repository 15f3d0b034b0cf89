import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Ikärajat',
  sections: [
    {
      heading: 'Parlour on aikuisille',
      paragraphs: [
        'Täällä pelaavan on oltava vähintään {age}-vuotias. Jos asuinpaikkasi laissa säädetään toisesta ikärajasta, noudatamme sitä, eikä kukaan alle 18-vuotias saa pelata missään. Tämä koskee koko tarjontaamme: kolikkopelejä, pöytäpelejä, livepöytiä ja vedonlyöntiä.',
        'Siihen on hyvä syy. Nuoren on vaikeampi arvioida riskejä ja lopettaa ajoissa, ja varhain aloittaneet joutuvat vaikeuksiin muita useammin. Siksi ikäraja on meillä se sääntö, josta ei poiketa koskaan eikä kenenkään kohdalla.',
      ],
    },
    {
      heading: 'Näin tarkistamme iän',
      paragraphs: [
        'Kun rekisteröidyt, annat nimesi, osoitteesi ja syntymäaikasi, ja tarkistamme ikäsi saman tien. Jos laki niin edellyttää, et voi pelata ennen kuin ikäsi on varmistettu. Odottaessasi voit katsella ympärillesi sivustolla.',
        'Tietojen on oltava oikeita. Keksityllä syntymäajalla tai isoveljen, vanhemman tai kaverin nimissä avattu tili rikkoo ehtojamme, vaikka sillä ei olisi vielä pelattu kertaakaan.',
      ],
    },
    {
      heading: 'Asiakirjat',
      paragraphs: [
        'Tarvitsemme lisäksi henkilöllisyystodistuksen ja todistuksen osoitteestasi viimeistään ennen ensimmäistä kotiutusta tai 30 päivän kuluessa siitä, kun pyydämme niitä. Kerromme, mitä asiakirjoja tarvitsemme ja miten ne lähetetään. Pyydämme ne kaikilta, emme vain nuorimmilta.',
      ],
      list: [
        'Hyväksymme valokuvat ja PDF-tiedostot.',
        'Asiakirjan on oltava kokonaan näkyvissä ja hyvin luettavissa.',
        'Emme hyväksy kuvia, joissa jotain on peitetty tai rajattu pois tai joita on muokattu.',
      ],
    },
    {
      heading: 'Jos alaikäinen on pelannut',
      paragraphs: [
        'Jos huomaamme, että tilin omistaja on liian nuori, suljemme tilin. Talletukset palautetaan ja voitot mitätöidään. Sama koskee tilannetta, jossa alaikäinen on pelannut aikuisen tilillä.',
        'Tarkoitus ei ole rangaista ketään. Jos näin on käynyt teidän perheessänne, kirjoita meille, niin selvitämme asian yhdessä.',
      ],
    },
    {
      heading: 'Tili on vain sinun',
      paragraphs: [
        'Kukaan muu ei saa käyttää pelitiliäsi, eivät kotiväkikään. Autamme siinä, missä voimme: kun kirjautuminen on epäonnistunut {signInAttempts} kertaa, tili lukittuu {lockMinutes} minuutiksi, ja jos et tee mitään {idleMinutes} minuuttiin, sinut kirjataan ulos. Tärkein osuus on kuitenkin sinulla.',
      ],
      list: [
        'Älä koskaan lähde laitteen luota istunnon ollessa auki. Kirjaudu ulos lyhyenkin tauon ajaksi.',
        'Älä tallenna salasanaasi selaimeen, jota muutkin käyttävät.',
        'Valitse salasana, jota kukaan perheessäsi ei arvaa.',
        'Säilytä maksukortit ja henkilöllisyystodistukset lasten ulottumattomissa.',
      ],
    },
    {
      heading: 'Mitä vanhemmat voivat tehdä',
      paragraphs: [
        'Monessa perheessä on yhteinen tietokone tai tabletti. Muutama kerran tehty asetus pitää rahapelisivut poissa lasten näytöltä ilman, että kenenkään tarvitsee seisoa vieressä. Valmistajan ohjeista näet, miten se käy juuri sinun laitteellasi.',
      ],
      list: [
        'Luo jokaiselle lapselle laitteeseen oma käyttäjätili, jolta ei voi asentaa ohjelmia.',
        'Ota käyttöön laitteen, selaimen tai kotiverkon lapsilukko.',
        'Jos suodattimessasi on luokka ”rahapelit”, estä se kokonaan yksittäisten sivujen sijasta.',
        'Suojaa ostot ja maksut koodilla, jonka vain sinä tiedät.',
      ],
    },
    {
      heading: 'Puhukaa asiasta',
      paragraphs: [
        'Mikään suodatin ei korvaa keskustelua. Lapset törmäävät rahapeleihin varhain: mainoksissa, jalkapallokentän laidalla, videopeleissä. Kerro rauhassa, miten ne toimivat: että sattuma ratkaisee, että osa rahoista jää pitkällä aikavälillä talolle ja ettei kukaan elätä itseään tällä tavalla.',
        'Kiinnitä huomiota selittämättömiin rahanmenoihin, puhelimen piilotteluun tai äkilliseen kiinnostukseen kertoimia ja tuloksia kohtaan. Kysy ennemmin kuin syytä: nuori, jonka ei tarvitse pelätä rangaistusta, kertoo herkemmin.',
      ],
    },
    {
      heading: 'Kysy meiltä',
      paragraphs: [
        'Jos epäilet, että täällä pelaa alaikäinen tai että joku on avannut tilin sinun tiedoillasi, kerro siitä heti osoitteeseen help@parlour.example. Todisteita et tarvitse: epäilys riittää. Olemme paikalla joka päivä {supportHours} ja käsittelemme kertomasi luottamuksellisesti.',
        'Jos rahapelaamisesta on tullut perheessäsi huolenaihe, vastuullisen pelaamisen sivulla kerrotaan, mistä saa apua. Monissa maissa apu on maksutonta, ja läheisetkin ovat tervetulleita.',
      ],
    },
  ],
};
