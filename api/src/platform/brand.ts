/** Names and colours of the brand, for mails and documents. The site has its own in `@vitrina/ui`. */
export const BRAND = {
  name: 'Cóndor',
  legalName: 'Cóndor Motors del Ecuador S.A.',
  colour: '#a3121c',
  ink: '#14171c',
  quiet: '#5a6270',
  line: '#e3e6ea',
} as const;
