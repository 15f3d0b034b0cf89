import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Tietosuojakäytäntö',
  sections: [
    {
      heading: 'Kuka vastaa tiedoistasi',
      paragraphs: [
        'Parlouria ylläpitää Parlour Rooms Limited, 4 Harbour Row, Port Sable. Sen toimilupa nro {licence} on Sataman rahapeliviranomaisen myöntämä. Yhtiö päättää, mitä henkilötietoja täällä kerätään ja mihin tarkoitukseen, ja vastaa niistä myös itse. Kun tällä sivulla sanotaan ”me”, tarkoitetaan tätä yhtiötä.',
        'Tästä voit lukea, mitä tiedämme sinusta, mihin tarvitsemme tietoja, kauanko säilytämme niitä ja mitä voit itse niille tehdä. Jos jokin jää epäselväksi, kirjoita osoitteeseen privacy@parlour.example.',
      ],
    },
    {
      heading: 'Mitä tiedämme sinusta',
      paragraphs: [
        'Pyrimme kysymään vain sen, minkä tarvitsemme. Tietoja on neljänlaisia: ne, jotka kerrot meille itse, ne, jotka syntyvät pelatessa, ne, jotka laitteesi lähettää, ja asiakirjat, jotka lähetät meille.',
      ],
      list: [
        'Itse antamasi tiedot: nimi, osoite, syntymäaika, sähköpostiosoite ja puhelinnumero.',
        'Pelaamisesta syntyvät tiedot: panokset ja voitot, peli-istunnot ja asettamasi rajat.',
        'Tekniset tiedot: verkko-osoitteesi ja tietoja laitteesta, jota käytät.',
        'Asiakirjat: todistus henkilöllisyydestä ja osoitteesta sekä tarvittaessa todiste maksusta tai varallisuuden alkuperästä.',
      ],
    },
    {
      heading: 'Mihin tarvitsemme tietoja',
      paragraphs: [
        'Henkilötietojen käytölle on aina oltava peruste. Meillä niitä on neljä, emmekä käytä tietojasi mihinkään muuhun.',
      ],
      list: [
        'Sopimus kanssasi: pidämme yllä pelitiliäsi, otamme vastaan panoksesi, maksamme voittosi ja vastaamme kysymyksiisi.',
        'Laki: estämme rahanpesua, varmistamme ikäsi ja suojelemme pelaajia haitoilta.',
        'Oikeutettu etumme: huolehdimme sivuston turvallisuudesta ja selvitämme väärinkäytöksiä. Punnitsemme tällöin omaa etuamme ja sinun etuasi, ja voit vastustaa käsittelyä.',
        'Suostumuksesi: sen varassa markkinoimme ja käytämme muita kuin välttämättömiä evästeitä. Voit perua suostumuksen milloin tahansa.',
      ],
    },
    {
      heading: 'Milloin tiedot on pakko antaa',
      paragraphs: [
        'Ilman nimeä, osoitetta ja syntymäaikaa emme voi avata pelitiliä, sillä meidän on tiedettävä, kuka täällä pelaa ja että hän on tarpeeksi vanha. Sama koskee asiakirjoja, joita meidän on pyydettävä: ilman niitä emme voi maksaa ensimmäistä kotiutusta.',
        'Pelaajien suojeluun kuuluu, että huomaamme muutokset pelaamisessa. Seuraamme esimerkiksi äkillisiä muutoksia talletuksissa ja hyvin pitkiä pelijaksoja, jotta voimme tarjota apua ajoissa. Vastuullisen pelaamisen sivulla kerrotaan, miten.',
      ],
    },
    {
      heading: 'Kuka muu näkee tietosi',
      paragraphs: [
        'Emme myy tietojasi koskaan. Luovutamme niitä vain niille, jotka tarvitsevat niitä tehtäväänsä, ja vain sen verran kuin tehtävä vaatii.',
      ],
      list: [
        'Maksunvälittäjät, jotta talletukset ja kotiutukset päätyvät oikealle tilille.',
        'Henkilöllisyyden tarkistajat, jotka vertaavat antamiasi tietoja asiakirjoihisi.',
        'Pelinvalmistajat, jotka saavat kierroksen pelaamiseen tarvittavat tiedot mutta eivät koskaan nimeäsi.',
        'Valvontaviranomaiset, kun niiden on tarkastettava toimintaamme.',
      ],
    },
    {
      heading: 'Kauanko säilytämme tietoja',
      paragraphs: ['Säilytämme tietoja niin kauan kuin tarvitsemme niitä tai laki vaatii. Sen jälkeen ne poistetaan.'],
      list: [
        'Pelitilin tiedot ja pelitiedot: niin kauan kuin tili on olemassa ja viisi vuotta sen jälkeen, kuten rahanpesun estämistä koskevat säännöt edellyttävät.',
        'Kirjanpito: kymmenen vuotta.',
        'Lähettämäsi asiakirjat: ne poistetaan, kun laissa säädetty aika on kulunut.',
        'Markkinointitiedot: kunnes perut suostumuksesi.',
      ],
    },
    {
      heading: 'Markkinoinnista päätät sinä',
      paragraphs: [
        'Lähetämme sinulle tarjouksia vain, jos olet sanonut haluavasi niitä. Voit muuttaa mieltäsi milloin tahansa kirjoittamalla meille. Kieltäytyminen ei maksa sinulle mitään: pelitilisi, maksusi ja pelit toimivat täsmälleen samoin.',
        'Jos asetat itsellesi pelikiellon, kaikki markkinointi loppuu heti, olitpa aiemmin valinnut mitä tahansa.',
      ],
    },
    {
      heading: 'Evästeet',
      paragraphs: [
        'Evästeet ovat pieniä tiedostoja, joita verkkosivusto tallentaa laitteellesi. Voit muuttaa valintaasi milloin tahansa jokaisen sivun alareunassa. Käytämme kolmenlaisia evästeitä.',
      ],
      list: [
        'Välttämättömät evästeet ovat aina käytössä, koska sivusto ei toimi ilman niitä. Yksi niistä esimerkiksi pitää sinut kirjautuneena.',
        'Suorituskykyä mittaavat ja toiminnalliset evästeet kertovat meille, miten sivusto toimii, ja muistavat valintasi. Ne tallennetaan vain suostumuksellasi.',
        'Markkinointievästeet kertovat, mitkä tarjouksistamme tavoittavat ihmisiä. Nekin tallennetaan vain suostumuksellasi.',
      ],
    },
    {
      heading: 'Oikeutesi',
      paragraphs: [
        'Tiedot ovat sinun, ja sinulla on sananvaltaa siihen, mitä niille tapahtuu. Jos haluat käyttää jotakin näistä oikeuksista, kirjoita osoitteeseen privacy@parlour.example. Voimme ensin pyytää sinua vahvistamaan henkilöllisyytesi, jottei kukaan muu pääse tietoihisi sinun nimissäsi.',
      ],
      list: [
        'Voit nähdä, mitä tietoja meillä on sinusta.',
        'Voit pyytää korjaamaan väärät tai puutteelliset tiedot.',
        'Voit pyytää poistamaan tiedot, joita meidän ei enää tarvitse säilyttää.',
        'Voit rajoittaa sitä, miten käytämme tietojasi.',
        'Voit saada tietosi mukaasi yleisesti käytetyssä muodossa.',
        'Voit vastustaa käsittelyä, jonka perusteena on oikeutettu etumme.',
        'Voit valittaa meille tai asuinpaikkasi tietosuojaviranomaiselle.',
      ],
    },
    {
      heading: 'Mitä voit itse tehdä turvallisuuden eteen',
      paragraphs: [
        'Valitse salasana, jossa on {passwordMin}–{passwordMax} merkkiä ja jota et käytä missään muualla, äläkä kerro sitä kenellekään. Kun kirjautuminen on epäonnistunut {signInAttempts} kertaa, lukitsemme pelitilin {lockMinutes} minuutiksi. Jos et tee mitään {idleMinutes} minuuttiin, kirjaamme sinut ulos. Varoitamme siitä {idleWarning} minuuttia etukäteen.',
        'Lähetä asiakirjat vain sillä tavalla, jonka kerromme, kun pyydämme niitä. Jos epäilet, että joku muu on käyttänyt tiliäsi, kerro siitä heti osoitteeseen help@parlour.example. Vastaamme joka päivä {supportHours}.',
      ],
    },
    {
      heading: 'Tietoa tästä tekstistä',
      paragraphs: ['Tämä tietosuojakäytäntö on esittelykäyttöön tehdyn kuvitteellisen peliyhtiön malliteksti.'],
    },
  ],
};
