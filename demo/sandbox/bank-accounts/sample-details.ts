import type { BankAccountDetails } from './bank-account-table.ts'
import type { BankType } from './bank-types.ts'
import type { AddressRequest } from './request.ts'

type Sample = Omit<BankAccountDetails, 'accountOwner' | 'accountHolderName' | 'beneficiaryAddress'>

/** One valid account of each type. */
export const sampleDetails: Record<BankType, Sample> = {
  us: {
    bankName: 'Chase',
    bankAddress: '270 Park Avenue, New York, NY 10017, USA',
    accountType: 'checking',
    routingNumber: '021000021',
    accountNumber: '000123456789',
  },
  europe: { bankName: 'Commerzbank', bic: 'COBADEFFXXX', iban: 'DE89370400440532013000' },
  mexico: { bankName: 'Santander México', bankId: 'mx_santander', mxnClabeNumber: '032180000118359719' },
  brazil: { bankName: 'Nubank', bankId: 'br_nubank', pixKey: 'alex.winter@example.com', taxId: '52998224725' },
  philippines: {
    bankName: 'GCash',
    bankId: 'ph_gcash',
    phpNetwork: 'instapay',
    phpChannelSubject: 'GCASH',
    accountNumber: '09171234567',
  },
  india: {
    bankName: 'State Bank of India',
    bankId: 'in_sbi',
    accountType: 'savings',
    inrIfsc: 'SBIN0000300',
    bankDocumentNumber: 'ABCPE1234F',
    accountNumber: '911010341747600',
  },
  canada: {
    bankName: 'National Bank of Canada',
    bankId: 'ca_006',
    accountType: 'checking',
    branchCode: '00607621',
    accountNumber: '1234567',
  },
  great_britain: { bankName: 'Barclays', bankId: 'gb_barclays', sortCode: '200000', accountNumber: '55779911' },
  colombia: {
    bankName: 'Bancolombia',
    bankId: 'co_bancolombia',
    accountType: 'savings',
    accountNumber: '01687366007',
  },
  singapore: { bankName: 'DBS Bank', bankId: 'sg_dbs', accountType: 'savings', accountNumber: '0052312891' },
  indonesia: { bankName: 'Bank Central Asia', bankId: 'id_bca', accountType: 'savings', accountNumber: '1234567890' },
  vietnam: {
    bankName: 'Techcombank',
    bankId: 'vn_techcombank',
    accountType: 'checking',
    accountNumber: '1903123456789',
  },
  thailand: { bankName: 'Kasikornbank', bankId: 'th_kbank', accountType: 'savings', accountNumber: '1234567890' },
}

const address = (
  country: string,
  [addressLine1, city, state, postalCode]: readonly [string, string, string, string],
): AddressRequest => ({ country, addressLine1, addressLine2: null, city, state, postalCode })

export const sampleAddresses: Record<BankType, AddressRequest> = {
  us: address('USA', ['1 Main St', 'Austin', 'US-TX', '73301']),
  europe: address('DEU', ['Invalidenstraße 117', 'Berlin', 'DE-BE', '10115']),
  mexico: address('MEX', ['Av. Juárez 20', 'Ciudad de México', 'MX-CMX', '06010']),
  brazil: address('BRA', ['Rua Augusta 1500', 'São Paulo', 'BR-SP', '01304-001']),
  philippines: address('PHL', ['14 Ayala Avenue', 'Makati', 'PH-00', '1226']),
  india: address('IND', ['12 MG Road', 'Bengaluru', 'IN-KA', '560001']),
  canada: address('CAN', ['600 De La Gauchetière', 'Montréal', 'CA-QC', 'H3B 4L2']),
  great_britain: address('GBR', ['1 Churchill Place', 'London', 'GB-TWH', 'E14 5HP']),
  colombia: address('COL', ['Carrera 48 26-85', 'Medellín', 'CO-ANT', '050021']),
  singapore: address('SGP', ['12 Marina Boulevard', 'Singapore', 'SG-01', '018982']),
  indonesia: address('IDN', ['Jl. M.H. Thamrin 1', 'Jakarta', 'ID-JK', '10310']),
  vietnam: address('VNM', ['191 Bà Triệu', 'Hà Nội', 'VN-HN', '100000']),
  thailand: address('THA', ['400/22 Phahonyothin Road', 'Bangkok', 'TH-10', '10400']),
}

/** A beneficiary that is not the customer. */
export const sampleBusiness = {
  accountOwner: 'third_party',
  bankName: 'Citibank',
  nickname: 'Northwind supplies',
  accountHolderName: 'Northwind Supplies LLC',
  businessName: 'Northwind Supplies LLC',
  businessDBAName: 'Northwind',
  businessTaxId: '12-3456789',
  businessWebsite: 'https://northwind.example',
  businessEmail: 'billing@northwind.example',
  businessPhone: '+15551234567',
  businessType: 'llc',
  businessRegistrationNumber: 'NW-0042',
} as const
