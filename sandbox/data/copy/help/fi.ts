import type { HelpCopy } from './help-copy.ts';

export const help: HelpCopy = {
  info: {
    about: {
      title: 'Tietoa Parlourista',
      sections: [
        {
          heading: 'Keitä olemme',
          paragraphs: [
            'Parlour sai alkunsa yksinkertaisesta toiveesta: nettikasino, joka tuntuu hyvältä olohuoneelta. Lämmin valo, muutama hyvin valittu peli, ihmisiä, jotka tuntevat nimesi, eikä ketään nykimässä hihasta. Siihen kuvaan vertaamme yhä kaikkea, mitä teemme.',
            'Parlouria ylläpitää Parlour Rooms Limited, 4 Harbour Row, Port Sable, Sataman rahapeliviranomaisen toimiluvalla nro {licence}. Kasinolla, livepöydillä ja vedonlyönnillä on yhteinen tili, yhteinen saldo ja yhteiset rajat.',
          ],
        },
        {
          heading: 'Mistä pidämme kiinni',
          paragraphs: ['Muutamasta tavasta emme tingi, oli ilta kuinka kiireinen tahansa.'],
          list: [
            'Jokainen tarjous kertoo heti painikkeen vieressä, mitä se antaa, mitä se vaatii ja kauanko se kestää.',
            'Kotiutettavissa oleva summa on yksi luku, ja se on aina näkyvillä.',
            'Kun pyydät rajaa, taukoa tai pelikieltoa, kukaan ei puhu sinua siitä ympäri.',
            'Pelaajien rahat pidetään erillään omistamme, omilla pankkitileillään.',
          ],
        },
        {
          heading: 'Ihmiset',
          paragraphs: [
            'Pelinhoitajia, insinöörejä, kirjoittajia ja asiakaspalvelijoita, jotka vastaavat joka päivä {supportHours}: meitä on kaikkiaan noin kaksisataa. Jokainen oppii työstään riippumatta ensimmäisellä viikollaan tunnistamaan pelaajan, joka tarvitsee taukoa, ja sen, mitä hänelle sanotaan. Pelit tulevat studioilta, jotka olemme valinneet yksitellen, ja useammin sanomme ei kuin kyllä.',
          ],
        },
      ],
    },
    'game-testing': {
      title: 'Näin testaamme pelimme',
      sections: [
        {
          heading: 'Sattuma, ei mitään muuta',
          paragraphs: [
            'Jokaisen kierroksen tulos tulee palvelimella toimivasta sertifioidusta satunnaislähteestä, ja se on ratkennut ennen kuin kelat pyörähtävät tai kortit kääntyvät. Mikään laitteessasi, kellonajassa tai aiemmissa kierroksissa ei voi muuttaa sitä. Emme voi me itsekään.',
          ],
        },
        {
          heading: 'Ennen kuin peli avataan',
          paragraphs: [
            'Riippumaton laboratorio tutkii jokaisen pelin ennen kuin otamme sen valikoimaan. Se lukee lähdekoodin, toistaa miljoonia kierroksia ja vertaa tulosta siihen, mitä säännöt lupaavat. Sen jälkeen pelaamme peliä itse pienillä ja suurilla näytöillä, kunnes osaamme selittää sen.',
          ],
          list: [
            'Palautusprosentin on vastattava säännöissä kerrottua lukua.',
            'Jokaisen symbolin, kortin ja numeron on tultava niin usein kuin pitääkin.',
            'Katkennut yhteys ei saa koskaan muuttaa tulosta.',
            'Panosten, saldon ja peliajan on pysyttävä näkyvissä pelin aikana.',
          ],
        },
        {
          heading: 'Kun peli on auki',
          paragraphs: [
            'Kaikkien pelien tuloksia verrataan kuukausittain siihen, mitä niiden kuuluu olla. Jos luku poikkeaa odotetusta, suljemme pelin ensin ja etsimme syytä vasta sitten. Jos vika on koskenut kierroksiasi, panokset palautetaan.',
          ],
        },
        {
          heading: 'Mitä palautusprosentti tarkoittaa',
          paragraphs: [
            '96 prosentin palautus tarkoittaa, että hyvin pitkällä aikavälillä ja kaikkien pelaajien kesken jokaisesta sadasta pelatusta eurosta 96 maksetaan voittoina. Yhdestä illasta se ei kerro mitään: voit voittaa enemmän tai hävitä kaiken, mitä panit peliin. Siksi budjetti on tärkeämpi kuin mikään prosentti.',
          ],
        },
      ],
    },
    security: {
      title: 'Turvallisuus',
      sections: [
        {
          heading: 'Tilisi',
          paragraphs: [
            'Salasanasi ei koskaan tule meille luettavassa muodossa: kirjautuminen todistaa, että tiedät sen, lähettämättä sitä. Kun kirjautuminen on epäonnistunut {signInAttempts} kertaa, tili lukittuu {lockMinutes} minuutiksi. Jos et tee mitään {idleMinutes} minuuttiin, kirjaamme sinut ulos. Varoitamme siitä {idleWarning} minuuttia etukäteen.',
          ],
          list: [
            'Valitse {passwordMin}–{passwordMax} merkin salasana, jota et käytä missään muualla.',
            'Älä jaa tiliäsi: se on vain sinun, eikä kukaan muu saa käyttää sitä.',
            'Kirjaudu ulos laitteilta, joita käyttävät muutkin.',
          ],
        },
        {
          heading: 'Rahasi',
          paragraphs: [
            'Talletukset ja kotiutukset kirjataan sentilleen kirjanpitoon, jonka on aina täsmättävä. Kotiutus maksetaan ensisijaisesti tavalla, jolla olet tallettanut, joten kukaan ei voi lähettää rahojasi muualle. Pelaajien varat ovat erillään omistamme.',
          ],
        },
        {
          heading: 'Asiakirjasi',
          paragraphs: [
            'Henkilöllisyysasiakirjat kulkevat salattuina, niitä näkevät vain tarkistajat, ja ne poistetaan, kun laki ei enää vaadi säilyttämään niitä. Emme koskaan kysy salasanaa, PIN-koodia tai kortin koko numeroa, emme sähköpostilla emmekä puhelimessa.',
          ],
        },
        {
          heading: 'Jos jokin näyttää oudolta',
          paragraphs: [
            'Kirjoita osoitteeseen help@parlour.example. Jos epäilet, että joku muu on käynyt tililläsi, sano se ensimmäiseksi: lukitsemme tilin selvityksen ajaksi, ja saldosi pysyy paikallaan.',
          ],
        },
      ],
    },
  },
  contact: {
    title: 'Apua ja yhteystiedot',
    sections: [
      {
        heading: 'Juttele kanssamme',
        paragraphs: [
          'Kirjoita osoitteeseen help@parlour.example milloin tahansa. Asiakaspalvelumme vastaa joka päivä {supportHours}, aina viimeistään vuorokauden kuluessa.',
        ],
      },
      {
        heading: 'Jos et ole tyytyväinen',
        paragraphs: [
          'Kerro ensin asiakaspalvelulle. Saat vastauksen viiden päivän kuluessa. Jos asia ei ratkea, valitustiimimme katsoo sen uusin silmin ja ratkaisee sen viimeistään kahdeksassa viikossa. Sen jälkeen voit kääntyä Sataman pelaajariitatoimiston puoleen, mikä on pelaajalle maksutonta.',
        ],
      },
      {
        heading: 'Tiedoistasi',
        paragraphs: [
          'Kysymykset siitä, mitä tiedämme sinusta, sekä pyynnöt nähdä, korjata tai poistaa tietoja: privacy@parlour.example.',
        ],
      },
    ],
    entries: [
      {
        question: 'En pääse kirjautumaan. Mitä nyt?',
        answer:
          'Kun kirjautuminen on epäonnistunut {signInAttempts} kertaa, tili on lukossa {lockMinutes} minuuttia. Vaihda salasana kirjautumisikkunasta. Aikalisän tai pelikiellon on kuluttava loppuun.',
      },
      {
        question: 'Missä kotiutukseni on?',
        answer:
          'Käsittelemme kotiutukset {reviewHours} tunnin kuluessa. Sen jälkeen aikaa menee maksutavasta riippuen yhdestä tunnista kolmeen arkipäivään. Näet tilanteen tililtäsi.',
      },
      {
        question: 'Miksi pyydätte asiakirjoja?',
        answer:
          'Laki velvoittaa meidät tuntemaan pelaajamme. Kun tarvitsemme asiakirjan, kerromme, mikä se on ja miten se lähetetään. Lähetä koko sivu, värillisenä ja muokkaamattomana.',
      },
      {
        question: 'Miten asetan tai muutan rajan?',
        answer:
          'Tililläsi kohdassa ”Pelirajat”. Voit rajata talletuksia, kulutusta tai molempia päivässä, viikossa ja kuukaudessa. Tiukempi raja tulee voimaan heti, väljempi aikaisintaan {limitHours} tunnin kuluttua.',
      },
      {
        question: 'Bonukseni on kadonnut.',
        answer:
          'Se on voinut vanhentua, siitä on voitu luopua tai se on pelattu loppuun. Kysy meiltä, niin kerromme, mitä sille tapahtui ja milloin.',
      },
      {
        question: 'Haluan sulkea tilini.',
        answer:
          'Kirjoita meille tilisi sähköpostiosoitteesta, niin suljemme tilin saman päivän aikana; kotiutettavissa oleva summa maksetaan sinulle. Jos pelaamisesta on tullut ongelma, pelikielto on turvallisempi valinta.',
      },
    ],
  },
  payment: {
    title: 'Maksutavat',
    intro: [
      'Tässä ovat maasi maksutavat, pienimmät ja suurimmat summat sekä käsittelyajat. Emme peri kuluja talletuksista emmekä kotiutuksista; pankillasi tai lompakollasi voi olla omansa.',
      'Talletus on saldollasi heti. Kotiutus maksetaan maksutavalle, jolla olet tallettanut, aina kun se voi ottaa rahaa vastaan. Käsittelemme sen {reviewHours} tunnin kuluessa, ja sen jälkeen aika riippuu maksutavasta.',
    ],
    faq: [
      {
        question: 'Mikä on pienin talletus tai kotiutus?',
        answer:
          'Pienin talletus on {minDeposit} ja pienin kotiutus {minWithdrawal} kaikilla maksutavoilla. Ylärajat näkyvät taulukossa.',
      },
      {
        question: 'Onko kotiutuksilla katto?',
        answer:
          'On: {capDay} päivässä, {capWeek} viikossa ja {capMonth} kuukaudessa. Platinatasosta alkaen ne ovat kaksinkertaiset, ja jättipotit maksetaan kokonaan ilman kattoa.',
      },
      {
        question: 'Miksi en voi kotiuttaa kortilleni?',
        answer:
          'Jotkin maksutavat käyvät vain talletuksiin. Silloin maksamme pankkitilillesi, kun olemme nähneet, että se on sinun nimissäsi.',
      },
      {
        question: 'Voinko perua kotiutuksen?',
        answer:
          'Voit, niin kauan kuin se odottaa käsittelyä, enintään {cancelsPerDay} kertaa päivässä, jos maasi säännöt sallivat sen. Emme koskaan ehdota sitä.',
      },
    ],
  },
};
