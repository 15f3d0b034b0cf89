import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Kasinon säännöt',
  sections: [
    {
      heading: 'Miten tulos syntyy',
      paragraphs: [
        'Kaikissa muissa kuin pelinhoitajan vetämissä peleissä tuloksen arpoo palvelimella sertifioitu satunnaislukugeneraattori. Tulos on ratkennut jo ennen kuin kelat pyörähtävät, kortti kääntyy tai kuula putoaa ruudullasi. Sen jälkeen näet vain kuvan jo tehdystä ratkaisusta.',
        'Mikään kierros ei tunne edellistä. Kolikkopeli ei ole koskaan ”voiton velkaa”, kellonajalla ei ole merkitystä, eikä panoksen koko vaikuta onneesi. Kelojen pysäyttäminen vain lyhentää kuvaa.',
      ],
    },
    {
      heading: 'Ennen kuin pelaat',
      paragraphs: [
        'Jokaisesta pelistä näet sen säännöt, voittotaulukon ja palautusprosentin. Palautusprosentti on hyvin suuren kierrosmäärän keskiarvo: se kertoo, paljonko peli palauttaa pitkällä aikavälillä, eikä sano mitään sinun illastasi. Monia pelejä voi ensin kokeilla huvin vuoksi.',
        'Pelistä näet myös pienimmän ja suurimman panoksen. Tarkista panos ennen jokaista kierrosta, varsinkin kun vaihdat pelistä toiseen.',
      ],
    },
    {
      heading: 'Panokset ja voitot',
      paragraphs: [
        'Kun kierros alkaa, sen panos veloitetaan saldostasi. Voitto lisätään saldoon heti kierroksen päätyttyä. Jokainen kierros on pelihistoriassasi aikoineen, panoksineen ja tuloksineen. Jos ruudullasi näkyy jotain muuta, palvelimen historia ratkaisee.',
        'Jos sinulla on aktiivinen bonus, suurin panos on {maxBonusBet} kierrosta kohden ja bonusehdot ovat voimassa. Kolikkopelit kerryttävät kierrätystä täysimääräisesti, pöytäpelit ja livepöydät 10 prosentin osuudella.',
      ],
    },
    {
      heading: 'Jos yhteys katkeaa',
      paragraphs: [
        'Yhteyden katkeaminen ei muuta tulosta. Alkanut kierros pelataan palvelimella loppuun, voitto hyvitetään, ja näet molemmat pelihistoriastasi.',
        'Jotkin kierrokset odottavat sinun valintaasi, kuten seuraavaa korttia tai valintaa bonuspelissä. Avaa peli uudelleen, niin kierros jatkuu siitä, mihin se jäi.',
      ],
      list: [
        'Jos kierrosta ei voi jatkaa, se ratkaistaan 24 tunnin kuluessa.',
        'Jos et ole siihen mennessä palannut, kierros ratkaistaan pelin sääntöjen mukaan.',
        'Jos panos ei koskaan ehtinyt palvelimelle, se pysyy saldossasi.',
      ],
    },
    {
      heading: 'Toimintahäiriöt',
      paragraphs: [
        'Toimintahäiriö mitätöi kyseisen kierroksen ja sen voitot, ja panokset palautetaan. Toimintahäiriö tarkoittaa, että peli ei toiminut omien sääntöjensä mukaan, vaan esimerkiksi laski voiton väärin. Kierros, jolla onni ei vain ollut myötä, ei ole toimintahäiriö.',
        'Jos huomaat jotain outoa, lopeta pelaaminen ja kerro meille peli ja kellonaika. Kuvakaappauksesta on apua.',
      ],
    },
    {
      heading: 'Jättipotit',
      paragraphs: [
        'Jättipotit kasvavat pelaamisen mukana: mukana olevissa peleissä pottiin siirtyy 1 % jokaisesta panoksesta. Potin suuruus näkyy pelin kohdalla. Koska pelaajia on yhtä aikaa monta, luku voi olla hetken jäljessä. Jokaisella kierroksella on sama pieni mahdollisuus riippumatta siitä, mitä sitä ennen on tapahtunut.',
        'Jättipotti maksetaan kokonaan ja kerralla, eivätkä kotiutusten ylärajat koske sitä. Ennen suurta maksua voimme pyytää asiakirjoja niin kuin muissakin kotiutuksissa.',
      ],
    },
    {
      heading: 'Livepöydät',
      paragraphs: [
        'Livepöydissä pelinhoitaja jakaa oikeita kortteja ja pyörittää oikeaa pyörää. Ennen kuin istut pöytään, näet pienimmän ja suurimman panoksen, vapaat paikat ja aukioloajat. Panos on mukana, kun pöytä on vahvistanut sen. Panosajan päätyttyä saapunutta panosta ei hyväksytä, ja se pysyy saldossasi.',
        'Pelinhoitajan tulos on lopullinen, kun se on näytetty, ellei kamerakuva osoita sitä virheelliseksi. Kaikki pöydät kuvataan sitä varten. Jos virhe on tapahtunut, kierros korjataan tai mitätöidään, ja mitätöidyn kierroksen panokset palautetaan.',
        'Jos kuva jähmettyy, vahvistettu panos on silti voimassa ja kierros pelataan loppuun. Tuloksen näet pelihistoriastasi.',
      ],
    },
    {
      heading: 'Pöytätavat',
      paragraphs: [
        'Langan toisessa päässä on ihminen. Pöydässä jutellaan kohteliaasti niin pelinhoitajalle kuin muille vieraillekin. Jos joku loukkaa, uhkailee tai häiritsee muita, hänet voidaan poistaa chatista tai pyytää pois pöydästä.',
      ],
      list: [
        'Älä kirjoita chattiin omia tai muiden yhteystietoja.',
        'Älä mainosta, kerjää äläkä tarjoa lainaa.',
        'Jos olet huolissasi jostakusta pöydässä, kirjoita asiakaspalveluumme.',
      ],
    },
    {
      heading: 'Aika ja raha näkyvissä',
      paragraphs: [
        'Saldosi ja pelissä kulunut aika pysyvät näkyvissä, kun pelaat. Voit aloittaa 24 tunnin tauon pelistä tai tililtäsi koska tahansa, kesken istunnonkin. Rajat asetat itse tililläsi; pidemmät tauot ja pelikiellon asettaa asiakaspalvelumme.',
      ],
    },
    {
      heading: 'Jos olet tuloksesta eri mieltä',
      paragraphs: [
        'Kirjoita osoitteeseen help@parlour.example ja kerro peli, kellonaika ja kierroksen numero, jos se on sinulla. Katsomme palvelimen tallenteesta, mitä tapahtui, ja vastaamme viiden päivän kuluessa. Jos vastaus ei vakuuta sinua, asian ottaa hoitaakseen reklamaatiotiimimme, enintään kahdeksaksi viikoksi, ja sen jälkeen Sataman pelaajariitatoimisto, sinulle maksutta.',
      ],
    },
  ],
};
