/** A country (MKT-15). `isd` is the dial code without plus; the location is the capital's. */
export interface CountryRow {
  readonly code: string;
  readonly name: string;
  readonly isd: string;
  readonly lat: number;
  readonly lon: number;
}

function country(code: string, name: string, isd: string, lat: number, lon: number): CountryRow {
  return { code, name, isd, lat, lon };
}

/** The ISO countries of Europe and the Americas, and the others used by a market or a restriction. */
export const countryTable: readonly CountryRow[] = [
  country('AD', 'Andorra', '376', 42.51, 1.52),
  country('AG', 'Antigua and Barbuda', '1268', 17.12, -61.85),
  country('AI', 'Anguilla', '1264', 18.22, -63.06),
  country('AL', 'Albania', '355', 41.33, 19.82),
  country('AR', 'Argentina', '54', -34.6, -58.38),
  country('AT', 'Austria', '43', 48.21, 16.37),
  country('AU', 'Australia', '61', -35.28, 149.13),
  country('AW', 'Aruba', '297', 12.52, -70.03),
  country('AX', 'Åland Islands', '358', 60.1, 19.93),
  country('BA', 'Bosnia and Herzegovina', '387', 43.86, 18.41),
  country('BB', 'Barbados', '1246', 13.11, -59.6),
  country('BE', 'Belgium', '32', 50.85, 4.35),
  country('BG', 'Bulgaria', '359', 42.7, 23.32),
  country('BL', 'Saint Barthélemy', '590', 17.9, -62.85),
  country('BM', 'Bermuda', '1441', 32.29, -64.78),
  country('BO', 'Bolivia', '591', -16.5, -68.15),
  country('BQ', 'Caribbean Netherlands', '599', 12.15, -68.27),
  country('BR', 'Brazil', '55', -15.79, -47.88),
  country('BS', 'Bahamas', '1242', 25.05, -77.36),
  country('BY', 'Belarus', '375', 53.9, 27.56),
  country('BZ', 'Belize', '501', 17.25, -88.77),
  country('CA', 'Canada', '1', 45.42, -75.7),
  country('CH', 'Switzerland', '41', 46.95, 7.45),
  country('CL', 'Chile', '56', -33.45, -70.67),
  country('CO', 'Colombia', '57', 4.71, -74.07),
  country('CR', 'Costa Rica', '506', 9.93, -84.09),
  country('CU', 'Cuba', '53', 23.11, -82.37),
  country('CW', 'Curaçao', '599', 12.11, -68.93),
  country('CY', 'Cyprus', '357', 35.17, 33.36),
  country('CZ', 'Czechia', '420', 50.08, 14.43),
  country('DE', 'Germany', '49', 52.52, 13.41),
  country('DK', 'Denmark', '45', 55.68, 12.57),
  country('DM', 'Dominica', '1767', 15.3, -61.39),
  country('DO', 'Dominican Republic', '1809', 18.49, -69.93),
  country('EC', 'Ecuador', '593', -0.18, -78.47),
  country('EE', 'Estonia', '372', 59.44, 24.75),
  country('ES', 'Spain', '34', 40.42, -3.7),
  country('FI', 'Finland', '358', 60.17, 24.94),
  country('FK', 'Falkland Islands', '500', -51.7, -57.86),
  country('FO', 'Faroe Islands', '298', 62.01, -6.77),
  country('FR', 'France', '33', 48.86, 2.35),
  country('GB', 'United Kingdom', '44', 51.51, -0.13),
  country('GD', 'Grenada', '1473', 12.06, -61.75),
  country('GF', 'French Guiana', '594', 4.92, -52.31),
  country('GG', 'Guernsey', '44', 49.46, -2.54),
  country('GI', 'Gibraltar', '350', 36.14, -5.35),
  country('GL', 'Greenland', '299', 64.18, -51.72),
  country('GP', 'Guadeloupe', '590', 16, -61.73),
  country('GR', 'Greece', '30', 37.98, 23.73),
  country('GT', 'Guatemala', '502', 14.63, -90.51),
  country('GY', 'Guyana', '592', 6.8, -58.16),
  country('HN', 'Honduras', '504', 14.07, -87.19),
  country('HR', 'Croatia', '385', 45.81, 15.98),
  country('HT', 'Haiti', '509', 18.59, -72.31),
  country('HU', 'Hungary', '36', 47.5, 19.04),
  country('IE', 'Ireland', '353', 53.35, -6.26),
  country('IM', 'Isle of Man', '44', 54.15, -4.48),
  country('IN', 'India', '91', 28.61, 77.21),
  country('IS', 'Iceland', '354', 64.15, -21.94),
  country('IT', 'Italy', '39', 41.9, 12.5),
  country('JE', 'Jersey', '44', 49.19, -2.11),
  country('JM', 'Jamaica', '1876', 17.97, -76.79),
  country('JP', 'Japan', '81', 35.68, 139.69),
  country('KN', 'Saint Kitts and Nevis', '1869', 17.3, -62.72),
  country('KY', 'Cayman Islands', '1345', 19.29, -81.38),
  country('LC', 'Saint Lucia', '1758', 14.01, -60.99),
  country('LI', 'Liechtenstein', '423', 47.14, 9.52),
  country('LT', 'Lithuania', '370', 54.69, 25.28),
  country('LU', 'Luxembourg', '352', 49.61, 6.13),
  country('LV', 'Latvia', '371', 56.95, 24.11),
  country('MC', 'Monaco', '377', 43.73, 7.42),
  country('MD', 'Moldova', '373', 47.01, 28.86),
  country('ME', 'Montenegro', '382', 42.44, 19.26),
  country('MF', 'Saint Martin', '590', 18.07, -63.08),
  country('MK', 'North Macedonia', '389', 41.99, 21.43),
  country('MQ', 'Martinique', '596', 14.6, -61.07),
  country('MS', 'Montserrat', '1664', 16.79, -62.21),
  country('MT', 'Malta', '356', 35.9, 14.51),
  country('MX', 'Mexico', '52', 19.43, -99.13),
  country('NI', 'Nicaragua', '505', 12.11, -86.24),
  country('NL', 'Netherlands', '31', 52.37, 4.9),
  country('NO', 'Norway', '47', 59.91, 10.75),
  country('NZ', 'New Zealand', '64', -41.29, 174.78),
  country('PA', 'Panama', '507', 8.98, -79.52),
  country('PE', 'Peru', '51', -12.05, -77.04),
  country('PH', 'Philippines', '63', 14.6, 120.98),
  country('PL', 'Poland', '48', 52.23, 21.01),
  country('PM', 'Saint Pierre and Miquelon', '508', 46.78, -56.17),
  country('PR', 'Puerto Rico', '1787', 18.47, -66.11),
  country('PT', 'Portugal', '351', 38.72, -9.14),
  country('PY', 'Paraguay', '595', -25.26, -57.58),
  country('RO', 'Romania', '40', 44.43, 26.1),
  country('RS', 'Serbia', '381', 44.79, 20.45),
  country('RU', 'Russia', '7', 55.76, 37.62),
  country('SE', 'Sweden', '46', 59.33, 18.07),
  country('SG', 'Singapore', '65', 1.35, 103.82),
  country('SI', 'Slovenia', '386', 46.06, 14.51),
  country('SJ', 'Svalbard and Jan Mayen', '47', 78.22, 15.65),
  country('SK', 'Slovakia', '421', 48.15, 17.11),
  country('SM', 'San Marino', '378', 43.94, 12.45),
  country('SR', 'Suriname', '597', 5.85, -55.2),
  country('SV', 'El Salvador', '503', 13.69, -89.22),
  country('SX', 'Sint Maarten', '1721', 18.04, -63.05),
  country('TC', 'Turks and Caicos Islands', '1649', 21.46, -71.14),
  country('TR', 'Türkiye', '90', 39.93, 32.86),
  country('TT', 'Trinidad and Tobago', '1868', 10.66, -61.52),
  country('UA', 'Ukraine', '380', 50.45, 30.52),
  country('US', 'United States', '1', 38.91, -77.04),
  country('UY', 'Uruguay', '598', -34.9, -56.16),
  country('VA', 'Vatican City', '379', 41.9, 12.45),
  country('VC', 'Saint Vincent and the Grenadines', '1784', 13.16, -61.22),
  country('VE', 'Venezuela', '58', 10.48, -66.9),
  country('VG', 'British Virgin Islands', '1284', 18.42, -64.62),
  country('VI', 'United States Virgin Islands', '1340', 18.34, -64.93),
  country('ZA', 'South Africa', '27', -25.75, 28.19),
];

/** DEC-RISK: countries whose new players get their code by SMS, and those whose players are not verified; others by e-mail. */
export const countriesVerifiedBySms: readonly string[] = ['FI', 'NO', 'BR', 'CL', 'PE', 'IN'];
export const unverifiedCountries: readonly string[] = ['MT'];

export const activeCountries: readonly string[] = ['CA', 'FI', 'NO', 'NZ'];

/** MKT-18: markets whose registration form leaves the country out. */
export const removedFromRegistration: Readonly<Record<string, readonly string[]>> = { BG: ['UN'], CH: ['UN'], PL: ['UN'] };

export interface Province {
  readonly code: string;
  readonly label: string;
}

/** MKT-19: the provinces whose residents can register; Ontario has its own regulator. */
export const registrationProvinces: readonly Province[] = [
  { code: 'QC', label: 'Quebec' },
  { code: 'NS', label: 'Nova Scotia' },
  { code: 'NB', label: 'New Brunswick' },
  { code: 'MB', label: 'Manitoba' },
  { code: 'BC', label: 'British Columbia' },
  { code: 'PE', label: 'Prince Edward Island' },
  { code: 'SK', label: 'Saskatchewan' },
  { code: 'AB', label: 'Alberta' },
  { code: 'NL', label: 'Newfoundland and Labrador' },
  { code: 'YT', label: 'Yukon' },
  { code: 'NT', label: 'Northwest Territories/Nunavut' },
];

/** MKT-19: the second list, sorted by name, with Ontario. */
export const sortedProvinces: readonly Province[] = [...registrationProvinces, { code: 'ON', label: 'Ontario' }].sort(
  (one, other) => (one.label < other.label ? -1 : 1),
);
