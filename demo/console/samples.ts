import type { BankField } from '../sandbox/tables/bank-type-row.ts'
import { BANK_TYPES, bankTypeRow } from '../sandbox/tables/bank-types.ts'
import { NETWORK_ROWS, type Family } from '../sandbox/tables/networks.ts'
import type { Group } from './personas.ts'

/** Of test keys that no seeded customer has. On a simulated network each holds 5,000 of every token. */
const ADDRESSES: Readonly<Record<Family, string>> = {
  evm: '0xC291e67ca76E6805cF18B46789Cd7aec407444E1',
  solana: 'DGyb2BwWATYhgh7orV3ifY2928zCEarBqsfiDPKVFc11',
  tron: 'TMHZ4ABSU9gokT7n1gy3kJqbjy8r8jLSvR',
  sui: '0x8beaa5904913bd8e46a9a09cb5e42f167026f0a780256a6cf8ffadcea34bbb25',
  aptos: '0x8dac6b9217e2ad0b782b72496fe2ac5022b2bf1de8ce097f4cd42693ee838948',
}

const inWords = new Intl.ListFormat('en-GB')

/** Each address with the networks on which customers have wallets. */
export const WALLETS: readonly Group['rows'][number][] = Object.entries(ADDRESSES).map(([family, address]) => {
  const rows = Object.values(NETWORK_ROWS).filter((row) => row.family === family && row.transfers)
  return [address, inWords.format(rows.map(({ title }) => title))]
})

/** Null for what a customer picks from a list. */
const FIELDS: Readonly<Record<BankField, string | null>> = {
  routingNumber: 'Routing number',
  accountNumber: 'Account number',
  iban: 'IBAN',
  bic: 'BIC',
  mxnClabeNumber: 'CLABE',
  pixKey: 'Pix key',
  taxId: 'Tax ID',
  inrIfsc: 'IFSC',
  bankDocumentNumber: 'Document number',
  branchCode: 'Branch code',
  sortCode: 'Sort code',
  bankId: null,
  phpNetwork: null,
  phpChannelSubject: null,
}

/** Valid details of each type of bank account, at the bank that its title names. */
export const BANK_DETAILS: readonly Group[] = BANK_TYPES.map((type) => {
  const { title, sample } = bankTypeRow(type)
  const rows = Object.entries(FIELDS).flatMap(([field, name]) => {
    const value = sample[field as BankField]
    return value === undefined || name === null ? [] : [[value, name] as const]
  })
  return { title: `${title}: ${sample.bankName}`, rows }
})

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
