import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Vastuullinen pelaaminen',
  sections: [
    {
      heading: 'Rahapelaaminen on viihdettä',
      paragraphs: [
        'Pelaamisen Parlourissa pitäisi tuntua samalta kuin illanvietto kaupungilla: jotain, minkä valitsit itse ja minkä hinnan tiesit. Se ei ole keino ansaita rahaa, maksaa laskuja tai päästä yli huonosta päivästä. Pelit on suunniteltu niin, että pitkällä aikavälillä osa rahoista jää talolle, eikä mikään järjestelmä muuta sitä.',
        'Useimmille pelaaminen pysyy harrastuksena. Joillekin ei. Tällä sivulla kerromme, mitä työkaluja sinulla on käytössäsi, miten ne toimivat ja mistä saa apua, jos pelaaminen ei enää ole hauskaa sinulle tai läheisellesi.',
      ],
      list: [
        'Päätä ennen aloittamista, paljonko sinulla on varaa hävitä, ja lopeta siihen.',
        'Älä koskaan pelaa lainarahalla tai rahalla, joka on tarkoitettu muuhun.',
        'Älä yritä voittaa takaisin sitä, minkä olet hävinnyt.',
        'Pidä taukoja, äläkä pelaa väsyneenä, alakuloisena tai alkoholin vaikutuksen alaisena.',
        'Jätä aikaa myös muille mieluisille asioille.',
      ],
    },
    {
      heading: 'Rajojen asettaminen',
      paragraphs: [
        'Voit asettaa talletusrajan, kulutusrajan tai molemmat itse tililläsi kohdassa ”Pelirajat”. Talletusraja on enimmäissumma, jonka voit siirtää pelitilillesi. Kulutusraja on enimmäissumma, jonka voit käyttää panoksiin. Mitätöidyistä vedoista palautettuja panoksia ei lasketa mukaan. Kummankin voi asettaa päiväksi, viikoksi ja kuukaudeksi, ja ne koskevat koko pelitiliä: kasinoa, livepöytiä ja vedonlyöntiä.',
        'Rajan laskeminen tulee voimaan heti. Rajan nostaminen tai poistaminen tulee voimaan vasta vähintään {limitHours} tunnin odotusajan jälkeen, tai myöhemmin, jos paikalliset säännöt niin määräävät. Siihen asti nykyinen rajasi pysyy voimassa, ja voit perua muutoksen. Kun raja tulee täyteen, sivusto kertoo, milloin se nollautuu.',
        'Jos arvioimme, että rajasta olisi sinulle apua, voimme asettaa sen itse. Kerromme aina, milloin ja miksi niin teemme.',
      ],
    },
    {
      heading: 'Pidä silmällä aikaa',
      paragraphs: [
        'Hyvän pelin parissa aika kuluu nopeasti. Kun pelaat oikealla rahalla, pelissä kulunut aika näkyy pelin vieressä. Pelin tilipaneelista näet myös, paljonko olet panostanut ja voittanut siinä.',
        'Päätä ennen aloittamista, milloin lopetat. Tililläsi asetettava peliajan muistutus auttaa pitämään siitä kiinni. Tilitapahtumistasi näet, mitä olet tallettanut, panostanut ja voittanut muina päivinä.',
      ],
    },
    {
      heading: 'Tauon pitäminen',
      paragraphs: [
        'Jos kaipaat etäisyyttä, aloita tililläsi 24 tunnin tauko. Pidempi aikalisä valitaan samasta paikasta: 24 tai 72 tuntia, joissakin maissa jopa 42 päivää. Sinut kirjataan heti ulos, etkä voi kirjautua sisään, tallettaa tai pelata ennen kuin tauko päättyy. Sitä ei voi lyhentää edes asiakaspalvelumme. Tauon jälkeen tilisi avautuu taas itsestään.',
        'Rahasi ovat tauon ajan turvassa. Jos tarvitset apua kotiutuksen kanssa, kirjoita meille.',
      ],
    },
    {
      heading: 'Pelikielto',
      paragraphs: [
        'Jos lyhyt tauko ei riitä, voit ottaa pelikiellon 6, 12, 24, 36 tai 60 kuukaudeksi tai pysyvästi. Teet sen itse tililläsi, rajojen sivulla. Jos et voi kirjautua, kirjoita osoitteeseen help@parlour.example. Pyydämme vielä vahvistuksen, jotta pelikielto ei koskaan tule vahingossa. Sen jälkeen se tulee voimaan heti, eikä sitä voi perua ennen määräajan päättymistä.',
        'Kun asetat itsellesi pelikiellon, maksamme käsittelyssä olevat kotiutukset, päätämme avoimet bonukset ja lopetamme kaiken markkinoinnin. Lisäämme sinut myös pelikieltorekisteriin, jotta et voi avata meille toista tiliä. Kun määräaika on ohi, tilisi ei avaudu itsestään: sinun on otettava meihin yhteyttä, eikä sillä ole kiire.',
        'Pelikielto toimii parhaiten muiden keinojen rinnalla. Kysy pankiltasi, voiko se estää rahapelimaksut, asenna laitteisiisi esto-ohjelma, ja jos maassasi on kansallinen pelikieltorekisteri, harkitse siihen liittymistä.',
      ],
    },
    {
      heading: 'Ongelmapelaamisen merkkejä',
      paragraphs: ['Peliongelma ilmoittaa harvoin itse tulostaan. Lue nämä kysymykset rauhassa ja vastaa niihin itsellesi.'],
      list: [
        'Käytätkö pelaamiseen enemmän aikaa tai rahaa kuin oli tarkoitus?',
        'Palaatko pelaamaan voittaaksesi takaisin sen, minkä olet hävinnyt?',
        'Oletko lainannut rahaa tai myynyt jotain voidaksesi pelata?',
        'Salaatko läheisiltäsi, miten paljon pelaat?',
        'Pakenetko pelaamalla huolia, yksinäisyyttä tai alakuloa?',
        'Oletko levoton tai ärtynyt, kun yrität lopettaa?',
        'Onko työsi, opiskelusi, unesi tai ihmissuhteesi kärsinyt?',
      ],
    },
    {
      heading: 'Jos vastasit kyllä',
      paragraphs: [
        'Yksikin kyllä on riittävä syy asettaa raja tai pitää taukoa. Jos tunnistat itsesi useammasta kysymyksestä, puhu jonkun kanssa. Moni on ollut samassa tilanteessa, ja apu auttaa.',
        'Voi myös olla, että me otamme ensin yhteyttä sinuun. Seuraamme esimerkiksi äkillisiä muutoksia talletuksissa ja hyvin pitkiä pelijaksoja, ja voimme ottaa yhteyttä, ehdottaa jotain työkalua tai jäädyttää tilisi toistaiseksi. Teemme niin, koska menetämme mieluummin yhden peli-illan kuin näemme jonkun kärsivän.',
      ],
    },
    {
      heading: 'Alaikäisten suojelu',
      paragraphs: [
        'Kukaan alle 18-vuotias ei saa pelata Parlourissa, ja jos laki edellyttää korkeampaa ikää, noudatamme sitä. Tarkistamme jokaisen pelaajan iän. Jos alaikäinen on pelannut, suljemme tilin ja palautamme talletukset.',
        'Jos käytät samaa laitetta lasten kanssa, muutama hyvä tapa pitää tilisi vain sinun käytössäsi.',
      ],
      list: [
        'Kirjaudu ulos, kun lähdet laitteen luota, äläkä tallenna sille salasanaasi.',
        'Pidä maksukortit ja henkilöllisyystodistukset poissa lasten ulottuvilta.',
        'Käytä laitteen, selaimen tai verkon lapsilukkoa.',
        'Puhu nuorten kanssa rahapelaamisesta, ennen kuin joku muu ehtii.',
      ],
    },
    {
      heading: 'Mistä saa apua',
      paragraphs: [
        'Apu peliongelmiin on monissa maissa maksutonta ja luottamuksellista, ja myös läheiset ovat tervetulleita. Avun pyytämiseksi ei tarvitse olla varma, että kyseessä on ongelma.',
        'Asiakaspalvelumme on paikalla joka päivä {supportHours}. Sieltä saat apua rajojen asettamiseen, tauon tai pelikiellon aloittamiseen ja lähimmän avun löytämiseen. Sinua ei tuomita, eikä sinulle tarjota bonusta.',
      ],
      list: [
        'Maasi auttava puhelin: neuvontaa puhelimitse tai chatissa, usein ympäri vuorokauden.',
        'Lääkärisi tai paikallinen terveyspalvelu: hoitoa ja lähetteitä.',
        'Vertaistukiryhmät: tapaa muita, jotka ovat lopettaneet, verkossa tai kasvotusten.',
        'Velkaneuvonta: suunnitelma velkojen hoitamiseen.',
      ],
    },
  ],
};
