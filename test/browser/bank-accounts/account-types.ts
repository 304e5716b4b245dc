/** Each bank type: what its form asks for, what a customer types into its fields, and what is sent of it. */
export const BANK = { id: 'bank_hdfc', name: 'HDFC Bank' }

export interface Row {
  readonly name: string
  /** The country of the holder that the form starts with; blank where the customer picks it. */
  readonly country: string
  /** The labels of its own fields, but for choices. */
  readonly labels: readonly string[]
  /** What is typed into the fields of the type. */
  readonly typed: Readonly<Record<string, string>>
  /** The part of the payload that differs by type. */
  readonly sent: Readonly<Record<string, string>> & { readonly bankType: string; readonly currency: string }
}
const PICKED = { bankName: BANK.name, bankId: BANK.id, accountType: 'checking' }
const local = (name: string, bankType: string, currency: string, accountNumber: string): Row => ({
  name,
  country: name,
  labels: ['Account number'],
  typed: { accountNumber },
  sent: { bankType, currency, ...PICKED, accountNumber },
})

export const ROWS: readonly Row[] = [
  {
    name: 'United States',
    country: 'United States',
    labels: ['Routing number', 'Account number'],
    typed: { bankName: 'Chase', routingNumber: '021 000 021', accountNumber: '000123456789' },
    sent: {
      bankType: 'us',
      currency: 'usd',
      bankName: 'Chase',
      accountType: 'checking',
      routingNumber: '021000021',
      accountNumber: '000123456789',
    },
  },
  {
    name: 'Europe',
    country: '',
    labels: ['IBAN', 'BIC'],
    typed: { bankName: 'N26', iban: '\u2066de89-3704-0044\u200b-0532-0130-00\u2069', bic: 'cobadeff' },
    sent: { bankType: 'europe', currency: 'eur', bankName: 'N26', iban: 'DE89370400440532013000', bic: 'COBADEFF' },
  },
  {
    name: 'Mexico',
    country: 'Mexico',
    labels: ['CLABE'],
    typed: { bankName: 'Banorte', mxnClabeNumber: '032 180 00011835971 9' },
    sent: { bankType: 'mexico', currency: 'mxn', bankName: 'Banorte', mxnClabeNumber: '032180000118359719' },
  },
  {
    name: 'Brazil',
    country: 'Brazil',
    labels: ['Pix key', 'Tax ID'],
    typed: { bankName: 'Itaú', pixKey: 'maya@example.com', taxId: '529.982.247-25' },
    sent: { bankType: 'brazil', currency: 'brl', bankName: 'Itaú', pixKey: 'maya@example.com', taxId: '52998224725' },
  },
  {
    name: 'Philippines',
    country: 'Philippines',
    labels: ['Account number'],
    typed: { bankName: 'GCash', accountNumber: '0917 123 4567' },
    sent: {
      bankType: 'philippines',
      currency: 'php',
      bankName: 'GCash',
      phpNetwork: 'instapay',
      phpChannelSubject: 'GCASH',
      accountNumber: '09171234567',
    },
  },
  {
    name: 'India',
    country: 'India',
    labels: ['Account number', 'IFSC', 'Document number (e.g. PAN)'],
    typed: { accountNumber: '911010341747600', inrIfsc: 'hdfc0000001', bankDocumentNumber: 'ABCPE1234F' },
    sent: {
      bankType: 'india',
      currency: 'inr',
      ...PICKED,
      accountNumber: '911010341747600',
      inrIfsc: 'HDFC0000001',
      bankDocumentNumber: 'ABCPE1234F',
    },
  },
  {
    name: 'Canada',
    country: 'Canada',
    labels: ['Branch code', 'Account number'],
    typed: { branchCode: '006-07621', accountNumber: '1234567' },
    sent: { bankType: 'canada', currency: 'cad', ...PICKED, branchCode: '00607621', accountNumber: '1234567' },
  },
  {
    name: 'Great Britain',
    country: 'United Kingdom',
    labels: ['Sort code', 'Account number'],
    typed: { bankName: 'Monzo', sortCode: '20-00-00', accountNumber: '55779911' },
    sent: {
      bankType: 'great_britain',
      currency: 'gbp',
      bankName: 'Monzo',
      sortCode: '200000',
      accountNumber: '55779911',
    },
  },
  local('Colombia', 'colombia', 'cop', '01687366007'),
  local('Singapore', 'singapore', 'sgd', '0052312891'),
  local('Indonesia', 'indonesia', 'idr', '1234567890'),
  local('Vietnam', 'vietnam', 'vnd', '1903123456789'),
  local('Thailand', 'thailand', 'thb', '1234567890'),
]

/** Types without a row above, and rows of none, as `type currency`. */
export function unlisted(types: readonly string[]): readonly string[] {
  const listed = ROWS.map(({ sent: { bankType, currency } }) => `${bankType} ${currency}`)
  const file = 'test/browser/bank-accounts/account-types.ts'
  return [
    ...types.filter((type) => !listed.includes(type)).map((type) => `${file} has no row of ${type}`),
    ...listed.filter((type) => !types.includes(type)).map((type) => `${file} has ${type}, which is none`),
  ]
}
