import type { CampaignCopies } from './campaign-copy.ts';

export const campaigns: CampaignCopies = {
  campaigns: {
    cmp_welcome: { title: 'Tervetuliaisbonus', description: 'Bonus ja ilmaiskierroksia ensitalletuksesta.' },
    cmp_second_deposit: { title: 'Toisen talletuksen bonus', description: 'Bonus toisesta talletuksestasi.' },
    cmp_third_deposit: {
      title: 'Kolmannen talletuksen bonus',
      description: 'Bonus, jolla pelaat yhdessä kolmannen talletuksesi kanssa.',
    },
    cmp_fourth_deposit: { title: 'Livekasinobonus', description: 'Neljännestä talletuksestasi saat bonuksen livepöytiin.' },
    cmp_fifth_deposit: { title: 'Viidennen talletuksen bonus', description: 'Kiinteä bonus viidennestä talletuksestasi.' },
    cmp_weekend_reload: {
      title: 'Viikonlopun talletusbonus',
      description: 'Bonus yhdestä talletuksesta joka viikonloppu, lauantaina tai sunnuntaina.',
    },
    cmp_friday_spins: {
      title: 'Perjantain ilmaiskierrokset',
      description: 'Talleta perjantaina, niin saat ilmaiskierroksia viikonlopuksi.',
    },
    cmp_evening_match: {
      title: 'Illan talletusbonus',
      description: 'Ilmoittaudu mukaan, niin saat bonuksen seuraavasta talletuksestasi.',
    },
    cmp_new_here: {
      title: 'Ilmaiskierroksia uusille pelaajille',
      description: 'Ilmaiskierroksia heti tilin avaamisen jälkeen. Talletusta ei tarvita.',
    },
    cmp_cashback_daily: {
      title: 'Päivittäinen käteispalautus',
      description: 'Jos jäät päivän aikana tappiolle, saat osan takaisin.',
    },
    cmp_cashback_weekly: {
      title: 'Viikoittainen käteispalautus',
      description: 'Jos jäät viikon aikana tappiolle, saat osan takaisin maanantaina.',
    },
    cmp_cashback_instant: {
      title: 'Välitön käteispalautus',
      description: 'Jos olet tappiolla, saat osan takaisin heti kun haluat.',
    },
    cmp_cashback_live: {
      title: 'Livekasinopalautus',
      description: 'Jos jäät viikon aikana livepöydissä tappiolle, saat osan takaisin.',
    },
    cmp_cashback_boost: {
      title: 'Käteispalautuksen korotus',
      description: 'Kaikki käteispalautuksesi ovat suurempia niin kauan kuin korotus on voimassa.',
    },
    cmp_after_welcome: {
      title: 'Tervetuliaisbonuksen toinen osa',
      description: 'Uusi bonus, kun tervetuliaisbonus on kierrätetty.',
    },
    cmp_jackpot_hour: { title: 'Jättipottitunti', description: 'Ilmaiskierroksia tunnin ajan joka ilta. Talletusta ei tarvita.' },
    cmp_loyalty_gift: { title: 'Kanta-asiakaslahja', description: 'Käteistä kiitokseksi siitä, että olet meillä.' },
    cmp_accumulator_boost: {
      title: 'Lisävoittoa yhdistelmävedoista',
      description: 'Voittavista yhdistelmävedoista maksetaan lisää.',
    },
    cmp_free_bet_monday: { title: 'Maanantain ilmaisveto', description: 'Talleta maanantaina, niin saat ilmaisvedon.' },
    cmp_vip_evening: { title: 'VIP-liveturnaus', description: 'Palkintosi yksityisestä liveturnauksesta.' },
    cmp_midweek_tournament: { title: 'Arkiviikon turnaus', description: 'Palkintosi arkiviikon turnauksesta.' },
    cmp_daily_sprint: { title: 'Päivän pyrähdys', description: 'Palkintosi päivän pyrähdyksestä.' },
    cmp_season_league: { title: 'Kausiliiga', description: 'Palkintosi kausiliigasta.' },
    cmp_summer_send_off: { title: 'Kesäbonus', description: 'Bonus ja ilmaiskierroksia kesän päätteeksi.' },
    cmp_code_welcome: { title: 'Kasinobonus', description: 'Bonus kolikko- ja pöytäpeleihin.' },
    cmp_code_sticky: { title: 'Yhdistelmäbonus', description: 'Kasinobonus, jolla pelaat yhdessä omien rahojesi kanssa.' },
    cmp_code_live: { title: 'Livebonus', description: 'Bonus livepöytiin.' },
    cmp_code_sport: { title: 'Vedonlyöntibonus', description: 'Bonus vedonlyöntiin.' },
    cmp_code_spins: { title: 'Ilmaiskierrokset', description: 'Ilmaiskierroksia yhteen kolikkopeleistämme.' },
    cmp_code_gold: { title: 'Kultabonus', description: 'Kasinobonus pelaajille Kultatasosta alkaen.' },
    cmp_code_sunday: { title: 'Sunnuntaibonus', description: 'Pieni kasinobonus rauhalliseen sunnuntaihin.' },
    cmp_code_last_year: { title: 'Viime vuoden bonus', description: 'Kasinobonus viime vuodelta.' },
    cmp_autumn: { title: 'Syysbonus', description: 'Bonus yhdestä talletuksesta syksyllä.' },
    cmp_advent: { title: 'Adventtibonus', description: 'Bonus yhdestä talletuksesta joulukuussa.' },
    cmp_spring: { title: 'Kevätbonus', description: 'Kasinobonus keväällä.' },
  },
  conditions: {
    optIn: 'Ilmoittaudu ensin mukaan.',
    switchOn: 'Ota käyttöön ennen pelaamista: aiempia kierroksia ei lasketa.',
    afterOther: 'Avautuu, kun edellinen bonus on kierrätetty.',
    onceADay: 'Kerran päivässä.',
    onceAWeek: 'Kerran viikossa.',
    ownMoneyFirst: 'Omat rahasi pelataan ensin, ja voit kotiuttaa ne milloin tahansa.',
    playedTogether: 'Omat rahasi ja bonus ovat pelissä yhdessä, ja kotiutus ennen kierrätyksen täyttymistä päättää bonuksen.',
    spinWinnings: 'Ilmaiskierrosten voitot ovat bonusrahaa, ja ne on kierrätettävä.',
    freeBet: 'Ilmaisveto on tarkoitettu yhteen vetoon, eikä sen panos sisälly voittoon.',
    cash: 'Maksetaan käteisenä, ei kierrätystä.',
    booster: 'Korottaa jokaista käteispalautusta, jonka olet ottanut käyttöön.',
    liveOnly: 'Vain livepöytiin.',
    sportsOnly: 'Vain vedonlyöntiin.',
  },
  actions: { claim: 'Lunasta', optIn: 'Ilmoittaudu', deposit: 'Talleta', switchOn: 'Ota käyttöön', play: 'Pelaa' },
};
