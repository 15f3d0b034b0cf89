import type { CampaignCopies } from './campaign-copy.ts';

export const campaigns: CampaignCopies = {
  campaigns: {
    cmp_welcome: { title: 'Bonus de bienvenue', description: 'Un bonus et des tours gratuits avec votre premier dépôt.' },
    cmp_second_deposit: { title: 'Bonus du deuxième dépôt', description: 'Un bonus avec votre deuxième dépôt.' },
    cmp_third_deposit: { title: 'Bonus du troisième dépôt', description: 'Un bonus que vous jouez avec votre troisième dépôt.' },
    cmp_fourth_deposit: {
      title: 'Bonus du casino en direct',
      description: 'Un bonus pour les tables en direct avec votre quatrième dépôt.',
    },
    cmp_fifth_deposit: { title: 'Bonus du cinquième dépôt', description: 'Un bonus fixe avec votre cinquième dépôt.' },
    cmp_weekend_reload: {
      title: 'La recharge de fin de semaine',
      description: 'Un bonus sur un dépôt chaque fin de semaine, le samedi ou le dimanche.',
    },
    cmp_friday_spins: {
      title: 'Tours gratuits du vendredi',
      description: 'Déposez un vendredi et recevez des tours gratuits pour la fin de semaine.',
    },
    cmp_evening_match: { title: 'Bonus du soir', description: 'Participez et recevez un bonus avec votre prochain dépôt.' },
    cmp_new_here: {
      title: 'Tours gratuits pour nouveaux joueurs',
      description: 'Des tours gratuits dès l’ouverture de votre compte. Aucun dépôt requis.',
    },
    cmp_cashback_daily: {
      title: 'Cashback quotidien',
      description: 'Si vous finissez la journée en perte, une partie vous revient.',
    },
    cmp_cashback_weekly: {
      title: 'Cashback hebdomadaire',
      description: 'Si vous finissez la semaine en perte, une partie vous revient le lundi.',
    },
    cmp_cashback_instant: {
      title: 'Cashback immédiat',
      description: 'Si vous êtes en perte, une partie vous revient dès que vous le souhaitez.',
    },
    cmp_cashback_live: {
      title: 'Cashback du casino en direct',
      description: 'Si vous finissez la semaine en perte aux tables en direct, une partie vous revient.',
    },
    cmp_cashback_boost: {
      title: 'Cashback bonifié',
      description: 'Tous vos cashbacks sont plus élevés tant que la bonification dure.',
    },
    cmp_after_welcome: {
      title: 'Bonus de bienvenue, deuxième partie',
      description: 'Un autre bonus une fois l’exigence de mise du bonus de bienvenue remplie.',
    },
    cmp_jackpot_hour: {
      title: 'L’heure des jackpots',
      description: 'Des tours gratuits pendant une heure chaque soir. Aucun dépôt requis.',
    },
    cmp_loyalty_gift: { title: 'Cadeau de fidélité', description: 'De l’argent pour vous remercier de votre fidélité.' },
    cmp_accumulator_boost: { title: 'Combinés bonifiés', description: 'Les combinés gagnants rapportent davantage.' },
    cmp_free_bet_monday: { title: 'Pari gratuit du lundi', description: 'Déposez un lundi et recevez un pari gratuit.' },
    cmp_vip_evening: { title: 'Tournoi VIP en direct', description: 'Votre prix du tournoi privé en direct.' },
    cmp_midweek_tournament: { title: 'Tournoi de mi-semaine', description: 'Votre prix du tournoi de mi-semaine.' },
    cmp_daily_sprint: { title: 'Sprint du jour', description: 'Votre prix du sprint du jour.' },
    cmp_season_league: { title: 'Ligue de la saison', description: 'Votre prix de la ligue de la saison.' },
    cmp_summer_send_off: { title: 'Bonus d’été', description: 'Un bonus et des tours gratuits pour finir l’été.' },
    cmp_code_welcome: { title: 'Bonus de casino', description: 'Un bonus pour les machines à sous et les jeux de table.' },
    cmp_code_sticky: { title: 'Bonus combiné', description: 'Un bonus de casino que vous jouez avec votre propre argent.' },
    cmp_code_live: { title: 'Bonus en direct', description: 'Un bonus pour les tables en direct.' },
    cmp_code_sport: { title: 'Bonus sportif', description: 'Un bonus pour les paris sportifs.' },
    cmp_code_spins: { title: 'Tours gratuits', description: 'Des tours gratuits sur l’une de nos machines à sous.' },
    cmp_code_gold: { title: 'Bonus Or', description: 'Un bonus de casino pour les joueurs dès le niveau Or.' },
    cmp_code_sunday: { title: 'Bonus du dimanche', description: 'Un petit bonus de casino pour un dimanche tranquille.' },
    cmp_code_last_year: { title: 'Bonus de l’an dernier', description: 'Un bonus de casino de l’an dernier.' },
    cmp_autumn: { title: 'Bonus d’automne', description: 'Un bonus sur un dépôt à l’automne.' },
    cmp_advent: { title: 'Bonus de l’avent', description: 'Un bonus sur un dépôt en décembre.' },
    cmp_spring: { title: 'Bonus de printemps', description: 'Un bonus de casino au printemps.' },
  },
  conditions: {
    optIn: 'Participez d’abord à l’offre.',
    switchOn: 'Activez-le avant de jouer : les parties précédentes ne comptent pas.',
    afterOther: 'Offert une fois l’exigence de mise du bonus précédent remplie.',
    onceADay: 'Une fois par jour.',
    onceAWeek: 'Une fois par semaine.',
    ownMoneyFirst: 'Votre propre argent est joué en premier et peut être retiré à tout moment.',
    playedTogether:
      'Votre propre argent et le bonus se jouent ensemble, et un retrait avant que l’exigence de mise soit remplie met fin au bonus.',
    spinWinnings: 'Les gains des tours gratuits sont de l’argent bonus et doivent être misés.',
    freeBet: 'Le pari gratuit vaut pour un seul pari, et sa mise ne fait pas partie des gains.',
    cash: 'Versé en argent, sans exigence de mise.',
    booster: 'Augmente chaque cashback que vous avez activé.',
    liveOnly: 'Pour les tables en direct seulement.',
    sportsOnly: 'Pour les paris sportifs seulement.',
  },
  actions: { claim: 'Obtenir', optIn: 'Participer', deposit: 'Déposer', switchOn: 'Activer', play: 'Jouer' },
};
