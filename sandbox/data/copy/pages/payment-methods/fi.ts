import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Maksutavat',
  sections: [
    {
      heading: 'Miten raha täällä liikkuu',
      paragraphs: [
        'Tällä sivulla kerrotaan, miten talletat, miten saat rahasi ja mitä teet, jos jokin menee vikaan. Maassasi käytettävissä olevat maksutavat summineen ja käsittelyaikoineen näet maksutapojen luettelosta.',
        'Säilytämme pelaajien rahoja eri pankkitileillä kuin omiamme. Tililtäsi näet aina yhtenä lukuna, paljonko voit kotiuttaa. Jos osa saldosta on sidottu bonukseen, sanomme sen ja kerromme miksi.',
      ],
    },
    {
      heading: 'Talletus',
      paragraphs: [
        'Valitse kassalla maksutapa, anna summa ja vahvista. Pienin talletus on {minDeposit}, ja rahat ovat heti käytettävissäsi. Talletusrajasi tarkistetaan ennen jokaista maksua: jos summa ylittäisi rajan, kerromme siitä, eikä sinulta veloiteta mitään.',
      ],
      list: [
        'Käytä vain omissa nimissäsi olevia kortteja, pankkitilejä ja lompakoita.',
        'Jos talletukseen on tarjous, valitse se ennen vahvistamista, tai valitse ”Ei bonusta”.',
        'Talleta vain sen verran kuin sinulla on varaa hävitä.',
      ],
    },
    {
      heading: 'Kotiutus',
      paragraphs: [
        'Pienin kotiutus on {minWithdrawal}. Anna summa kassalla ja vahvista, niin se varataan sivuun, kunnes se on maksettu. Voit seurata jokaista vaihetta tililläsi.',
        'Rahat palaavat samaa reittiä kuin ne tulivat: ensisijaisesti maksutavalle, jota olet käyttänyt talletuksiin. Se suojaa sinua, sillä kukaan ei voi kotiuttaa saldoasi omalle tililleen. Jos korttisi on vanhentunut tai pankkitilisi suljettu, asiakaspalvelumme etsii kanssasi toisen keinon.',
      ],
    },
    {
      heading: 'Kauanko se kestää',
      paragraphs: [
        'Tarkistamme jokaisen kotiutuksen {reviewHours} tunnin kuluessa. Sen jälkeen aika riippuu maksutavasta: osa maksuista on perillä tunnissa, osa vasta kolmen arkipäivän kuluttua. Viikonloput ja pyhät voivat hidastaa pankkimaksuja.',
        'Niin kauan kuin kotiutus odottaa käsittelyä, voit perua sen, enintään {cancelsPerDay} kertaa päivässä, jos maasi säännöt sallivat sen. Pakko ei ole, emmekä koskaan ehdota sitä.',
      ],
    },
    {
      heading: 'Maksujen ylärajat',
      paragraphs: [
        'Voit kotiuttaa enintään {capDay} päivässä, {capWeek} viikossa ja {capMonth} kuukaudessa. Kanta-asiakastasosta 4 alkaen ylärajat ovat kaksinkertaiset. Jättipotit maksetaan kokonaan ylärajoista riippumatta.',
        'Omat rajasi ovat näistä erillisiä. Asetat ne tililläsi päiväksi, viikoksi tai kuukaudeksi. Tiukempi talletusraja tulee voimaan heti, väljempi aikaisintaan {limitHours} tunnin kuluttua.',
      ],
    },
    {
      heading: 'Mitä asiakirjoja tarvitsemme',
      paragraphs: [
        'Viimeistään ennen ensimmäistä kotiutusta tarvitsemme henkilöllisyystodistuksen ja todistuksen osoitteestasi. Voimme pyytää niitä aiemminkin, ja silloin sinulla on aikaa 30 päivää. Kerromme, mitä asiakirjoja tarvitsemme ja miten ne lähetetään.',
      ],
      list: [
        'Hyväksymme valokuvat ja PDF-tiedostot.',
        'Näytä koko sivu. Emme hyväksy kuvia, joissa jotain on peitetty tai rajattu pois tai joita on muokattu.',
        'Joskus pyydämme myös todistetta maksusta tai selvitystä varallisuutesi alkuperästä.',
      ],
    },
    {
      heading: 'Kulut',
      paragraphs: [
        'Emme peri kuluja talletuksista emmekä kotiutuksista. Pankillasi, korttiyhtiölläsi tai lompakollasi voi olla omia maksujaan, varsinkin jos rahat on vaihdettava valuutasta toiseen. Kysy niistä suoraan palveluntarjoajaltasi.',
      ],
    },
    {
      heading: 'Bonukset ja kotiutukset',
      paragraphs: [
        'Useimmissa bonuksissa pelaat ensin omilla rahoillasi, ja voit kotiuttaa ne milloin tahansa. Joissakin talletus ja bonus kuuluvat yhteen, ja kotiutus päättää bonuksen. Tarjouksessa kerrotaan, kummasta on kyse, ja pyydämme aina vahvistuksen, ennen kuin menetät mitään.',
      ],
    },
    {
      heading: 'Jos maksu ei tule perille',
      paragraphs: [
        'Useimmiten kärsivällisyys auttaa, mutta arvailla ei tarvitse. Tarkista ensin nämä. Jos niistä ei ole apua, kirjoita osoitteeseen help@parlour.example ja pidä kellonaika, summa ja maksutapa valmiina.',
      ],
      list: [
        'Talletus hylättiin: tarkista summa, rajasi ja se, salliiko pankkisi maksut peliyhtiöille.',
        'Rahat ovat lähteneet pankista mutta eivät näy tililläsi: odota muutama minuutti ja lataa sivu uudelleen. Älä maksa toista kertaa.',
        'Kotiutus on tarkistettavana: katso sähköpostistasi, onko sinne tullut meiltä viesti puuttuvasta asiakirjasta.',
        'Kotiutus on lähetetty mutta ei ole perillä: odota kolme arkipäivää ja kysy sitten meiltä.',
      ],
    },
  ],
};
