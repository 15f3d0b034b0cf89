import { defaultLocale, homeMarket } from '#lib/core/market/locale.ts';
import { currencyOfCountry } from '#sandbox/data/tables/market-table.ts';

/** Country data that test players share. */
interface Home {
  readonly countryCode: string;
  readonly market: string;
  readonly currencyCode: string;
  readonly languageCode: string;
  /** A mobile number without its last four digits. */
  readonly phone: string;
  readonly city: string;
  readonly postCode: string;
  readonly street: string;
  readonly province: string | null;
}

function home(
  countryCode: string,
  phone: string,
  city: string,
  postCode: string,
  street: string,
  province: string | null = null,
): Home {
  const market = homeMarket(countryCode);
  const languageCode = defaultLocale(market).apiLanguage;
  const currencyCode = currencyOfCountry(countryCode);
  return { countryCode, market, currencyCode, languageCode, phone, city, postCode, street, province };
}

const homes = {
  FI: home('FI', '+35840123', 'Helsinki', '00100', 'Kalliolankatu'),
  NO: home('NO', '+479123', 'Bergen', '5003', 'Strandgaten'),
  CA: home('CA', '+1902555', 'Halifax', 'B3H 1A1', 'Larch Street', 'NS'),
  AT: home('AT', '+43660123', 'Graz', '8010', 'Rosengasse'),
  BR: home('BR', '+551199112', 'São Paulo', '01310000', 'Rua das Palmeiras'),
  CL: home('CL', '+5696112', 'Valparaíso', '2340000', 'Calle Cochrane'),
  PE: home('PE', '+5191212', 'Arequipa', '04001', 'Calle Mercaderes'),
  NZ: home('NZ', '+6421123', 'Wellington', '6011', 'Aro Street'),
  IN: home('IN', '+91981223', 'Pune', '411001', 'Laxmi Road'),
  MT: home('MT', '+3567923', 'Valletta', '1117', 'Old Bakery Street'),
} as const satisfies Record<string, Home>;

export interface TestPlayer extends Home {
  readonly handle: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
}

function testPlayer(
  handle: string,
  lives: keyof typeof homes,
  firstName: string,
  lastName: string,
  dateOfBirth: string,
): TestPlayer {
  return { ...homes[lives], handle, firstName, lastName, dateOfBirth };
}

/** Players of a former system, who are migrated at their first sign-in. */
export const legacyTestPlayers: readonly TestPlayer[] = [testPlayer('tom.legacy', 'FI', 'Tom', 'Wikman', '1980-09-13')];

/** The test players; their order gives them their ids, 100023 and up. */
export const testPlayers: readonly TestPlayer[] = [
  testPlayer('ava.new', 'FI', 'Ava', 'Niemelä', '1996-03-08'),
  testPlayer('ben.one', 'FI', 'Ben', 'Rantala', '1991-07-22'),
  testPlayer('cleo.vip', 'FI', 'Cleo', 'Haavisto', '1979-11-02'),
  testPlayer('dan.docs', 'FI', 'Dan', 'Lindroos', '1987-01-30'),
  testPlayer('eve.strict', 'FI', 'Eve', 'Salmela', '1990-05-17'),
  testPlayer('finn.review', 'NO', 'Finn', 'Aasland', '1984-09-09'),
  testPlayer('gus.risk', 'MT', 'Gus', 'Farrugia', '1975-12-12'),
  testPlayer('hana.multi', 'AT', 'Hana', 'Leitner', '1993-02-26'),
  testPlayer('ivo.limits', 'AT', 'Ivo', 'Brandner', '1989-08-14'),
  testPlayer('jon.timeout', 'FI', 'Jon', 'Kallio', '1994-10-05'),
  testPlayer('kim.excluded', 'FI', 'Kim', 'Saarinen', '1986-06-19'),
  testPlayer('lea.indef', 'NO', 'Lea', 'Tveit', '1992-04-01'),
  testPlayer('max.closed', 'AT', 'Max', 'Oberhofer', '1981-03-23'),
  testPlayer('nia.black', 'MT', 'Nia', 'Camilleri', '1988-07-07'),
  testPlayer('oli.oldterms', 'FI', 'Oli', 'Peltonen', '1995-01-15'),
  testPlayer('pia.edd', 'FI', 'Pia', 'Vuorela', '1983-10-28'),
  testPlayer('qui.bonus', 'FI', 'Quirin', 'Metsä', '1990-12-03'),
  testPlayer('ron.nocasino', 'FI', 'Ron', 'Aaltola', '1985-05-05'),
  testPlayer('sam.withdraw', 'FI', 'Sam', 'Koskela', '1982-02-11'),
  testPlayer('tia.pending', 'FI', 'Tia', 'Jokinen', '1997-09-20'),
  testPlayer('player.fi', 'FI', 'Aino', 'Testi', '1988-04-12'),
  testPlayer('player.no', 'NO', 'Ingrid', 'Solvang', '1990-06-02'),
  testPlayer('player.ca', 'CA', 'Liam', 'Carrow', '1986-11-25'),
  testPlayer('player.at', 'AT', 'Lukas', 'Feldner', '1984-03-14'),
  testPlayer('player.br', 'BR', 'Mariana', 'Queiroga', '1992-08-30'),
  testPlayer('player.cl', 'CL', 'Matías', 'Arancibia', '1989-12-18'),
  testPlayer('player.pe', 'PE', 'Lucía', 'Huamán', '1993-05-09'),
  testPlayer('player.nz', 'NZ', 'Aroha', 'Whitcombe', '1987-10-21'),
  testPlayer('player.in', 'IN', 'Anaya', 'Deshpande', '1991-02-07'),
];
