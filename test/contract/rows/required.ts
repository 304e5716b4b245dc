import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CCTP_DOMAINS as SANDBOX_DOMAINS } from '../../../demo/sandbox/payouts/networks/cctp.ts'
import { CCTP_DOMAINS } from '../../../src/chains/cctp/facts.ts'
import { BANK_FIELDS, BANK_TYPES, rulesOf } from '../../../src/domain/bank-accounts/form/bank-types.ts'
import { FIAT_CURRENCIES } from '../../../src/domain/currency.ts'
import { ENDPOINT_NETWORKS } from '../../../src/domain/endpoint-networks.ts'
import { NETWORKS, networkRules } from '../../../src/domain/networks.ts'
import { RAILS } from '../../../src/domain/rails.ts'

const FILE = 'test/requirements.md'

/** What an item may have beside its name: `us USD`, `solana 5`. */
const VALUE = '(?: (?:\\d+|[A-Z]{3}))?'

/** A list that the specification closes, in small letters. It is written in its requirement alone. */
export function requiredList(id: string): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, '../../..', FILE), 'utf8')
  const list = `(?<=: |are |to |for )(\\w+${VALUE}(?:, \\w+${VALUE})+)(?:\\. _|;)`
  const [, items] = new RegExp(`^- \\*\\*${id}\\*\\* .*?${list}`, 'm').exec(text) ?? []
  if (items === undefined)
    throw new Error(
      `${FILE} has no list ${id}, or a name in it that is not one word: a network is listed by the id of its row, such as Worldchain`,
    )
  return items.toLowerCase().split(', ')
}

const NETWORK_RULES = 'src/domain/network-rules.ts'
const BANK_TYPES_FILE = 'src/domain/bank-accounts/form/bank-types.ts'
const isSourceless = (network: (typeof NETWORKS)[number]) => networkRules(network).sourceless

const domains = (table: Readonly<Record<string, number>>) =>
  Object.entries(table).map(([network, domain]) => {
    const name = NETWORKS.find((each) => networkRules(each).payoutName === network) ?? network
    return `${name} ${domain}`
  })

interface List {
  readonly id: string
  /** Where its names come from. */
  readonly file: string
  readonly listed: readonly string[]
  /** Whether it is the specification's own, to which nothing is added. */
  readonly isClosed?: true
}

const LISTS: readonly List[] = [
  { id: 'BANK-06', file: BANK_TYPES_FILE, listed: BANK_FIELDS.map((field) => field.toLowerCase()) },
  {
    id: 'BANK-11',
    file: BANK_TYPES_FILE,
    listed: BANK_TYPES.map((type) => `${type} ${rulesOf(type).currency}`),
  },
  { id: 'CUR-09', file: 'src/domain/currency.ts', listed: FIAT_CURRENCIES },
  { id: 'METH-02', file: 'src/domain/rails.ts', listed: RAILS.map((rail) => rail.toLowerCase()) },
  { id: 'CHAIN-01', file: NETWORK_RULES, listed: NETWORKS },
  { id: 'CHAIN-09', file: 'src/chains/cctp/facts.ts', listed: domains(CCTP_DOMAINS), isClosed: true },
  { id: 'CHAIN-09', file: 'demo/sandbox/payouts/networks/cctp.ts', listed: domains(SANDBOX_DOMAINS), isClosed: true },
  { id: 'FORM-14', file: `${NETWORK_RULES} or src/domain/rails.ts`, listed: ENDPOINT_NETWORKS },
  { id: 'ONR-02', file: `${NETWORK_RULES} (sourceless)`, listed: NETWORKS.filter(isSourceless), isClosed: true },
  { id: 'ONR-03', file: `${NETWORK_RULES} (sourceless)`, listed: NETWORKS.filter((each) => !isSourceless(each)) },
]

/** What the product's tables have otherwise than a list of the specification. */
export const otherThanRequired = (): readonly string[] =>
  LISTS.flatMap(({ id, file, listed, isClosed = false }) => {
    const required = requiredList(id)
    return [
      ...listed
        .filter((name) => !required.includes(name))
        .map((name) =>
          isClosed
            ? `${file} has ${name}, which ${id} has not: the specification’s own list, to which nothing is added`
            : `${id} of ${FILE} has no ${name}, which ${file} has`,
        ),
      ...required
        .filter((name) => !listed.includes(name))
        .map((name) => `${id} of ${FILE} has ${name}, which ${file} has not`),
    ]
  })
