/** The thirteen bank types: what a customer types into their own fields, and what is sent of it. */
export const BANK = { id: 'bank_hdfc', name: 'HDFC Bank' }

export interface Row {
  readonly name: string
  /** What is typed into the fields of the type. */
  readonly typed: Readonly<Record<string, string>>
  /** The part of the payload that differs by type. */
  readonly sent: Readonly<Record<string, string>>
}
const PICKED = { bankName: BANK.name, bankId: BANK.id, accountType: 'checking' }
const local = (name: string, bankType: string, currency: string, accountNumber: string): Row => ({
  name,
  typed: { accountNumber },
  sent: { bankType, currency, ...PICKED, accountNumber },
})

export const ROWS: readonly Row[] = [
  {
    name: 'United States',
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
    typed: { bankName: 'N26', iban: '\u2066de89-3704-0044\u200b-0532-0130-00\u2069', bic: 'cobadeff' },
    sent: { bankType: 'europe', currency: 'eur', bankName: 'N26', iban: 'DE89370400440532013000', bic: 'COBADEFF' },
  },
  {
    name: 'Mexico',
    typed: { bankName: 'Banorte', mxnClabeNumber: '032 180 00011835971 9' },
    sent: { bankType: 'mexico', currency: 'mxn', bankName: 'Banorte', mxnClabeNumber: '032180000118359719' },
  },
  {
    name: 'Brazil',
    typed: { bankName: 'Itaú', pixKey: 'maya@example.com', taxId: '529.982.247-25' },
    sent: { bankType: 'brazil', currency: 'brl', bankName: 'Itaú', pixKey: 'maya@example.com', taxId: '52998224725' },
  },
  {
    name: 'Philippines',
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
    typed: { branchCode: '006-07621', accountNumber: '1234567' },
    sent: { bankType: 'canada', currency: 'cad', ...PICKED, branchCode: '00607621', accountNumber: '1234567' },
  },
  {
    name: 'Great Britain',
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
