import type { CatalogueGame } from './catalogue.ts';

type Labels = Readonly<Record<'en' | 'fi' | 'no' | 'de' | 'fr' | 'es' | 'pt' | 'ja', string>>;

export interface CategoryRow<Game> {
  readonly slug: string;
  readonly label: Labels;
  /** SVG path data on a 24 × 24 grid. */
  readonly icon: string;
  readonly isInMenu: boolean;
  readonly isInLobby: boolean;
  readonly rule?: 'new' | 'jackpot';
  readonly has: (game: Game) => boolean;
  /** Sort order of the games; by rank if absent. */
  readonly order?: 'age' | 'title';
  readonly maxGames?: number;
}

const shown = { isInMenu: true, isInLobby: true } as const;
const isSlot = ({ gameType }: CatalogueGame) => gameType === 'slot';

const wintry = new Set(['gift', 'wolf', 'viking']);

/** LOB-23: three categories are not in the menu and two not in the lobby. */
export const casinoCategories: readonly CategoryRow<CatalogueGame>[] = [
  {
    slug: 'popular',
    label: {
      en: 'Popular',
      fi: 'Suosituimmat',
      no: 'Populært',
      de: 'Beliebt',
      fr: 'Populaires',
      es: 'Populares',
      pt: 'Populares',
      ja: '人気',
    },
    icon: 'M12 3l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.4 6.7 19.4l1.2-6L3.4 9.3l6-.7z',
    ...shown,
    has: ({ channels }) => channels.length === 2,
    maxGames: 36,
  },
  {
    slug: 'new',
    label: { en: 'New', fi: 'Uutuudet', no: 'Nytt', de: 'Neu', fr: 'Nouveautés', es: 'Novedades', pt: 'Novidades', ja: '新着' },
    icon: 'M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.5 2.5M15.5 15.5L18 18M18 6l-2.5 2.5M8.5 15.5L6 18',
    ...shown,
    rule: 'new',
    has: () => true,
    order: 'age',
    maxGames: 30,
  },
  {
    slug: 'slots',
    label: {
      en: 'Slots',
      fi: 'Kolikkopelit',
      no: 'Spilleautomater',
      de: 'Spielautomaten',
      fr: 'Machines à sous',
      es: 'Tragamonedas',
      pt: 'Slots',
      ja: 'スロット',
    },
    icon: 'M4 5h16v14H4zM9.3 5v14M14.7 5v14M4 12h16',
    ...shown,
    has: isSlot,
  },
  {
    slug: 'jackpots',
    label: {
      en: 'Jackpots',
      fi: 'Jättipotit',
      no: 'Jackpotter',
      de: 'Jackpots',
      fr: 'Jackpots',
      es: 'Jackpots',
      pt: 'Jackpots',
      ja: 'ジャックポット',
    },
    icon: 'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 5 3.5 5M17 6h3c0 3-1 5-3.5 5M12 14v4M8 20h8',
    ...shown,
    rule: 'jackpot',
    has: ({ gameType }) => gameType === 'jackpot',
  },
  {
    slug: 'classic',
    label: {
      en: 'Classic slots',
      fi: 'Klassikot',
      no: 'Klassiske automater',
      de: 'Klassiker',
      fr: 'Classiques',
      es: 'Clásicas',
      pt: 'Clássicos',
      ja: 'クラシック',
    },
    icon: 'M8 16a3.5 3.5 0 1 0 0 .01M16.5 17.5a3 3 0 1 0 0 .01M8 12.5C9 8 12 5 18 4c-1 4-1.5 7-1.5 10.5',
    ...shown,
    has: ({ engine }) => engine === 'classic-slot',
  },
  {
    slug: 'ways',
    label: {
      en: 'Thousands of ways',
      fi: 'Tuhansia voittotapoja',
      no: 'Tusenvis av vinnerveier',
      de: 'Tausende Gewinnwege',
      fr: 'Des milliers de façons',
      es: 'Miles de formas',
      pt: 'Milhares de maneiras',
      ja: 'ウェイズ系',
    },
    icon: 'M3 18c6 0 6-12 12-12h6M18 3l3 3-3 3M3 6c3 0 4.5 2 6 4M13 15c1.5 2 3 3 5 3h3M18 15l3 3-3 3',
    ...shown,
    has: ({ engine }) => engine === 'ways-slot',
  },
  {
    slug: 'bonus-buy',
    label: {
      en: 'Bonus buy',
      fi: 'Bonusosto',
      no: 'Kjøp bonus',
      de: 'Bonuskauf',
      fr: 'Achat de bonus',
      es: 'Compra de bonus',
      pt: 'Compra de bônus',
      ja: 'ボーナス購入',
    },
    icon: 'M5 8h14l-1 12H6zM9 8V6a3 3 0 0 1 6 0v2M9 14h6M12 11v6',
    ...shown,
    has: ({ features }) => features.includes('bonus-buy'),
  },
  {
    slug: 'high-volatility',
    label: {
      en: 'High volatility',
      fi: 'Korkea volatiliteetti',
      no: 'Høy volatilitet',
      de: 'Hohe Volatilität',
      fr: 'Forte volatilité',
      es: 'Alta volatilidad',
      pt: 'Alta volatilidade',
      ja: '高ボラティリティ',
    },
    icon: 'M3 17l5-8 4 5 3-9 6 12',
    isInMenu: true,
    isInLobby: false,
    has: ({ volatility, gameType }) => volatility === 'very high' && gameType === 'slot',
  },
  {
    slug: 'table-games',
    label: {
      en: 'Table games',
      fi: 'Pöytäpelit',
      no: 'Bordspill',
      de: 'Tischspiele',
      fr: 'Jeux de table',
      es: 'Juegos de mesa',
      pt: 'Jogos de mesa',
      ja: 'テーブルゲーム',
    },
    icon: 'M12 4c4 4 7 6.5 7 10a3.5 3.5 0 0 1-6 2.5V20h-2v-3.5A3.5 3.5 0 0 1 5 14c0-3.5 3-6 7-10z',
    ...shown,
    has: ({ kind }) => kind === 'blackjack' || kind === 'roulette' || kind === 'baccarat',
  },
  {
    slug: 'instant',
    label: {
      en: 'Crash and scratch',
      fi: 'Crash ja raaputusarvat',
      no: 'Crash og skrapelodd',
      de: 'Crash und Rubbellose',
      fr: 'Crash et grattage',
      es: 'Crash y rasca',
      pt: 'Crash e raspadinhas',
      ja: 'クラッシュ＆スクラッチ',
    },
    icon: 'M4 20c2-1 3-3 3-5l7-9c2-2 4-2.5 6-2-.5 2.5-1 4.5-3 6.5L9 17c-2 0-4 1-5 3zM14 10l1.5 1.5',
    ...shown,
    has: ({ kind }) => kind === 'crash' || kind === 'scratch' || kind === 'plinko',
  },
  {
    slug: 'low-stakes',
    label: {
      en: 'Small stakes',
      fi: 'Pienet panokset',
      no: 'Små innsatser',
      de: 'Kleine Einsätze',
      fr: 'Petites mises',
      es: 'Apuestas bajas',
      pt: 'Apostas baixas',
      ja: '少額ベット',
    },
    icon: 'M12 5c4 0 7 1.3 7 3s-3 3-7 3-7-1.3-7-3 3-3 7-3zM5 8v4c0 1.7 3 3 7 3s7-1.3 7-3V8M5 12v4c0 1.7 3 3 7 3s7-1.3 7-3v-4',
    isInMenu: false,
    isInLobby: true,
    has: ({ stakes, gameType }) => stakes[0] <= 0.1 && gameType === 'slot',
  },
  {
    slug: 'seasonal',
    label: {
      en: 'For long winter evenings',
      fi: 'Talvi-iltoihin',
      no: 'For lange vinterkvelder',
      de: 'Für lange Winterabende',
      fr: 'Pour les soirées d’hiver',
      es: 'Para noches de invierno',
      pt: 'Para noites de inverno',
      ja: '冬の夜長に',
    },
    icon: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5',
    isInMenu: false,
    isInLobby: true,
    has: ({ motif, gameType }) => wintry.has(motif) && gameType === 'slot',
  },
  {
    slug: 'recommended',
    label: {
      en: 'Picked by the house',
      fi: 'Talon valinnat',
      no: 'Husets utvalgte',
      de: 'Empfehlungen des Hauses',
      fr: 'Le choix de la maison',
      es: 'Elegidos por la casa',
      pt: 'Escolhas da casa',
      ja: 'おすすめ',
    },
    icon: 'M12 20s-7-4.5-7-10a4 4 0 0 1 7-2.6A4 4 0 0 1 19 10c0 5.5-7 10-7 10z',
    isInMenu: false,
    isInLobby: true,
    has: ({ popularity, kind }) => popularity < 0.9 && (kind === 'video' || kind === 'ways'),
    maxGames: 24,
  },
  {
    slug: 'all',
    label: {
      en: 'All games',
      fi: 'Kaikki pelit',
      no: 'Alle spill',
      de: 'Alle Spiele',
      fr: 'Tous les jeux',
      es: 'Todos los juegos',
      pt: 'Todos os jogos',
      ja: 'すべてのゲーム',
    },
    icon: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
    isInMenu: true,
    isInLobby: false,
    has: () => true,
    order: 'title',
  },
];
