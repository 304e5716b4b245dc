import { afterAll, beforeAll, describe, it, type ExpectStatic } from 'vitest'
import { AFTER_NEXT_FORK, BEFORE_DENCUN } from '../../demo/chains/evm/facts.ts'
import { APTOS_FACTS, FACTS_BEFORE_AIP_141 } from '../../demo/chains/aptos/facts.ts'
import { findAnvil } from '../../demo/chains/evm/anvil.ts'
import { createMachine } from '../../demo/chains/evm/machine.ts'
import { needsAnvil } from '../../demo/chains/evm/needs-anvil.fixture.ts'
import type { ChangedFacts } from '../../demo/chains/families.ts'
import { familyOf, type LocalNetworkName } from '../../demo/chains/networks.ts'
import { SOLANA_FACTS } from '../../demo/chains/solana/facts.ts'
import { type LocalChains, startChains } from '../../demo/chains/start-chains.ts'
import { SUI_FACTS } from '../../demo/chains/sui/facts.ts'
import { BEFORE_DYNAMIC_ENERGY, TRON_FACTS } from '../../demo/chains/tron/facts.ts'
import type { Deposit } from '../domain/payouts/deposit.ts'
import type { ChainNode, TransactionWatch, WalletSession } from './adapter.ts'
import { localNode, recordingSteps } from './local-node.fixture.ts'
import { SENDING_FAMILIES } from './sending-families.fixture.ts'
import type { SendingFamily } from './sending-family.fixture.ts'

const GWEI = 1_000_000_000n
const { gas } = APTOS_FACTS

/** The facts of each family, or why a condition means nothing for it. */
type Condition = { readonly [Family in keyof Required<ChangedFacts>]: Required<ChangedFacts>[Family] | string }

const CONDITIONS: readonly (readonly [string, Condition])[] = [
  [
    'where all costs ten times as much',
    {
      evm: { baseFee: 10n * GWEI, extraGas: 450_000n },
      solana: { lamportsPerByte: SOLANA_FACTS.lamportsPerByte * 10n, bid: 500_000 },
      sui: {
        referenceGasPrice: SUI_FACTS.referenceGasPrice * 10n,
        computation: SUI_FACTS.computation * 10n,
        coinStorage: SUI_FACTS.coinStorage * 10n,
      },
      aptos: {
        minGasUnits: APTOS_FACTS.minGasUnits * 10n,
        maxGasUnits: APTOS_FACTS.maxGasUnits * 10n,
        gas: { failure: gas.failure * 10n, transfer: gas.transfer * 10n, newStore: gas.newStore * 10n },
      },
      // Of energy what the limit of the fee allows (C11): the test of the limit below has the rest.
      tron: { energyPrice: 700n, bytePrice: TRON_FACTS.bytePrice * 10n, accountFee: TRON_FACTS.accountFee * 10n },
    },
  ],
  [
    'of the newest version',
    {
      evm: AFTER_NEXT_FORK,
      solana: { lamportsPerByte: 696n, reportedVersion: 1 },
      sui: { mocksGas: SUI_FACTS.mocksGas },
      aptos: APTOS_FACTS,
      tron: 'no proposal changes what a transfer of USDT costs',
    },
  ],
  [
    'of an old version',
    {
      evm: BEFORE_DENCUN,
      solana: { lamportsPerByte: 6960n },
      sui: { mocksGas: 'all', gasless: { coinTypes: [], least: 0n } },
      aptos: FACTS_BEFORE_AIP_141,
      tron: BEFORE_DYNAMIC_ENERGY,
    },
  ],
]

const NETWORKS = [...new Set(SENDING_FAMILIES.map(([, { network }]) => network))]
const machine = createMachine(findAnvil())
const started: Promise<LocalChains>[] = []
afterAll(() => Promise.all(started.map(async (chains) => (await chains).stop())))

/** Networks of their own, which are there before the tests of a block. */
function open(facts: ChangedFacts, networks: readonly LocalNetworkName[] = NETWORKS): () => LocalChains {
  let chains: LocalChains
  beforeAll(async () => {
    const starting = startChains({ networks, slotMs: 40, blockMs: 40, facts, machine })
    started.push(starting)
    chains = await starting
    if (machine.missing === null && chains.missing.length > 0) throw new Error(JSON.stringify(chains.missing))
  })
  return () => chains
}

interface Customer {
  readonly expect: ExpectStatic
  readonly family: SendingFamily
  readonly node: ChainNode
  readonly session: WalletSession
  readonly local: LocalChains['networks'][number]
  payout(): Promise<Deposit>
}

interface Test {
  readonly name: string
  readonly family: SendingFamily
  readonly expect: ExpectStatic
}

async function customerOf({ name, family, expect }: Test, chains: LocalChains): Promise<Customer> {
  const { adapter, network, coin, native, enough, wallet } = family
  const local = chains.networks.find((each) => each.network === network)!
  const session = await adapter.connect(wallet(local.rpcUrl), network)
  await local.fund(session.address, { [coin]: '50', native: String(Number(enough) * 10) })
  let payouts = 0
  const payout = async (): Promise<Deposit> => {
    const to = await local.port.depositAddress(`changed ${name} ${native} ${(payouts += 1)}`)
    return { network, coin, amount: '12.34', from: session.address, to, memo: null }
  }
  return { expect, family, node: localNode(chains.rpcUrls), session, local, payout }
}

const UNREACHABLE = 'unreachable'
const orUnreachable = <Answer>(asked: Promise<Answer>) =>
  asked.catch((error: unknown) => {
    if ((error as { code?: unknown }).code === 'network/unreachable') return UNREACHABLE
    throw error
  })

/** Checks and sends, and resolves once the transfer has arrived. */
async function sent({ expect, family: { adapter }, node, session }: Customer, deposit: Deposit) {
  const { network, coin, amount, from, to } = deposit
  await adapter.check(session, { network, coin, amount, from }, node)
  let since = -1
  const steps = { ...recordingSteps(), onAsking: async (newest: number) => void (since = newest) }
  const watch: TransactionWatch = await adapter.send(session, deposit, node, steps)
  await expect.poll(() => orUnreachable(watch.look()), { interval: 30, timeout: 10_000 }).toBe('confirmed')
  expect(await adapter.balance({ network, coin, address: to }, node)).toBe('12.340000')
  return { hash: watch.hash, bound: watch.bound, since }
}

const FAMILIES = SENDING_FAMILIES.map(([name, family]) => ({ name, family, key: familyOf(family.network) }))

describe.each(CONDITIONS)('on a network %s', (_, condition) => {
  const facts = Object.fromEntries(Object.entries(condition).filter(([, each]) => typeof each !== 'string'))
  const chains = open(
    facts,
    NETWORKS.filter((network) => familyOf(network) in facts),
  )

  it.concurrent.for(FAMILIES.filter(({ key }) => key in facts))(
    'a customer of $name is paid out twice, to new addresses [C9, C21, CHAIN-14]',
    { timeout: 30_000 },
    async ({ name, family }, context) => {
      if (name !== 'Solana') needsAnvil(context)
      const { expect } = context
      const customer = await customerOf({ name, family, expect }, chains())
      const { adapter, network, coin } = family
      const holding = { network, coin, address: customer.session.address }
      const startedAt = new Date()
      expect(await adapter.balance(holding, customer.node)).toBe('50.000000')
      for (const left of ['37.660000', '25.320000']) {
        const deposit = await customer.payout()
        expect(await adapter.findSent(deposit, startedAt, customer.node)).toBeNull()
        const { hash, since } = await sent(customer, deposit)
        expect(await adapter.balance(holding, customer.node)).toBe(left)
        for (const from of [since, startedAt])
          expect(await adapter.findSent(deposit, from, customer.node)).toMatchObject({ hash: hash })
      }
    },
  )
})

/** Makes all that has happened final, and has the node forget it. */
async function prune({ local }: Customer, { nodes }: LocalChains): Promise<void> {
  // Nobody asks whether a node has blocks that are as new as those that every one keeps.
  if (local.network === 'tron') await nodes.tron!.skipBlocks(300)
  await local.prune!()
}

describe.each([
  ['leaves out what it has pruned', 'leftOut', ['base', 'solana', 'tron', 'sui', 'aptos']],
  ['refuses what it has pruned', 'refused', ['base']],
] as const)('by a node that %s', (_, pruned, networks) => {
  const chains = open({ evm: { pruned } }, networks)
  const ofNetworks = FAMILIES.filter(({ family }) => networks.some((each) => each === family.network))

  it.concurrent.for(ofNetworks)(
    'a customer of $name is paid out, and a later page knows nothing of what is pruned [C13, C20, SAFE-E1]',
    { timeout: 30_000 },
    async ({ name, family }, context) => {
      if (name !== 'Solana') needsAnvil(context)
      const { expect } = context
      const customer = await customerOf({ name, family, expect }, chains())
      const { node } = customer
      const { adapter } = family
      const deposit = await customer.payout()
      const startedAt = new Date()
      await prune(customer, chains())
      expect([null, UNREACHABLE]).toContain(await orUnreachable(adapter.findSent(deposit, startedAt, node)))
      const { hash, since, bound } = await sent(customer, deposit)
      expect(await adapter.findSent(deposit, since, node)).toMatchObject({ hash: hash })

      await prune(customer, chains())
      const later = localNode(chains().rpcUrls)
      for (const from of [since, startedAt]) {
        expect(await orUnreachable(adapter.findSent(deposit, from, later))).toBe(UNREACHABLE)
        expect(await orUnreachable(adapter.findTransfers(deposit, from, later))).toBe(UNREACHABLE)
      }
      const watch = adapter.follow(deposit, hash, later, { since, isSeen: true, ...(bound && { bound }) })
      expect(['unseen', 'untraceable', 'seen', 'confirmed', UNREACHABLE]).toContain(await orUnreachable(watch.look()))
    },
  )
})
