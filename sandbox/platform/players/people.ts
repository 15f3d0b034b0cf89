/** Where a test player lives, and what follows from it. */
interface Home {
  readonly countryCode: string;
  readonly market: string;
  readonly currencyCode: string;
  readonly languageCode: string;
  readonly phone: string;
  readonly city: string;
  readonly postCode: string;
  readonly street: string;
  readonly province: string | null;
}

function home(
  codes: string,
  phone: string,
  city: string,
  postCode: string,
  street: string,
  province: string | null = null,
): Home {
  const [countryCode = '', market = '', currencyCode = '', languageCode = ''] = codes.split(' ');
  return { countryCode, market, currencyCode, languageCode, phone, city, postCode, street, province };
}

const homes = {
  FI: home('FI FI EUR fi', '+35840', 'Helsinki', '00100', 'Kalliolankatu'),
  NO: home('NO NO NOK no', '+4791', 'Bergen', '5003', 'Strandgaten'),
  CA: home('CA CA CAD en', '+1902', 'Halifax', 'B3H 1A1', 'Larch Street', 'NS'),
  AT: home('AT AT EUR de', '+43660', 'Graz', '8010', 'Rosengasse'),
  BR: home('BR BR BRL pt', '+5511', 'São Paulo', '01310000', 'Rua das Palmeiras'),
  CL: home('CL CL CLP cl', '+569', 'Valparaíso', '2340000', 'Calle Cochrane'),
  PE: home('PE PE PEN pe', '+519', 'Arequipa', '04001', 'Calle Mercaderes'),
  NZ: home('NZ NZ NZD en', '+6421', 'Wellington', '6011', 'Aro Street'),
  IN: home('IN IN INR en', '+9198', 'Pune', '411001', 'Laxmi Road'),
  MT: home('MT UN EUR en', '+35679', 'Valletta', '1117', 'Old Bakery Street'),
} as const satisfies Record<string, Home>;

export interface Person extends Home {
  readonly handle: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
}

function person(handle: string, lives: keyof typeof homes, firstName: string, lastName: string, dateOfBirth: string): Person {
  return { ...homes[lives], handle, firstName, lastName, dateOfBirth };
}

/** Players of a former system (decisions §3.13): they become players at their first sign-in. */
export const legacyPeople: readonly Person[] = [person('tom.legacy', 'FI', 'Tom', 'Wikman', '1980-09-13')];

/** The test players of decisions §3.13 in their order: it gives them their ids, 100023 and up. */
export const people: readonly Person[] = [
  person('ava.new', 'FI', 'Ava', 'Niemelä', '1996-03-08'),
  person('ben.one', 'FI', 'Ben', 'Rantala', '1991-07-22'),
  person('cleo.vip', 'FI', 'Cleo', 'Haavisto', '1979-11-02'),
  person('dan.docs', 'FI', 'Dan', 'Lindroos', '1987-01-30'),
  person('eve.strict', 'FI', 'Eve', 'Salmela', '1990-05-17'),
  person('finn.review', 'NO', 'Finn', 'Aasland', '1984-09-09'),
  person('gus.risk', 'MT', 'Gus', 'Farrugia', '1975-12-12'),
  person('hana.multi', 'AT', 'Hana', 'Leitner', '1993-02-26'),
  person('ivo.limits', 'AT', 'Ivo', 'Brandner', '1989-08-14'),
  person('jon.timeout', 'FI', 'Jon', 'Kallio', '1994-10-05'),
  person('kim.excluded', 'FI', 'Kim', 'Saarinen', '1986-06-19'),
  person('lea.indef', 'NO', 'Lea', 'Tveit', '1992-04-01'),
  person('max.closed', 'AT', 'Max', 'Oberhofer', '1981-03-23'),
  person('nia.black', 'MT', 'Nia', 'Camilleri', '1988-07-07'),
  person('oli.oldterms', 'FI', 'Oli', 'Peltonen', '1995-01-15'),
  person('pia.edd', 'FI', 'Pia', 'Vuorela', '1983-10-28'),
  person('qui.bonus', 'FI', 'Quirin', 'Metsä', '1990-12-03'),
  person('ron.nocasino', 'FI', 'Ron', 'Aaltola', '1985-05-05'),
  person('sam.withdraw', 'FI', 'Sam', 'Koskela', '1982-02-11'),
  person('tia.pending', 'FI', 'Tia', 'Jokinen', '1997-09-20'),
  person('player.fi', 'FI', 'Aino', 'Testi', '1988-04-12'),
  person('player.no', 'NO', 'Ingrid', 'Solvang', '1990-06-02'),
  person('player.ca', 'CA', 'Liam', 'Carrow', '1986-11-25'),
  person('player.at', 'AT', 'Lukas', 'Feldner', '1984-03-14'),
  person('player.br', 'BR', 'Mariana', 'Queiroga', '1992-08-30'),
  person('player.cl', 'CL', 'Matías', 'Arancibia', '1989-12-18'),
  person('player.pe', 'PE', 'Lucía', 'Huamán', '1993-05-09'),
  person('player.nz', 'NZ', 'Aroha', 'Whitcombe', '1987-10-21'),
  person('player.in', 'IN', 'Anaya', 'Deshpande', '1991-02-07'),
];
