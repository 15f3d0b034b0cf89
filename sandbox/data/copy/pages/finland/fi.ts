import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Pelaaminen Parlourissa Suomesta käsin',
  sections: [
    {
      heading: 'Suomessa asuville',
      paragraphs: [
        'Tälle sivulle olemme koonneet sen, mikä on erityistä, kun pelaat täällä ja asut Suomessa. Muuten kaikki on niin kuin muuallakin Parlourissa: käyttöehdot, bonusehdot ja pelien säännöt koskevat myös sinua. Palvelemme suomeksi ja englanniksi, ja kielen voit vaihtaa valikosta.',
        'Sinun on oltava vähintään {age}-vuotias. Ikäsi tarkistetaan, kun rekisteröidyt, ja jos laki niin edellyttää, et voi pelata ennen kuin se on varmistettu.',
      ],
    },
    {
      heading: 'Kirjautuminen pankin kautta',
      paragraphs: [
        'Moni suomalainen osoittaa henkilöllisyytensä pankkinsa kautta, ja se käy myös täällä. Valitse summa, siirry pankkiisi, kirjaudu siellä tavalliseen tapaan ja vahvista maksu. Pankki kertoo meille nimesi ja syntymäaikasi, ja rahat ovat heti tililläsi. Koska nämä tiedot tulevat pankista, pitkää lomaketta ei tarvitse täyttää.',
        'Ensimmäisellä kerralla kysymme lisäksi sähköpostiosoitteesi ja puhelinnumerosi, jos pankki ei välitä niitä meille. Sen jälkeen pääset samaa tietä suoraan takaisin sisään. Me emme näe pankkitunnuksiasi missään vaiheessa. Anna ne vain pankin omalla sivulla, äläkä kerro niitä kenellekään.',
        'Jos käytät mieluummin salasanaa, avaa pelitili tavalliseen tapaan. Kummassakin tapauksessa sinulla voi olla vain yksi tili.',
      ],
    },
    {
      heading: 'Talletukset ja kotiutukset',
      paragraphs: [
        'Pelitilisi on euroissa, joten mitään ei tarvitse vaihtaa valuutasta toiseen. Pienin talletus on {minDeposit}, pienin kotiutus {minWithdrawal}. Talletukset näkyvät tilillä heti, emmekä peri niistä kuluja. Säilytämme pelaajien rahoja eri pankkitileillä kuin omiamme.',
        'Kotiutukset maksetaan ensisijaisesti maksutavalle, jota olet käyttänyt talletuksiin. Useimmilla se on Suomessa oma pankkitili. Tarkistamme kotiutukset {reviewHours} tunnin kuluessa. Sen jälkeen pankkimaksu voi olla perillä jo tunnissa, muut maksutavat viimeistään kolmessa arkipäivässä. Niin kauan kuin kotiutus odottaa käsittelyä, voit perua sen, enintään {cancelsPerDay} kertaa päivässä.',
      ],
      list: [
        'Enintään {capDay} päivässä, {capWeek} viikossa ja {capMonth} kuukaudessa, kanta-asiakastasosta 4 alkaen kaksi kertaa niin paljon.',
        'Vaikka pankkisi on kertonut meille, kuka olet, voimme pyytää asiakirjoja viimeistään ennen ensimmäistä kotiutusta.',
        'Maksutapojen luettelosta näet kunkin maksutavan summat ja käsittelyajat.',
      ],
    },
    {
      heading: 'Verot',
      paragraphs: [
        'Se, pitääkö voitot ilmoittaa tai pitääkö niistä maksaa veroa, riippuu laista ja omasta tilanteestasi, emmekä voi antaa siitä neuvoja. Tarkista, mikä koskee sinua, mieluiten hyvissä ajoin. Talletuksesi, kotiutuksesi, panoksesi ja voittosi ovat kaikki nähtävissä tililläsi, joten löydät tarvitsemasi luvut sieltä.',
      ],
    },
    {
      heading: 'Omat rajasi',
      paragraphs: [
        'Päätä jo ennen ensimmäistä talletusta, mitä ilta, viikko tai kuukausi saa maksaa. Rajasi koskevat koko pelitiliä: kasinoa, livepöytiä ja vedonlyöntiä. Rajat asetat ja tauon aloitat tililläsi; aikalisän ja pelikiellon asettaa asiakaspalvelumme.',
      ],
      list: [
        'Talletus- ja kulutusrajat päiväksi, viikoksi ja kuukaudeksi: tiukempi raja tulee voimaan heti, väljempi aikaisintaan {limitHours} tunnin kuluttua.',
        'Pelissä kulunut aika, joka näkyy koko ajan pelin vieressä.',
        'Peliajan muistutus 30 minuutin, tunnin tai kahden tunnin välein; sen asetat tililläsi.',
        '24 tunnin tauko tai 24 tai 72 tunnin aikalisä.',
        'Pelikielto 6, 12, 24, 36 tai 60 kuukaudeksi tai pysyvästi. Sitä ei voi kiertää kirjautumalla pankin kautta.',
      ],
    },
    {
      heading: 'Apua Suomessa',
      paragraphs: [
        'Jos pelaaminen ei enää ole hauskaa, sinun ei tarvitse selvitä siitä yksin. Suomessa apua antavat sekä ammattilaiset että saman itse kokeneet, suomeksi ja ruotsiksi ja usein muillakin kielillä. Suuri osa avusta on maksutonta, eikä nimeään tarvitse kertoa. Avun pyytämiseksi ei tarvitse olla varma, että kyseessä on ongelma, ja myös läheiset ovat tervetulleita.',
      ],
      list: [
        'Valtakunnalliset auttavat puhelimet ja chatit: joku, jolle puhua ilman ajanvarausta.',
        'Terveyskeskus tai työterveyshuolto: ensimmäinen keskustelu ja tarvittaessa hoitoa.',
        'Vertaistukiryhmät: muita pelaamisen lopettaneita monella paikkakunnalla ja verkossa.',
        'Talous- ja velkaneuvonta: suunnitelma, kun rahat eivät riitä.',
        'Oma pankkisi: moni pankki estää pyynnöstä maksut peliyhtiöille.',
      ],
    },
    {
      heading: 'Kysyttävää?',
      paragraphs: [
        'Kirjoita osoitteeseen help@parlour.example. Vastaamme valituksiin viiden päivän kuluessa. Jos vastaus ei tyydytä sinua, käyttöehdoissa kerrotaan, kenen puoleen voit kääntyä seuraavaksi.',
      ],
    },
  ],
};
