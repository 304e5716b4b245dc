import * as sandboxSchemas from 'zod'
import * as schemas from 'zod/mini'
import { PayoutAnswer } from '../../../demo/sandbox/payouts/payout-answer.ts'
import { payout } from '../../../src/api/wire/payout.ts'

/** What is read of a JSON Schema. */
interface Schema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

const OPTIONS = { io: 'input', unrepresentable: 'any' } as const
const PRODUCT = 'src/api/wire/payout.ts'
const SANDBOX = 'demo/sandbox/payouts/payout-answer.ts'

/** What one side alone has, on purpose. */
const OF_ONE_SIDE: readonly string[] = [
  // A server may add it; the sandbox is one that omits it.
  'transactionHash',
  // For support, in the server's own words.
  'refund.reason',
]

/** The paths of all fields, such as `source.amount`. */
function fieldsOf(schema: Schema, root: Schema, path = ''): readonly string[] {
  const name = schema.$ref?.split('/').at(-1)
  const described = (name === undefined ? schema : root.$defs?.[name]) ?? {}
  const own = Object.entries(described.properties ?? {}).flatMap(([field, value]) => {
    const at = path === '' ? field : `${path}.${field}`
    return [at, ...fieldsOf(value, root, at)]
  })
  const alternatives = [...(described.anyOf ?? []), ...(described.oneOf ?? [])]
  return [...new Set([...own, ...alternatives.flatMap((one) => fieldsOf(one, root, path))])]
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')))

/** Fields that the other side lacks in an object that it describes, too. */
function lackingIn(others: readonly string[], fields: readonly string[]): readonly string[] {
  const described = new Set(['', ...fields.map(parentOf)])
  return others.filter((path) => described.has(parentOf(path)) && !fields.includes(path) && !OF_ONE_SIDE.includes(path))
}

/** The fields of a payout that one side of the wire has and the other lacks, each with the file to write. */
export function missingFields(): readonly string[] {
  const ours = schemas.toJSONSchema(payout, OPTIONS) as unknown as Schema
  const theirs = sandboxSchemas.toJSONSchema(PayoutAnswer, OPTIONS) as unknown as Schema
  const [read, given] = [fieldsOf(ours, ours), fieldsOf(theirs, theirs)]
  return [
    ...lackingIn(read, given).map((path) => `${SANDBOX} gives no ${path} of a payout`),
    ...lackingIn(given, read).map((path) => `${PRODUCT} reads no ${path} of a payout`),
  ]
}
