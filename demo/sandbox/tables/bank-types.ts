// Written again on purpose: the sandbox judges the product's tables, and so reads none of them. test/contract/rows compares both.
import { isBranchOf, isChannelOf } from '../bank-accounts/bank-ids.ts'
import { isBrazilianTaxId, isClabe, isIban, isRoutingNumber } from '../bank-accounts/check-digits.ts'
import {
  accountNumber,
  address,
  check,
  checksum,
  digits,
  required,
  upper,
  without,
  type BankTypeRow,
} from './bank-type-row.ts'

const local = { needs: 'level2' } as const
const transfer = {
  ...local,
  identity: ['bankId', 'accountNumber'],
  number: 'accountNumber',
  compared: null,
  fields: { bankId: required, ...accountNumber(/^[0-9A-Za-z]{3,20}$/) },
} as const

/** The bank account types of the API. */
export const BANK_TYPE_ROWS = {
  us: {
    title: 'United States',
    currency: 'usd',
    needs: 'level1',
    // A bank has several routing numbers, each of which leads to all its accounts.
    identity: ['accountNumber'],
    number: 'accountNumber',
    compared: { accountNumber: without(/-/g) },
    fields: {
      routingNumber: digits(9, 'validation.invalidRoutingNumber'),
      ...accountNumber(/^[0-9A-Za-z-]{4,17}$/),
    },
    checks: [checksum('routingNumber', 'validation.invalidRoutingNumber', isRoutingNumber)],
    sample: {
      bankName: 'Chase',
      bankAddress: '270 Park Avenue, New York, NY 10017, USA',
      accountType: 'checking',
      routingNumber: '021000021',
      accountNumber: '000123456789',
    },
    sampleAddress: address('USA', ['1 Main St', 'Austin', 'US-TX', '73301']),
  },
  europe: {
    title: 'Europe',
    currency: 'eur',
    needs: 'sepaOrLevel2',
    identity: ['iban'],
    number: 'iban',
    compared: null,
    fields: {
      bic: { before: upper, is: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, message: 'validation.invalidBic' },
      iban: {
        is: /^[A-Za-z]{2}-?\d{2}-?(?:[A-Za-z0-9]-?){1,30}$/,
        message: 'validation.invalidIban',
        after: (text) => upper(text.replaceAll('-', '')),
      },
    },
    checks: [checksum('iban', 'validation.invalidIban', isIban)],
    sample: { bankName: 'Commerzbank', bic: 'COBADEFFXXX', iban: 'DE89370400440532013000' },
    sampleAddress: address('DEU', ['Invalidenstraße 117', 'Berlin', 'DE-BE', '10115']),
  },
  mexico: {
    ...local,
    title: 'Mexico',
    currency: 'mxn',
    identity: ['mxnClabeNumber'],
    number: 'mxnClabeNumber',
    compared: null,
    fields: { mxnClabeNumber: digits(18, 'validation.invalidClabe') },
    checks: [checksum('mxnClabeNumber', 'validation.invalidClabe', isClabe)],
    sample: { bankName: 'Santander México', bankId: 'mx_santander', mxnClabeNumber: '032180000118359719' },
    sampleAddress: address('MEX', ['Av. Juárez 20', 'Ciudad de México', 'MX-CMX', '06010']),
  },
  brazil: {
    ...local,
    title: 'Brazil',
    currency: 'brl',
    identity: ['pixKey'],
    number: 'pixKey',
    compared: null,
    fields: {
      pixKey: { ...required, longest: 77 },
      taxId: {
        before: (text) => upper(without(/[.\-/\s]/g)(text)),
        is: /^(\d{11}|[0-9A-Z]{12}\d{2})$/,
        message: 'validation.invalidTaxId',
      },
    },
    checks: [checksum('taxId', 'validation.invalidTaxId', isBrazilianTaxId)],
    sample: { bankName: 'Nubank', bankId: 'br_nubank', pixKey: 'alex.winter@example.com', taxId: '52998224725' },
    sampleAddress: address('BRA', ['Rua Augusta 1500', 'São Paulo', 'BR-SP', '01304-001']),
  },
  philippines: {
    ...local,
    title: 'Philippines',
    currency: 'php',
    identity: ['phpChannelSubject', 'accountNumber'],
    number: 'accountNumber',
    compared: null,
    fields: {
      phpNetwork: { ...required, oneOf: ['instapay', 'swiftpay_pesonet'] },
      phpChannelSubject: required,
      ...accountNumber(/^\d{5,20}$/),
    },
    checks: [
      check(
        'phpChannelSubject',
        'This bank cannot be reached over the chosen network',
        ({ phpChannelSubject, phpNetwork }) => isChannelOf(phpChannelSubject, phpNetwork),
      ),
    ],
    sample: {
      bankName: 'GCash',
      bankId: 'ph_gcash',
      phpNetwork: 'instapay',
      phpChannelSubject: 'GCASH',
      accountNumber: '09171234567',
    },
    sampleAddress: address('PHL', ['14 Ayala Avenue', 'Makati', 'PH-00', '1226']),
  },
  india: {
    ...local,
    title: 'India',
    currency: 'inr',
    identity: ['inrIfsc', 'accountNumber'],
    number: 'accountNumber',
    compared: null,
    fields: {
      bankId: required,
      inrIfsc: { before: upper, is: /^[A-Z]{4}0[A-Z0-9]{6}$/, message: 'validation.invalidIfsc' },
      bankDocumentNumber: { before: upper, is: /^[A-Z0-9-]{5,20}$/, message: 'validation.invalidDocumentNumber' },
      ...accountNumber(/^\d{9,18}$/),
    },
    checks: [],
    sample: {
      bankName: 'State Bank of India',
      bankId: 'in_sbi',
      accountType: 'savings',
      inrIfsc: 'SBIN0000300',
      bankDocumentNumber: 'ABCPE1234F',
      accountNumber: '911010341747600',
    },
    sampleAddress: address('IND', ['12 MG Road', 'Bengaluru', 'IN-KA', '560001']),
  },
  canada: {
    ...local,
    title: 'Canada',
    currency: 'cad',
    identity: ['branchCode', 'accountNumber'],
    number: 'accountNumber',
    compared: null,
    fields: {
      bankId: required,
      branchCode: digits(8, 'validation.invalidBranchCode'),
      ...accountNumber(/^\d{5,12}$/),
    },
    checks: [
      check('branchCode', 'validation.invalidBranchCode', ({ branchCode, bankId }) => isBranchOf(branchCode, bankId)),
    ],
    sample: {
      bankName: 'National Bank of Canada',
      bankId: 'ca_006',
      accountType: 'checking',
      branchCode: '00607621',
      accountNumber: '1234567',
    },
    sampleAddress: address('CAN', ['600 De La Gauchetière', 'Montréal', 'CA-QC', 'H3B 4L2']),
  },
  great_britain: {
    ...local,
    title: 'Great Britain',
    currency: 'gbp',
    identity: ['sortCode', 'accountNumber'],
    number: 'accountNumber',
    compared: null,
    fields: {
      sortCode: { ...digits(6, 'validation.invalidSortCode'), before: without(/[-\s]/g) },
      ...accountNumber(/^\d{8}$/),
    },
    checks: [],
    sample: { bankName: 'Barclays', bankId: 'gb_barclays', sortCode: '200000', accountNumber: '55779911' },
    sampleAddress: address('GBR', ['1 Churchill Place', 'London', 'GB-TWH', 'E14 5HP']),
  },
  colombia: {
    ...transfer,
    title: 'Colombia',
    currency: 'cop',
    checks: [
      check('accountNumber', 'validation.invalidAccountNumber', ({ accountNumber }) => /[^0]/.test(accountNumber)),
    ],
    sample: { bankName: 'Bancolombia', bankId: 'co_bancolombia', accountType: 'savings', accountNumber: '01687366007' },
    sampleAddress: address('COL', ['Carrera 48 26-85', 'Medellín', 'CO-ANT', '050021']),
  },
  singapore: {
    ...transfer,
    title: 'Singapore',
    currency: 'sgd',
    checks: [],
    sample: { bankName: 'DBS Bank', bankId: 'sg_dbs', accountType: 'savings', accountNumber: '0052312891' },
    sampleAddress: address('SGP', ['12 Marina Boulevard', 'Singapore', 'SG-01', '018982']),
  },
  indonesia: {
    ...transfer,
    title: 'Indonesia',
    currency: 'idr',
    checks: [],
    sample: { bankName: 'Bank Central Asia', bankId: 'id_bca', accountType: 'savings', accountNumber: '1234567890' },
    sampleAddress: address('IDN', ['Jl. M.H. Thamrin 1', 'Jakarta', 'ID-JK', '10310']),
  },
  vietnam: {
    ...transfer,
    title: 'Vietnam',
    currency: 'vnd',
    checks: [],
    sample: {
      bankName: 'Techcombank',
      bankId: 'vn_techcombank',
      accountType: 'checking',
      accountNumber: '1903123456789',
    },
    sampleAddress: address('VNM', ['191 Bà Triệu', 'Hà Nội', 'VN-HN', '100000']),
  },
  thailand: {
    ...transfer,
    title: 'Thailand',
    currency: 'thb',
    checks: [],
    sample: { bankName: 'Kasikornbank', bankId: 'th_kbank', accountType: 'savings', accountNumber: '1234567890' },
    sampleAddress: address('THA', ['400/22 Phahonyothin Road', 'Bangkok', 'TH-10', '10400']),
  },
} satisfies Record<string, BankTypeRow>

export type BankType = keyof typeof BANK_TYPE_ROWS
export const BANK_TYPES = Object.keys(BANK_TYPE_ROWS) as unknown as readonly [BankType, ...BankType[]]

export const bankTypeRow = (type: BankType): BankTypeRow => BANK_TYPE_ROWS[type]

export const isBankType = (text: unknown): text is BankType =>
  typeof text === 'string' && Object.hasOwn(BANK_TYPE_ROWS, text)
