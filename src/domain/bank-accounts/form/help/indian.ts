import type { BankAccountForm } from '../bank-account-form.ts'
import { doubt, known, type Helper } from './field-help.ts'

/** The first four letters of the codes of the larger banks, as their central bank gives them out. */
const BANKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AIRP: 'Airtel Payments Bank',
    AUBL: 'AU Small Finance Bank',
    BARB: 'Bank of Baroda',
    BDBL: 'Bandhan Bank',
    BKID: 'Bank of India',
    CBIN: 'Central Bank of India',
    CITI: 'Citibank',
    CIUB: 'City Union Bank',
    CNRB: 'Canara Bank',
    CSBK: 'CSB Bank',
    DBSS: 'DBS Bank India',
    DCBL: 'DCB Bank',
    DEUT: 'Deutsche Bank',
    DLXB: 'Dhanlaxmi Bank',
    ESFB: 'Equitas Small Finance Bank',
    FDRL: 'Federal Bank',
    HDFC: 'HDFC Bank',
    HSBC: 'HSBC',
    IBKL: 'IDBI Bank',
    ICIC: 'ICICI Bank',
    IDFB: 'IDFC FIRST Bank',
    IDIB: 'Indian Bank',
    INDB: 'IndusInd Bank',
    IOBA: 'Indian Overseas Bank',
    IPOS: 'India Post Payments Bank',
    JAKA: 'Jammu and Kashmir Bank',
    KARB: 'Karnataka Bank',
    KKBK: 'Kotak Mahindra Bank',
    KVBL: 'Karur Vysya Bank',
    MAHB: 'Bank of Maharashtra',
    PSIB: 'Punjab & Sind Bank',
    PUNB: 'Punjab National Bank',
    RATN: 'RBL Bank',
    SBIN: 'State Bank of India',
    SCBL: 'Standard Chartered Bank',
    SIBL: 'South Indian Bank',
    TMBL: 'Tamilnad Mercantile Bank',
    UBIN: 'Union Bank of India',
    UCBA: 'UCO Bank',
    USFB: 'Ujjivan Small Finance Bank',
    UTIB: 'Axis Bank',
    YESB: 'Yes Bank',
  }),
)
const NAMES = [...BANKS.values()]

const fold = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/** The server's name of a bank may have a legal form at its end. A bank that is not in the table contradicts nothing. */
const listedName = ({ bankName }: BankAccountForm) => NAMES.find((name) => fold(bankName).startsWith(fold(name)))

export const helpIfsc: Helper = (text, form) => {
  const bank = BANKS.get(text.slice(0, 4))
  if (!bank) return null
  const selected = listedName(form)
  if (selected === undefined || selected === bank) return known('bankAccounts.help.ifsc', { values: { bank } })
  return doubt('bankAccounts.doubt.ifscElsewhere', { values: { bank, selected } })
}
