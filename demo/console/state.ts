import type { FailureShape } from './failures.ts'
import type { ChainTransaction } from '../chains/chain-reader.ts'
import type { Balance } from './chain.ts'
import type { Call, Customer, Mail, Movement, Network, SandboxClock, Transfer } from './sandbox.ts'

export const TABS = ['mail', 'transfers', 'customers', 'networks', 'requests', 'controls'] as const
export type Tab = (typeof TABS)[number]

export interface ConsoleState {
  readonly sandboxUrl: string
  readonly tab: Tab
  /** Null before the first answer. */
  readonly connection: 'connecting' | 'connected' | 'lost'
  readonly clock: SandboxClock | null
  readonly mail: readonly Mail[] | null
  readonly transfers: readonly Transfer[] | null
  readonly movements: readonly Movement[]
  readonly customers: readonly Customer[] | null
  readonly networks: readonly Network[] | null
  readonly balances: readonly Balance[]
  readonly transactions: Readonly<Record<string, ChainTransaction>>
  readonly calls: readonly Call[] | null
  /** Shows only requests whose method, path or status contains it. */
  readonly filter: string
  /** The error that is selected in the form of the failures. */
  readonly failure: FailureShape
  readonly notice: { readonly tone: 'done' | 'failed'; readonly text: string } | null
  /** The value that was copied last, while its button shows it. */
  readonly copied: string | null
  readonly busy: ReadonlySet<string>
}

export const initialState: ConsoleState = {
  sandboxUrl: '',
  tab: 'mail',
  connection: 'connecting',
  clock: null,
  mail: null,
  transfers: null,
  movements: [],
  customers: null,
  networks: null,
  balances: [],
  transactions: {},
  calls: null,
  filter: '',
  failure: 'error',
  notice: null,
  copied: null,
  busy: new Set(),
}

const PAID_HERE: readonly string[] = ['onRamp', 'offRamp']

/** By the customer's bank, or with tokens, which the console sends in place of a wallet. */
export const awaitsPayment = ({ type, status }: Transfer) => PAID_HERE.includes(type) && status === 'pending'

export const isTab = (value: string): value is Tab => (TABS as readonly string[]).includes(value)
