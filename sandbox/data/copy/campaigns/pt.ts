import type { CampaignCopies } from './campaign-copy.ts';

export const campaigns: CampaignCopies = {
  campaigns: {
    cmp_welcome: { title: 'Bônus de boas-vindas', description: 'Um bônus e rodadas grátis no seu primeiro depósito.' },
    cmp_second_deposit: { title: 'Bônus do segundo depósito', description: 'Um bônus no seu segundo depósito.' },
    cmp_third_deposit: {
      title: 'Bônus do terceiro depósito',
      description: 'Um bônus que você joga junto com o seu terceiro depósito.',
    },
    cmp_fourth_deposit: {
      title: 'Bônus do cassino ao vivo',
      description: 'Um bônus para as mesas ao vivo no seu quarto depósito.',
    },
    cmp_fifth_deposit: { title: 'Bônus do quinto depósito', description: 'Um bônus fixo no seu quinto depósito.' },
    cmp_weekend_reload: {
      title: 'Recarga de fim de semana',
      description: 'Um bônus em um depósito a cada fim de semana, no sábado ou no domingo.',
    },
    cmp_friday_spins: {
      title: 'Rodadas grátis de sexta',
      description: 'Deposite em uma sexta-feira e receba rodadas grátis para o fim de semana.',
    },
    cmp_evening_match: { title: 'Bônus da noite', description: 'Participe e receba um bônus no seu próximo depósito.' },
    cmp_new_here: {
      title: 'Rodadas grátis para novos jogadores',
      description: 'Rodadas grátis logo depois de abrir a conta. Sem depósito.',
    },
    cmp_cashback_daily: {
      title: 'Cashback diário',
      description: 'Se você terminar o dia no vermelho, recebe uma parte de volta.',
    },
    cmp_cashback_weekly: {
      title: 'Cashback semanal',
      description: 'Se você terminar a semana no vermelho, recebe uma parte de volta na segunda-feira.',
    },
    cmp_cashback_instant: {
      title: 'Cashback na hora',
      description: 'Se você estiver no vermelho, recebe uma parte de volta quando quiser.',
    },
    cmp_cashback_live: {
      title: 'Cashback do cassino ao vivo',
      description: 'Se você terminar a semana no vermelho nas mesas ao vivo, recebe uma parte de volta.',
    },
    cmp_cashback_boost: { title: 'Cashback turbinado', description: 'Todo o seu cashback fica maior enquanto durar o aumento.' },
    cmp_after_welcome: {
      title: 'Bônus de boas-vindas, segunda parte',
      description: 'Mais um bônus depois de completar o bônus de boas-vindas.',
    },
    cmp_jackpot_hour: { title: 'A hora do jackpot', description: 'Rodadas grátis durante uma hora por noite. Sem depósito.' },
    cmp_loyalty_gift: { title: 'Presente de fidelidade', description: 'Dinheiro como agradecimento por continuar com a gente.' },
    cmp_accumulator_boost: { title: 'Múltipla turbinada', description: 'Múltiplas vencedoras pagam mais.' },
    cmp_free_bet_monday: {
      title: 'Segunda da aposta grátis',
      description: 'Deposite em uma segunda-feira e receba uma aposta grátis.',
    },
    cmp_vip_evening: { title: 'Torneio VIP ao vivo', description: 'O seu prêmio do torneio privado ao vivo.' },
    cmp_midweek_tournament: { title: 'Torneio do meio da semana', description: 'O seu prêmio do torneio do meio da semana.' },
    cmp_daily_sprint: { title: 'Corrida do dia', description: 'O seu prêmio da corrida do dia.' },
    cmp_season_league: { title: 'Liga da temporada', description: 'O seu prêmio da liga da temporada.' },
    cmp_summer_send_off: { title: 'Bônus de verão', description: 'Um bônus e rodadas grátis para se despedir do verão.' },
    cmp_code_welcome: { title: 'Bônus de cassino', description: 'Um bônus para slots e jogos de mesa.' },
    cmp_code_sticky: {
      title: 'Bônus combinado',
      description: 'Um bônus de cassino que você joga junto com o seu próprio dinheiro.',
    },
    cmp_code_live: { title: 'Bônus ao vivo', description: 'Um bônus para as mesas ao vivo.' },
    cmp_code_sport: { title: 'Bônus esportivo', description: 'Um bônus para as apostas esportivas.' },
    cmp_code_spins: { title: 'Rodadas grátis', description: 'Rodadas grátis em um dos nossos slots.' },
    cmp_code_gold: { title: 'Bônus Ouro', description: 'Um bônus de cassino para jogadores a partir do nível Ouro.' },
    cmp_code_sunday: { title: 'Bônus de domingo', description: 'Um pequeno bônus de cassino para um domingo tranquilo.' },
    cmp_code_last_year: { title: 'Bônus do ano passado', description: 'Um bônus de cassino do ano passado.' },
    cmp_autumn: { title: 'Bônus de outono', description: 'Um bônus em um depósito no outono.' },
    cmp_advent: { title: 'Bônus do Advento', description: 'Um bônus em um depósito em dezembro.' },
    cmp_spring: { title: 'Bônus de primavera', description: 'Um bônus de cassino na primavera.' },
  },
  conditions: {
    optIn: 'Participe da oferta primeiro.',
    switchOn: 'Ative antes de jogar: rodadas anteriores não contam.',
    afterOther: 'Abre quando você completa o bônus anterior.',
    onceADay: 'Uma vez por dia.',
    onceAWeek: 'Uma vez por semana.',
    ownMoneyFirst: 'Seu próprio dinheiro é jogado primeiro e pode ser sacado a qualquer momento.',
    playedTogether:
      'Seu próprio dinheiro e o bônus são jogados juntos, e um saque antes de cumprir o requisito de apostas encerra o bônus.',
    spinWinnings: 'O que você ganha com as rodadas grátis é dinheiro de bônus e precisa ser apostado.',
    freeBet: 'A aposta grátis vale para uma única aposta, e o valor dela não faz parte do ganho.',
    cash: 'Pago em dinheiro, sem requisito de apostas.',
    booster: 'Aumenta cada cashback que você ativou.',
    liveOnly: 'Só para as mesas ao vivo.',
    sportsOnly: 'Só para as apostas esportivas.',
  },
  actions: { claim: 'Resgatar', optIn: 'Participar', deposit: 'Depositar', switchOn: 'Ativar', play: 'Jogar' },
};
