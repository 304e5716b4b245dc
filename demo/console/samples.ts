import type { Group } from './personas.ts'

/** Addresses of test keys that no seeded customer has. On a simulated network each holds 5,000 of every token. */
export const WALLETS: readonly Group['rows'][number][] = [
  ['0xC291e67ca76E6805cF18B46789Cd7aec407444E1', 'Ethereum, Base, Polygon, Arbitrum, Optimism, Avalanche and Sei'],
  ['DGyb2BwWATYhgh7orV3ifY2928zCEarBqsfiDPKVFc11', 'Solana'],
  ['TMHZ4ABSU9gokT7n1gy3kJqbjy8r8jLSvR', 'Tron'],
  ['0x8beaa5904913bd8e46a9a09cb5e42f167026f0a780256a6cf8ffadcea34bbb25', 'Sui'],
  ['0x8dac6b9217e2ad0b782b72496fe2ac5022b2bf1de8ce097f4cd42693ee838948', 'Aptos'],
]

/** Valid details of each type of bank account. */
export const BANK_DETAILS: readonly Group[] = [
  {
    title: 'United States',
    rows: [
      ['021000021', 'Routing number'],
      ['000123456789', 'Account number'],
    ],
  },
  {
    title: 'Europe',
    rows: [
      ['DE89370400440532013000', 'IBAN'],
      ['COBADEFFXXX', 'BIC'],
    ],
  },
  { title: 'Mexico', rows: [['032180000118359719', 'CLABE']] },
  {
    title: 'Brazil',
    rows: [
      ['alex.winter@example.com', 'Pix key'],
      ['52998224725', 'Tax ID'],
    ],
  },
  { title: 'Philippines', rows: [['09171234567', 'Account number, with GCash over InstaPay']] },
  {
    title: 'India',
    rows: [
      ['SBIN0000300', 'IFSC of the State Bank of India'],
      ['ABCPE1234F', 'Document number'],
      ['911010341747600', 'Account number'],
    ],
  },
  {
    title: 'Canada',
    rows: [
      ['00607621', 'Branch code of the National Bank of Canada'],
      ['1234567', 'Account number'],
    ],
  },
  {
    title: 'Great Britain',
    rows: [
      ['200000', 'Sort code'],
      ['55779911', 'Account number'],
    ],
  },
  { title: 'Colombia', rows: [['01687366007', 'Account number']] },
  { title: 'Singapore', rows: [['0052312891', 'Account number']] },
  { title: 'Indonesia and Thailand', rows: [['1234567890', 'Account number']] },
  { title: 'Vietnam', rows: [['1903123456789', 'Account number']] },
]

/** Source amounts with a fixed outcome. */
export const AMOUNTS: readonly Group[] = [
  {
    title: 'What becomes of the transfer',
    rows: [
      ['1313.41', 'fails'],
      ['1313.42', 'fails, then the money is returned'],
      ['1313.43', 'is not accepted'],
      ['1313.44', 'stays in processing'],
      ['1313.45', 'stays pending'],
      ['1313.46', 'stays funded'],
      ['1313.47', 'cannot be cancelled: the server returns an error'],
    ],
  },
  {
    title: 'What the request answers',
    rows: [
      ['1313.51', 'an error with code and message'],
      ['1313.52', 'an error with a message only'],
      ['1313.53', 'an error as a string'],
      ['1313.54', 'a validation issue'],
      ['1313.55', 'a validation error with two fields'],
      ['1313.56', 'an empty body'],
      ['1313.57', 'nothing: the connection is dropped'],
      ['1313.58', 'too many requests'],
      ['1313.59', 'a transfer without instructions'],
      ['1313.61', 'the price, two seconds late'],
      ['1313.62', 'an error instead of the price'],
    ],
  },
  {
    title: 'What becomes of the delivered money',
    rows: [
      ['1313.71', 'is returned by the recipient’s bank or wallet'],
      ['1313.72', 'is returned and refunded'],
      ['1313.73', 'comes back in part, and the transfer stays succeeded'],
      ['1313.74', 'waits for refund information, then is refunded'],
    ],
  },
]

/** Nicknames with a fixed outcome for a wallet or a bank account. */
export const NICKNAMES: readonly Group['rows'][number][] = [
  ['FAIL 422', 'adding it answers a validation issue'],
  ['FAIL 500', 'adding it answers a server error'],
  ['FAIL SOURCE', 'adding it answers a validation error by field'],
  ['FAIL STRING', 'adding it answers plain text'],
  ['STATUS pending', 'a bank account stays pending'],
  ['STATUS invalid', 'a bank account becomes invalid'],
  ['KEEP', 'it cannot be deleted: a transfer uses it'],
]
