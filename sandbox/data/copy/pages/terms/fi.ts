import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Käyttöehdot',
  sections: [
    {
      heading: 'Sopimuksemme',
      paragraphs: [
        'Nämä ehdot ovat sinun ja Parlour Rooms Limitedin (4 Harbour Row, Port Sable) välinen sopimus. Toimilupamme nro {licence} on Sataman rahapeliviranomaisen myöntämä. Hyväksyt ehdot, kun avaat pelitilin, ja ne ovat voimassa niin kauan kuin sinulla on tili.',
        'Bonusehdot, vedonlyöntisäännöt ja kasinon säännöt kuuluvat tähän sopimukseen, ja tietosuojakäytännössä kerrotaan, miten käsittelemme tietojasi. Olemme yrittäneet kirjoittaa ne kaikki niin, että ne jaksaa lukea kerralla. Jos jokin kohta ei aukea, kysy meiltä.',
      ],
    },
    {
      heading: 'Kuka saa pelata',
      paragraphs: [
        'Sinun on oltava vähintään {age}-vuotias. Jos asuinpaikkasi laissa säädetään toisesta ikärajasta, noudatamme sitä, eikä kukaan alle 18-vuotias saa pelata. Tarkistamme ikäsi, kun rekisteröidyt. Jos alaikäinen on kaikesta huolimatta pelannut, palautamme talletukset ja mitätöimme voitot.',
        'Pelaat itse, omilla rahoillasi ja omaksi huviksesi.',
      ],
    },
    {
      heading: 'Pelitilisi',
      paragraphs: [
        'Jokaisella voi olla yksi pelitili. Anna oikeat tiedot, kun avaat sen, ja päivitä ne, kun ne muuttuvat.',
        'Valitse salasana, jossa on {passwordMin}–{passwordMax} merkkiä, ja pidä se omana tietonasi. Kun kirjautuminen on epäonnistunut {signInAttempts} kertaa, tili lukittuu {lockMinutes} minuutiksi. Jos et tee mitään {idleMinutes} minuuttiin, kirjaamme sinut ulos. Varoitamme siitä {idleWarning} minuuttia etukäteen.',
      ],
      list: [
        'Kukaan muu ei saa käyttää tiliäsi, ei edes läheisesi.',
        'Toista tiliä ei saa avata. Jos olet avannut sellaisen vahingossa, kerro siitä meille.',
        'Jos epäilet, että joku tietää salasanasi, vaihda se ja ota heti yhteyttä.',
      ],
    },
    {
      heading: 'Henkilöllisyyden vahvistaminen',
      paragraphs: [
        'Meidän on tiedettävä, keitä pelaajamme ovat. Siihen tarvitsemme henkilöllisyystodistuksen ja todistuksen osoitteestasi viimeistään ennen ensimmäistä kotiutusta tai 30 päivän kuluessa siitä, kun pyydämme niitä. Ilman niitä emme voi maksaa kotiutusta. Voimme pyytää myös todistetta maksusta ja selvitystä varallisuutesi alkuperästä.',
        'Kerromme, mitä asiakirjoja tarvitsemme ja miten ne lähetetään. Emme hyväksy kuvia, joissa jotain on peitetty tai rajattu pois tai joita on muokattu.',
      ],
    },
    {
      heading: 'Tallettaminen',
      paragraphs: [
        'Pienin talletus on {minDeposit}. Talletukset näkyvät tilillä heti, eikä niistä peritä kuluja. Käytä vain maksutapoja, jotka ovat omissa nimissäsi.',
        'Säilytämme pelaajien rahoja eri pankkitileillä kuin omiamme. Saldosi on sinun, ja voit pelata sillä tai kotiuttaa sen. Jos siihen on sidottu bonus, noudatetaan bonusehtoja.',
      ],
    },
    {
      heading: 'Kotiuttaminen',
      paragraphs: [
        'Pienin kotiutus on {minWithdrawal}. Rahat maksetaan ensisijaisesti maksutavalle, jota olet käyttänyt talletuksiin. Tarkistamme kotiutuksen {reviewHours} tunnin kuluessa. Sen jälkeen maksu kestää maksutavan mukaan yhdestä tunnista kolmeen arkipäivään.',
        'Voit kotiuttaa enintään {capDay} päivässä, {capWeek} viikossa ja {capMonth} kuukaudessa. Kanta-asiakastasosta 4 alkaen ylärajat ovat kaksinkertaiset. Jättipotteja ne eivät koske: ne maksetaan kokonaan. Niin kauan kuin kotiutus odottaa käsittelyä, voit perua sen, enintään {cancelsPerDay} kertaa päivässä, jos maasi säännöt sallivat sen.',
      ],
    },
    {
      heading: 'Bonukset, pelit ja vedot',
      paragraphs: [
        'Bonus on tarjous, ei koskaan velvollisuus. Bonusehdoissa kerrotaan, miten kierrätys toimii, ja kunkin tarjouksen sivulla, milloin bonus vanhenee. Voit luopua bonuksesta milloin tahansa.',
        'Kasinolla tulos on ratkennut jo ennen kuin kelat pyörähtävät, ja toimintahäiriö mitätöi kierroksen voittoineen. Veto on hyväksytty, kun sen numero näkyy, ja kertoimena on sen hetken kerroin. Kaikki muu löytyy kasinon säännöistä ja vedonlyöntisäännöistä.',
      ],
    },
    {
      heading: 'Pelaaminen pysyy hallinnassa',
      paragraphs: [
        'Nämä työkalut koskevat kaikkea pelaamistasi täällä, ja asettamasi rajat sitovat myös meitä. Rajat asetat ja tauon aloitat tililläsi. Jos haluat aikalisän tai pelikiellon, kirjoita asiakaspalveluumme, niin asetamme sen.',
      ],
      list: [
        'Talletus- ja kulutusrajat päiväksi, viikoksi ja kuukaudeksi. Tiukempi raja tulee voimaan heti, väljempi aikaisintaan {limitHours} tunnin kuluttua.',
        'Pelissä kulunut aika, joka näkyy koko ajan pelin vieressä.',
        'Peliajan muistutus 30 minuutin, tunnin tai kahden tunnin välein; sen asetat tililläsi.',
        '24 tunnin tauko tai 24 tai 72 tunnin aikalisä.',
        'Pelikielto 6, 12, 24, 36 tai 60 kuukaudeksi tai pysyvästi.',
      ],
    },
    {
      heading: 'Jos et pelaa pitkään aikaan',
      paragraphs: [
        'Jos tiliä ei ole käytetty 12 kuukauteen, se katsotaan käyttämättömäksi. Jos haluat pelata taas tai kotiuttaa sen, mitä tilillä vielä on, kirjoita asiakaspalveluumme. Autamme sinua eteenpäin.',
      ],
    },
    {
      heading: 'Jos olemme eri mieltä',
      paragraphs: [
        'Kerro asiasta ensin meille. Asiakaspalvelumme on paikalla joka päivä {supportHours} osoitteessa help@parlour.example ja vastaa valituksiin viiden päivän kuluessa. Jos vastaus ei tyydytä sinua, voit viedä asian reklamaatiotiimillemme, joka ratkaisee sen enintään kahdeksassa viikossa.',
        'Jos sekään ei auta, voit kääntyä Sataman pelaajariitatoimiston puoleen. Se tutkii asian meistä riippumatta, eikä se maksa sinulle mitään.',
      ],
    },
    {
      heading: 'Tietoa tästä tekstistä',
      paragraphs: ['Nämä käyttöehdot ovat esittelykäyttöön tehdyn kuvitteellisen peliyhtiön malliteksti.'],
    },
  ],
};
