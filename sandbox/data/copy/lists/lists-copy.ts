/** Options of the account forms; `OTHER` comes last and opens a text field. */
export const occupationCodes = [
  'ACCOUNTING',
  'AGRICULTURE',
  'ARTS_MEDIA',
  'BUSINESS_OWNER',
  'CONSTRUCTION',
  'CUSTOMER_SERVICE',
  'EDUCATION',
  'ENGINEERING',
  'FINANCE_BANKING',
  'HEALTH_CARE',
  'HOMEMAKER',
  'HOSPITALITY',
  'HUMAN_RESOURCES',
  'IT_TELECOM',
  'LEGAL',
  'LOGISTICS_TRANSPORT',
  'MANUFACTURING',
  'MARKETING_SALES',
  'PUBLIC_SECTOR',
  'REAL_ESTATE',
  'RETAIL',
  'RETIRED',
  'SCIENCE_RESEARCH',
  'STUDENT',
  'OTHER',
] as const;
export type OccupationCode = (typeof occupationCodes)[number];

export const fundSourceCodes = [
  'SALARY',
  'BUSINESS_INCOME',
  'PENSION',
  'SAVINGS',
  'INVESTMENTS',
  'PROPERTY',
  'INHERITANCE',
  'GIFT',
  'WINNINGS',
  'OTHER',
] as const;
export type FundSourceCode = (typeof fundSourceCodes)[number];

/** Short labels that forms and widgets show in the player's language. */
export interface ListsCopy {
  readonly occupations: Readonly<Record<OccupationCode, string>>;
  readonly fundSources: Readonly<Record<FundSourceCode, string>>;
  readonly chatGreeting: string;
}
