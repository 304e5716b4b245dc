import { bankTypeRow } from '../../../demo/sandbox/tables/bank-types.ts'
import { createBankAccount } from '../../../src/api/bank-accounts.ts'
import { BANK_TYPES, rulesOf, textFieldsOf, type BankType } from '../../../src/domain/bank-accounts/form/bank-types.ts'
import { refusalMessage } from '../../../src/domain/bank-accounts/form/field-formats.ts'
import { bankAccountPayload } from '../../../src/domain/bank-accounts/form/payload.ts'
import { codeOf, sampleForm, type Asker } from './answers.ts'

const SANDBOX = 'demo/sandbox/tables/bank-types.ts'

/** An IBAN begins with letters; a Pix key may be an email. */
const NUMBER = /^[A-Z]{0,2}\d+$/

const hasWords = (message: string) => refusalMessage(message) !== message

/** Check digits that the sandbox reads and the widget has no words of, so that the customer reads of another form; or the other way round. */
function wrongDigits(type: BankType): readonly string[] {
  const { checks } = bankTypeRow(type)
  const isRead = (name: string) => checks.some(({ field, isChecksum }) => isChecksum && field === name)
  const unsaid = checks
    .filter(({ isChecksum, message }) => isChecksum && !hasWords(message))
    .map(
      ({ field, message }) =>
        `src/domain/bank-accounts/form/field-formats.ts says ${message} of wrong check digits of the ${field} of ${type}, as of another form: WRONG_CHECK_DIGITS`,
    )
  const unread = textFieldsOf(rulesOf(type)).filter(([field, { error }]) => hasWords(error) && !isRead(field))
  return [...unsaid, ...unread.map(([field]) => `${SANDBOX} reads no check digits of the ${field} of ${type}: checks`)]
}

/** One number that is sent with and without a dash, as some forms send it, is one account, or the sandbox refuses it. */
async function twoAccounts({ api }: Asker, type: BankType): Promise<readonly string[]> {
  const form = sampleForm(type)
  const { identity } = bankTypeRow(type)
  const numbers = textFieldsOf(rulesOf(type)).filter(([field]) => identity.includes(field) && NUMBER.test(form[field]))
  const found: string[] = []
  for (const [field] of numbers) {
    const dashed = `${form[field].slice(0, 3)}-${form[field].slice(3)}`
    const payload = { ...bankAccountPayload(form), [field]: dashed }
    const made = await createBankAccount(api, payload, { key: crypto.randomUUID() }).then(() => 'added', codeOf)
    if (made === 'added')
      found.push(
        `${SANDBOX} has ${form[field]} and ${dashed} as two accounts of ${type}: compared, or its field’s form`,
      )
  }
  return found
}

/** What the sandbox makes of numbers that are written in another way. The customer has an account of each type. */
export async function wrongNumbers(asker: Asker): Promise<readonly string[]> {
  const found: string[] = []
  for (const type of BANK_TYPES) found.push(...wrongDigits(type), ...(await twoAccounts(asker, type)))
  return found
}
