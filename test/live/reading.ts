import type { Deposit } from '../../src/domain/payouts/deposit.ts'
import { isChainError } from '../../src/chains/is-chain-error.ts'
import type { ChainErrorCode } from '../../src/chains/chain-error.ts'
import { fromUnits, toUnits } from '../../src/lib/money.ts'
import type { Live } from './live-node.ts'
import { must, Skipped } from './outcome.ts'
import { AMOUNT, DECIMALS, variableOf } from './testnets.ts'
import { decided } from './waiting.ts'
import { WALLETS } from './wallets.ts'

export interface Check {
  readonly title: string
  /** Returns what is worth a note. */
  run(live: Live): Promise<string | void>
}

const walletsOf = ({ settings: { family } }: Live) => WALLETS[family]

function holderOf({ settings: { family }, holder }: Live): string {
  if (holder) return holder
  throw new Skipped(`set ${variableOf(family, 'HOLDER')} or ${variableOf(family, 'KEY')}`)
}

export const balanceOf = ({ settings: { network, coin }, adapter, node }: Live, address: string): Promise<string> =>
  adapter.balance({ network, coin, address }, node)

export function depositOf(live: Live, from: string, to = walletsOf(live).newAddress()): Deposit {
  const { network, coin } = live.settings
  return { network, coin, amount: AMOUNT, from, to, memo: null }
}

/** What the adapter says, or the code with which it refuses. A node that is not understood says nothing. */
async function saidBy(verb: Promise<unknown>): Promise<ChainErrorCode | 'done'> {
  try {
    await verb
    return 'done'
  } catch (error) {
    if (!isChainError(error) || error.code === 'network/unreachable') throw error
    return error.code
  }
}

const decliningSession = (live: Live, address: string) =>
  live.adapter.connect(walletsOf(live).declining(address), live.settings.network)

const NO_FEE = 'network/not-enough-for-fee'

const emptyBalance: Check = {
  title: 'reads nothing at a new address',
  async run(live) {
    const read = await balanceOf(live, walletsOf(live).newAddress())
    must(Number(read) === 0, `${read} at an address without tokens`)
  },
}

const holderBalance: Check = {
  title: 'reads the tokens of a holder',
  async run(live) {
    const holder = holderOf(live)
    const read = await balanceOf(live, holder)
    must(Number(read) > 0, `${holder} has ${read}`)
    return `${read} at ${holder}`
  },
}

const LOOKS = 3

/** Undecided at every look: on EVM networks and Tron the second look decides. */
const unknownHash: Check = {
  title: 'decides nothing about a transaction that is not there',
  async run(live) {
    const deposit = depositOf(live, walletsOf(live).newAddress())
    const watch = live.adapter.follow(deposit, walletsOf(live).newHash(), live.node)
    for (let looks = 0; looks < LOOKS; looks += 1) {
      const state = await watch.look()
      must(state === 'unseen' || state === 'untraceable', `it is called ${state}`)
    }
  },
}

const knownTransfer: Check = {
  title: 'confirms a transfer of another wallet, and tells another amount from it',
  async run(live) {
    const { settings, transfer, adapter, node } = live
    const variable = variableOf(settings.family, 'TRANSFER')
    if (!transfer) throw new Skipped(`the node lists none; set ${variable} to "hash from to amount"`)
    const { hash, from, to, amount } = transfer
    const deposit = { ...depositOf(live, from, to), amount }
    const { answer: state } = await decided(adapter.follow(deposit, hash, node), live)
    must(state === 'confirmed', `${hash} is called ${state}`)
    const more = fromUnits(toUnits(amount, DECIMALS)! + 1n, DECIMALS)
    const { answer: other } = await decided(adapter.follow({ ...deposit, amount: more }, hash, node), live)
    must(other === 'different', `another amount than that of ${hash} is called ${other}`)
    return `${hash}, ${amount} from ${from} to ${to}`
  },
}

const MINUTE_MS = 60_000

const unknownTransfer: Check = {
  title: 'finds no transfer that was never made',
  async run(live) {
    const deposit = depositOf(live, walletsOf(live).newAddress())
    const found = await live.adapter.findSent(deposit, new Date(Date.now() - MINUTE_MS), live.node)
    must(found === null, `it finds ${found?.hash}`)
  },
}

const tokensOfNone: Check = {
  title: 'says before a payout that a new address has too few tokens',
  async run(live) {
    const address = walletsOf(live).newAddress()
    const session = await decliningSession(live, address)
    const said = await saidBy(live.adapter.check(session, depositOf(live, address), live.node))
    must(said === 'network/not-enough-tokens', `it says ${said}`)
  },
}

const checkOfHolder: Check = {
  title: 'asks before a payout what the transfer of a holder needs',
  async run(live) {
    const holder = holderOf(live)
    const session = await decliningSession(live, holder)
    const said = await saidBy(live.adapter.check(session, depositOf(live, holder), live.node))
    must(said === 'done' || said === NO_FEE, `it says ${said}`)
    const { network } = live.settings
    const missing = await live.adapter.missingFeeCoin?.({ network, address: holder, session }, live.node)
    if (said === NO_FEE || missing) return 'the holder has too little for the fee'
  },
}

const declinedSending: Check = {
  title: 'prepares a transfer of a holder, and stops where its wallet declines',
  async run(live) {
    const holder = holderOf(live)
    const session = await decliningSession(live, holder)
    const heard: string[] = []
    const steps = { onAsking: async () => void heard.push('asking'), onHash: (hash: string) => void heard.push(hash) }
    const said = await saidBy(live.adapter.send(session, depositOf(live, holder), live.node, steps))
    if (said === NO_FEE && heard.length === 0)
      return 'the holder has too little for the fee, so its wallet was not asked'
    must(said === 'wallet/send-declined', `it says ${said}`)
    must(heard.join() === 'asking', `it tells ${heard.join()}`)
  },
}

/** Without a key. */
export const READING: readonly Check[] = [
  emptyBalance,
  holderBalance,
  knownTransfer,
  unknownHash,
  unknownTransfer,
  tokensOfNone,
  checkOfHolder,
  declinedSending,
]
