import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BANK_FIELDS } from '../../../src/domain/bank-accounts/form/bank-types.ts'
import { ENDPOINT_NETWORKS } from '../../../src/domain/endpoint-networks.ts'
import { NETWORKS, networkRules } from '../../../src/domain/networks.ts'

const FILE = 'test/requirements.md'

/** A list that the specification closes, in small letters. It is written in its requirement alone. */
export function requiredList(id: string): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, '../../..', FILE), 'utf8')
  const [, list] = new RegExp(`^- \\*\\*${id}\\*\\* .*?(\\w+(?:, \\w+)+)\\. _`, 'm').exec(text) ?? []
  if (list === undefined) throw new Error(`${FILE} has no list ${id}`)
  return list.toLowerCase().split(', ')
}

const NETWORK_RULES = 'src/domain/network-rules.ts'
const BANK_TYPES = 'src/domain/bank-accounts/form/bank-types.ts'
const isSourceless = (network: (typeof NETWORKS)[number]) => networkRules(network).sourceless

const LISTS: readonly { readonly id: string; readonly file: string; readonly listed: readonly string[] }[] = [
  { id: 'BANK-06', file: BANK_TYPES, listed: BANK_FIELDS.map((field) => field.toLowerCase()) },
  { id: 'CHAIN-01', file: NETWORK_RULES, listed: NETWORKS },
  { id: 'FORM-14', file: `${NETWORK_RULES} or src/domain/rails.ts`, listed: ENDPOINT_NETWORKS },
  { id: 'ONR-02', file: `${NETWORK_RULES} (sourceless)`, listed: NETWORKS.filter(isSourceless) },
  { id: 'ONR-03', file: `${NETWORK_RULES} (sourceless)`, listed: NETWORKS.filter((each) => !isSourceless(each)) },
]

/** What the product's tables have otherwise than a list of the specification. */
export const otherThanRequired = (): readonly string[] =>
  LISTS.flatMap(({ id, file, listed }) => {
    const required = requiredList(id)
    return [
      ...listed
        .filter((name) => !required.includes(name))
        .map((name) => `${id} of ${FILE} has no ${name}, which ${file} has`),
      ...required
        .filter((name) => !listed.includes(name))
        .map((name) => `${id} of ${FILE} has ${name}, which ${file} has not`),
    ]
  })
