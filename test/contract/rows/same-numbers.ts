import { bankTypeRow } from '../../../demo/sandbox/tables/bank-types.ts'
import { createBankAccount } from '../../../src/api/bank-accounts.ts'
import { BANK_TYPES, rulesOf, textFieldsOf, type BankType } from '../../../src/domain/bank-accounts/form/bank-types.ts'
import { refusalMessage } from '../../../src/domain/bank-accounts/form/field-formats.ts'
import { bankAccountErrors } from '../../../src/domain/bank-accounts/form/validation.ts'
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

const FORMATS = 'src/domain/bank-accounts/form/field-formats.ts'
const nextDigit = (digits: string) => digits.slice(0, -1) + ((Number(digits.at(-1)) + 1) % 10)

/** The specification’s own pattern takes an IBAN of any length, and the server knows the lengths of the countries. */
const LENIENT = 'iban'

/** The sample with a digit less, with one more, and with another last one. */
const near = (number: string): readonly string[] => [number.slice(0, -1), `${number}1`, nextDigit(number)]

/** Numbers that one side takes and the other refuses, and wrong check digits that the sandbox takes. */
async function otherNumbers({ api }: Asker, type: BankType): Promise<readonly string[]> {
  const form = sampleForm(type)
  const answerTo = (changed: Readonly<Record<string, string>>) => {
    const payload = { ...bankAccountPayload(form), ...changed }
    return createBankAccount(api, payload, { key: crypto.randomUUID() }).then(() => 'added', codeOf)
  }
  // A sample that is refused is named elsewhere.
  if (!['added', 'bank_account_exists'].includes(await answerTo({}))) return []
  const found: string[] = []
  for (const [field, { doubt }] of textFieldsOf(rulesOf(type)).filter(([each]) => NUMBER.test(form[each]))) {
    const reads = bankTypeRow(type).checks.filter((each) => each.field === field)
    for (const text of near(form[field])) {
      const isTaken = bankAccountErrors({ ...form, [field]: text })[field] === undefined
      const isRefused = (await answerTo({ [field]: text })).startsWith(`${field},`)
      const isAsLong = text.length === form[field].length
      const name = `${text}, a ${field} of ${type}`
      if (!isTaken && !isRefused) found.push(`${FORMATS} refuses ${name}, and ${SANDBOX} takes it`)
      // Whether a number of the right form is one, the provider alone knows.
      if (isTaken && isRefused && doubt === null && field !== LENIENT && !(isAsLong && reads.length > 0))
        found.push(`${SANDBOX} refuses ${name}, and ${FORMATS} takes it`)
      if (isTaken && !isRefused && isAsLong && reads.some(({ isChecksum }) => isChecksum))
        found.push(`${SANDBOX} takes ${name} with a wrong check digit: checks`)
    }
  }
  return found
}

/** What the sandbox makes of numbers that are written in another way. The customer has an account of each type. */
export async function wrongNumbers(asker: Asker): Promise<readonly string[]> {
  const found: string[] = []
  for (const type of BANK_TYPES) {
    found.push(...wrongDigits(type), ...(await twoAccounts(asker, type)), ...(await otherNumbers(asker, type)))
  }
  return found
}
