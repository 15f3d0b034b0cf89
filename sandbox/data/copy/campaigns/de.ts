import type { CampaignCopies } from './campaign-copy.ts';

export const campaigns: CampaignCopies = {
  campaigns: {
    cmp_welcome: { title: 'Willkommensbonus', description: 'Ein Bonus und Freispiele auf Ihre erste Einzahlung.' },
    cmp_second_deposit: { title: 'Bonus auf die zweite Einzahlung', description: 'Ein Bonus auf Ihre zweite Einzahlung.' },
    cmp_third_deposit: {
      title: 'Bonus auf die dritte Einzahlung',
      description: 'Ein Bonus, den Sie zusammen mit Ihrer dritten Einzahlung spielen.',
    },
    cmp_fourth_deposit: { title: 'Live-Casino-Bonus', description: 'Ein Bonus für die Live-Tische auf Ihre vierte Einzahlung.' },
    cmp_fifth_deposit: { title: 'Bonus auf die fünfte Einzahlung', description: 'Ein fester Bonus auf Ihre fünfte Einzahlung.' },
    cmp_weekend_reload: {
      title: 'Aufladebonus am Wochenende',
      description: 'Ein Bonus auf eine Einzahlung jedes Wochenende, am Samstag oder Sonntag.',
    },
    cmp_friday_spins: {
      title: 'Freispiele am Freitag',
      description: 'Zahlen Sie an einem Freitag ein und erhalten Sie Freispiele fürs Wochenende.',
    },
    cmp_evening_match: {
      title: 'Abendbonus',
      description: 'Nehmen Sie teil und erhalten Sie einen Bonus auf Ihre nächste Einzahlung.',
    },
    cmp_new_here: {
      title: 'Freispiele für neue Kunden',
      description: 'Freispiele, gleich nachdem Sie Ihr Konto eröffnet haben. Ohne Einzahlung.',
    },
    cmp_cashback_daily: {
      title: 'Tägliches Cashback',
      description: 'Wenn Sie den Tag im Minus beenden, erhalten Sie einen Teil zurück.',
    },
    cmp_cashback_weekly: {
      title: 'Wöchentliches Cashback',
      description: 'Wenn Sie die Woche im Minus beenden, erhalten Sie am Montag einen Teil zurück.',
    },
    cmp_cashback_instant: {
      title: 'Sofort-Cashback',
      description: 'Wenn Sie im Minus sind, erhalten Sie einen Teil zurück, sobald Sie möchten.',
    },
    cmp_cashback_live: {
      title: 'Live-Casino-Cashback',
      description: 'Wenn Sie die Woche an den Live-Tischen im Minus beenden, erhalten Sie einen Teil zurück.',
    },
    cmp_cashback_boost: { title: 'Cashback-Booster', description: 'Ihr gesamtes Cashback ist höher, solange der Booster läuft.' },
    cmp_after_welcome: {
      title: 'Willkommensbonus, Teil zwei',
      description: 'Noch ein Bonus, sobald der Willkommensbonus umgesetzt ist.',
    },
    cmp_jackpot_hour: { title: 'Jackpot-Stunde', description: 'Jeden Abend eine Stunde lang Freispiele. Ohne Einzahlung.' },
    cmp_loyalty_gift: { title: 'Treuegeschenk', description: 'Echtgeld als Dank für Ihre Treue.' },
    cmp_accumulator_boost: { title: 'Kombi-Boost', description: 'Gewonnene Kombiwetten bringen mehr.' },
    cmp_free_bet_monday: {
      title: 'Gratiswette am Montag',
      description: 'Zahlen Sie an einem Montag ein und erhalten Sie eine Gratiswette.',
    },
    cmp_vip_evening: { title: 'VIP-Live-Turnier', description: 'Ihr Preis aus dem privaten Live-Turnier.' },
    cmp_midweek_tournament: { title: 'Turnier zur Wochenmitte', description: 'Ihr Preis aus dem Turnier zur Wochenmitte.' },
    cmp_daily_sprint: { title: 'Tagessprint', description: 'Ihr Preis aus dem Tagessprint.' },
    cmp_season_league: { title: 'Saisonliga', description: 'Ihr Preis aus der Saisonliga.' },
    cmp_summer_send_off: { title: 'Sommerbonus', description: 'Ein Bonus und Freispiele zum Ende des Sommers.' },
    cmp_code_welcome: { title: 'Casino-Bonus', description: 'Ein Bonus für Spielautomaten und Tischspiele.' },
    cmp_code_sticky: {
      title: 'Kombinierter Bonus',
      description: 'Ein Casino-Bonus, den Sie zusammen mit Ihrem eigenen Geld spielen.',
    },
    cmp_code_live: { title: 'Live-Bonus', description: 'Ein Bonus für die Live-Tische.' },
    cmp_code_sport: { title: 'Sportbonus', description: 'Ein Bonus für Sportwetten.' },
    cmp_code_spins: { title: 'Freispiele', description: 'Freispiele an einem unserer Spielautomaten.' },
    cmp_code_gold: { title: 'Goldbonus', description: 'Ein Casino-Bonus für Kunden ab der Stufe Gold.' },
    cmp_code_sunday: { title: 'Sonntagsbonus', description: 'Ein kleiner Casino-Bonus für einen ruhigen Sonntag.' },
    cmp_code_last_year: { title: 'Bonus vom Vorjahr', description: 'Ein Casino-Bonus aus dem Vorjahr.' },
    cmp_autumn: { title: 'Herbstbonus', description: 'Ein Bonus auf eine Einzahlung im Herbst.' },
    cmp_advent: { title: 'Adventbonus', description: 'Ein Bonus auf eine Einzahlung im Dezember.' },
    cmp_spring: { title: 'Frühlingsbonus', description: 'Ein Casino-Bonus im Frühling.' },
  },
  conditions: {
    optIn: 'Nehmen Sie zuerst teil.',
    switchOn: 'Schalten Sie es ein, bevor Sie spielen: Frühere Runden zählen nicht.',
    afterOther: 'Verfügbar, sobald der Bonus davor umgesetzt ist.',
    onceADay: 'Einmal pro Tag.',
    onceAWeek: 'Einmal pro Woche.',
    ownMoneyFirst: 'Ihr eigenes Geld wird zuerst gespielt und lässt sich jederzeit auszahlen.',
    playedTogether:
      'Ihr eigenes Geld und der Bonus werden zusammen gespielt, und eine Auszahlung vor vollständigem Umsatz beendet den Bonus.',
    spinWinnings: 'Was Sie mit den Freispielen gewinnen, ist Bonusgeld und muss umgesetzt werden.',
    freeBet: 'Die Gratiswette gilt für eine einzige Wette, und ihr Einsatz gehört nicht zum Gewinn.',
    cash: 'Wird als Echtgeld gutgeschrieben, ohne Umsatzbedingungen.',
    booster: 'Erhöht jedes Cashback, das Sie eingeschaltet haben.',
    liveOnly: 'Nur für die Live-Tische.',
    sportsOnly: 'Nur für Sportwetten.',
  },
  actions: { claim: 'Holen', optIn: 'Teilnehmen', deposit: 'Einzahlen', switchOn: 'Einschalten', play: 'Spielen' },
};
