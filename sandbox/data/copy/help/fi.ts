import type { HelpCopy } from './help-copy.ts';

export const help: HelpCopy = {
  info: {
    about: {
      title: 'Tietoa Parlourista',
      sections: [
        {
          heading: 'Huone, jossa on valot päällä',
          paragraphs: [
            'Parlour sai alkunsa yksinkertaisesta toiveesta: nettikasino, joka tuntuu hyvältä olohuoneelta. Lämmin valo, muutama hyvin valittu peli, ihmisiä, jotka tuntevat nimesi, eikä ketään nykimässä hihasta. Siihen kuvaan vertaamme yhä kaikkea, mitä teemme.',
            'Taloa pitää Parlour Rooms Limited, 4 Harbour Row, Port Sable, Sataman rahapeliviranomaisen toimiluvalla nro {licence}. Kasinolla, livepöydillä ja vedonlyönnillä on yhteinen tili, yhteinen saldo ja yhteiset rajat.',
          ],
        },
        {
          heading: 'Mistä pidämme kiinni',
          paragraphs: ['Muutamasta tavasta emme tingi, oli ilta kuinka kiireinen tahansa.'],
          list: [
            'Jokainen tarjous kertoo heti painikkeen vieressä, mitä se antaa, mitä se vaatii ja kauanko se kestää.',
            'Kotiutettavissa oleva summa on yksi luku, ja se on aina näkyvillä.',
            'Rajat, tauot ja pelikielto ovat kahden napautuksen päässä, eikä kukaan puhu sinua niistä ympäri.',
            'Pelaajien rahat pidetään erillään omistamme, omilla pankkitileillään.',
          ],
        },
        {
          heading: 'Ihmiset',
          paragraphs: [
            'Pelinhoitajia, insinöörejä, kirjoittajia ja asiakaspalvelijoita, jotka vastaavat joka päivä klo {supportFrom}–{supportTo}: meitä on kaikkiaan noin kaksisataa. Jokainen oppii työstään riippumatta ensimmäisellä viikollaan tunnistamaan pelaajan, joka tarvitsee taukoa, ja sen, mitä hänelle sanotaan. Pelit tulevat studioilta, jotka olemme valinneet yksitellen, ja useammin sanomme ei kuin kyllä.',
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
            'Riippumaton laboratorio tutkii jokaisen pelin ennen kuin ripustamme sen seinälle. Se lukee lähdekoodin, toistaa miljoonia kierroksia ja vertaa tulosta siihen, mitä säännöt lupaavat. Sen jälkeen pelaamme peliä itse pienillä ja suurilla näytöillä, kunnes osaamme selittää sen.',
          ],
          list: [
            'Palautusprosentin on vastattava säännöissä kerrottua lukua.',
            'Jokaisen symbolin, kortin ja numeron on tultava niin usein kuin pitääkin.',
            'Katkennut yhteys ei saa koskaan muuttaa tulosta.',
            'Panosten, rajojen ja kellon on pysyttävä näkyvissä pelin aikana.',
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
            'Salasanasi ei koskaan tule meille luettavassa muodossa: kirjautuminen todistaa, että tiedät sen, lähettämättä sitä. Viiden epäonnistuneen yrityksen jälkeen tili lukittuu puoleksi tunniksi. Jos lähdet pöydästä sanomatta mitään, kirjaamme sinut ulos kolmenkymmenen minuutin kuluttua ja kerromme siitä kahta minuuttia aiemmin.',
          ],
          list: [
            'Valitse 8–64 merkin salasana, jota et käytä missään muualla.',
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
            'Kirjoita osoitteeseen help@parlour.example tai avaa chat mihin aikaan tahansa. Jos epäilet, että joku muu on käynyt tililläsi, sano se ensimmäiseksi: lukitsemme tilin selvityksen ajaksi, ja saldosi pysyy paikallaan.',
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
          'Asiakaspalvelumme vastaa joka päivä klo {supportFrom}–{supportTo} ja puhuu selvää kieltä. Chat on nopein tie: yleensä joku vastaa minuutissa. Voit myös kirjoittaa osoitteeseen help@parlour.example; vastaamme muutamassa tunnissa, aina viimeistään vuorokauden kuluessa.',
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
          'Viiden epäonnistuneen yrityksen jälkeen tili on lukossa 30 minuuttia. Vaihda salasana kirjautumisikkunasta. Aikalisän tai pelikiellon on kuluttava loppuun.',
      },
      {
        question: 'Missä kotiutukseni on?',
        answer:
          'Käsittelemme kotiutukset 24 tunnin kuluessa. Sen jälkeen aikaa menee maksutavasta riippuen yhdestä tunnista kolmeen arkipäivään. Tilisi näyttää jokaisen vaiheen.',
      },
      {
        question: 'Miksi pyydätte asiakirjoja?',
        answer:
          'Laki velvoittaa meidät tuntemaan pelaajamme. Tarkistamme asiakirjat yleensä 24 tunnissa. Lähetä koko sivu, värillisenä ja muokkaamattomana: JPG, PNG, PDF tai HEIC, enintään 10 Mt.',
      },
      {
        question: 'Miten asetan tai muutan rajan?',
        answer: 'Tililläsi kohdassa rajat. Tiukempi raja tulee voimaan heti, väljempi aikaisintaan 24 tunnin kuluttua.',
      },
      {
        question: 'Bonukseni on kadonnut.',
        answer:
          'Se on voinut vanhentua, siitä on voitu luopua tai se on pelattu loppuun. Palkintosivusi näyttää, mitä sille tapahtui ja milloin. Jos se ei selitä asiaa, kysy meiltä.',
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
      'Talletus on saldollasi heti. Kotiutus palaa tavalle, jolla olet tallettanut, aina kun se pystyy ottamaan rahaa vastaan. Käsittelemme sen 24 tunnin kuluessa, ja siitä eteenpäin tahdin määrää maksutapa.',
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
        answer: 'Voit, niin kauan kuin se odottaa käsittelyä, enintään viisi kertaa päivässä. Emme koskaan ehdota sitä.',
      },
    ],
  },
};
