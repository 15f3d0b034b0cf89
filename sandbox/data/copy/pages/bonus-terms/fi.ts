import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Bonusehdot',
  sections: [
    {
      heading: 'Mitä varten nämä ehdot ovat',
      paragraphs: [
        'Bonus on rahaa tai ilmaista pelaamista, jonka lisäämme tilillesi tietyin ehdoin. Nämä ehdot ovat kaikille bonuksillemme yhteisiä. Se, mikä vaihtelee tarjouksesta toiseen, kuten summa, kerroin ja voimassaoloaika, kerrotaan tarjouksen omalla sivulla.',
        'Bonusta ei ole koskaan pakko ottaa. Valitse kassalla ”Ei bonusta”, niin pelaat pelkästään omilla rahoillasi eikä mikään alla olevasta koske sinua.',
      ],
    },
    {
      heading: 'Yksi kerrallaan',
      paragraphs: [
        'Bonuksia on talon kolmelle osalle: kasinolle, livekasinolle ja vedonlyönnille. Kussakin niistä sinulla voi olla yksi aktiivinen bonus. Jos otat samaan osaan toisen, se siirtyy jonoon, ja seuraava alkaa, kun edellinen on päättynyt. Jonoon mahtuu kolme bonusta.',
        'Eri osien bonukset eivät ole toistensa tiellä: kasinobonus ja vedonlyöntibonus voivat olla aktiivisia samana päivänä. Tarjoukset ovat henkilökohtaisia, eikä niitä voi antaa toiselle.',
      ],
    },
    {
      heading: 'Mitä kierrätys tarkoittaa',
      paragraphs: [
        'Ennen kuin bonus muuttuu kotiutettavaksi rahaksi, on pelattava panoksia tietyn summan verran. Tätä summaa kutsutaan kierrätysvaatimukseksi. Se lasketaan tarjouksen kertoimella jommallakummalla näistä tavoista, ja tarjouksessa kerrotaan aina, kummalla. Laske vaatimus ennen kuin otat tarjouksen, niin tiedät, sopiiko se omaan tahtiisi.',
      ],
      list: [
        'Bonus × kerroin: tavallinen tapa. Jos bonus on 20 ja kerroin 30, panoksia on pelattava yhteensä 600.',
        '(Talletus + bonus) × kerroin: jos talletus on 20, bonus 20 ja kerroin 10, panoksia on pelattava yhteensä 400.',
      ],
    },
    {
      heading: 'Ensin omat rahat',
      paragraphs: [
        'Kun vaatimus on bonus × kerroin, pelaat aina ensin oikeilla rahoillasi. Voit kotiuttaa ne ja niillä saamasi voitot milloin tahansa. Bonus tulee peliin vasta, kun oma saldosi on käytetty. Jos siis voitat heti alussa, voit kotiuttaa voittosi ja jättää bonuksen silleen. Alalla tällaista bonusta kutsutaan irralliseksi (”non-sticky”).',
      ],
    },
    {
      heading: 'Kun talletus ja bonus kuuluvat yhteen',
      paragraphs: [
        'Kun vaatimus on (talletus + bonus) × kerroin, molemmat ovat pelissä yhtenä pottina. Tällaista bonusta kutsutaan sidotuksi (”sticky”). Jos kotiutat ennen kuin kierrätys on täynnä, menetät bonuksen ja sillä saamasi voitot.',
        'Vahingossa näin ei käy. Jos kotiutus päättäisi bonuksen, näytämme, mitä menettäisit, ja sinä joko vahvistat kotiutuksen tai jätät sen tekemättä.',
      ],
    },
    {
      heading: 'Miten pelit kerryttävät kierrätystä',
      paragraphs: [
        'Kaikkia panoksia ei lasketa täysimääräisesti. Seuraavat osuudet ovat voimassa, ellei tarjouksessa sanota muuta.',
      ],
      list: [
        'Kolikkopelit: 100 %.',
        'Pöytäpelit: 10 %. Kun panos on 10, siitä lasketaan 1.',
        'Livepöydät: 10 %.',
        'Vedonlyönti: 100 %, kun kerroin on vähintään 1,80. Pienempikertoimisia vetoja ei lasketa.',
      ],
    },
    {
      heading: 'Suurin panos',
      paragraphs: [
        'Bonuksen ollessa aktiivinen suurin sallittu panos on {maxBonusBet} kierrosta tai vetoa kohden. Näin on silloinkin, kun pelaat vielä omilla rahoillasi. Jos haluat pelata suuremmilla panoksilla, kierrätä bonus ensin loppuun tai luovu siitä.',
      ],
    },
    {
      heading: 'Ilmaiskierrokset ja ilmaisvedot',
      paragraphs: [
        'Ilmaiskierrokset ovat tarjouksessa mainitun kolikkopelin kierroksia, joiden panoksen maksamme me. Kierroksen arvo on määrätty ennalta, ja voittomahdollisuudet ovat samat kuin omalla rahalla pelatessa. Voitot lisätään tilillesi bonusrahana, ja ne kierrätetään tarjouksen mukaan. Poikkeuksena on ilmaiskierroksella voitettu jättipotti: se maksetaan kokonaan ja käteisenä.',
        'Myös ilmaisvedossa panos on meidän. Jos veto osuu, saat voiton ilman panosta.',
      ],
    },
    {
      heading: 'Käteispalautus',
      paragraphs: [
        'Käteispalautuksena saat takaisin osan tietyn jakson nettotappiosta eli panosten ja voittojen erotuksesta. Palautuksella on pieni vähimmäissumma, jota pienempää ei makseta. Kun jakso on päättynyt, sinulla on {claimHours} tuntia aikaa lunastaa palautus tililläsi. Sen jälkeen se raukeaa.',
        'Palautus pienentää tappiota hieman, ei enempää. Älä koskaan pelaa sen vuoksi isommilla panoksilla.',
      ],
    },
    {
      heading: 'Bonuksesta luopuminen ja vanheneminen',
      paragraphs: [
        'Voit luopua bonuksesta milloin tahansa syytä kertomatta: kirjoita asiakaspalveluumme. Luopumista ei voi perua, joten pyydämme siihen vahvistuksen. Sen jälkeen poistamme sen, mitä bonuksesta on jäljellä, ja sidotun bonuksen kohdalla myös sillä saamasi voitot. Omiin rahoihisi ei kosketa.',
        'Kunkin tarjouksen sivulla kerrotaan, kauanko sinulla on aikaa. Kun aika on lopussa, bonus vanhenee, ja seuraukset ovat samat kuin jos olisit luopunut siitä. Myös pelikielto päättää avoimet bonukset, ja käsittelyssä olevat kotiutukset maksetaan.',
      ],
    },
    {
      heading: 'Kysymyksiä ja tietoa tästä tekstistä',
      paragraphs: [
        'Jos bonus on mielestäsi laskettu väärin, kirjoita osoitteeseen help@parlour.example. Vastaamme valituksiin viiden päivän kuluessa, ja käyttöehdoissa kerrotaan, kenen puoleen voit kääntyä seuraavaksi.',
        'Nämä bonusehdot ovat esittelykäyttöön tehdyn kuvitteellisen peliyhtiön malliteksti.',
      ],
    },
  ],
};
